# Read by Voila, which hands it `get_config`.
from holding_on.server.settings import configure_pages

configure_pages(get_config())  # type: ignore[name-defined]  # noqa: F821
