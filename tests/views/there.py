"""What a test knows to be there, although a view may have None in its place."""

from typing import TypeVar

Thing = TypeVar("Thing")


def there(thing: Thing | None) -> Thing:
    """Return a thing of a view; fails where there is none."""
    assert thing is not None
    return thing
