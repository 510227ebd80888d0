"""The facts in the footer of a parquet file: how many values the file holds, known before they are unpacked.

A few bytes of parquet can stand for any number of values. The footer is written in Thrift's compact protocol. This
module reads the parts of the protocol that parquet uses. Bytes that are no footer raise ValueError.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

MAGIC: Final = b"PAR1"
DEEPEST: Final = 16
"""How deep structs may be nested; a real footer has five levels."""
_ROWS, _GROUPS, _COLUMNS, _ABOUT, _VALUES, _BYTES = 3, 4, 1, 3, 5, 6
"""The numbers of the fields that are read, in the file, in a row group, in a column and in the metadata of a column."""


class Facts(NamedTuple):
    """The number of rows, the number of values in all columns, and the size in bytes of these values when unpacked."""

    rows: int
    values: int
    unpacked: int


def facts_of(data: bytes) -> Facts:
    """Return the facts in the footer. Raises ValueError if there is no footer."""
    length = int.from_bytes(data[-8:-4], "little")
    if len(data) < 12 or data[:4] != MAGIC or data[-4:] != MAGIC or length > len(data) - 12:
        raise ValueError("a frame is no parquet")
    try:
        about = _Footer(data[-8 - length : -8]).struct()
        columns = [column[_ABOUT] for group in about[_GROUPS] for column in group[_COLUMNS]]
        facts = Facts(about[_ROWS], sum(one[_VALUES] for one in columns), sum(one[_BYTES] for one in columns))
    except (IndexError, KeyError, TypeError):
        raise ValueError("the footer of a frame cannot be read") from None
    if min(facts) < 0 or any(min(one[_VALUES], one[_BYTES]) < 0 for one in columns):
        raise ValueError("the footer of a frame counts below none")
    return facts


class _Footer:
    """A reader of Thrift's compact protocol, from the first byte on. Raises IndexError if the bytes end too soon."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def struct(self, depth: int = 0) -> dict[int, Any]:
        """Return the fields of a struct by their numbers."""
        if depth > DEEPEST:
            raise ValueError("the footer of a frame goes too deep")
        fields: dict[int, Any] = {}
        number = 0
        while head := self._byte():
            number = number + (head >> 4) if head >> 4 else self._signed()
            fields[number] = self._value(head & 15, depth, in_list=False)
        return fields

    def _value(self, kind: int, depth: int, in_list: bool) -> Any:
        match kind:
            case 1 | 2:
                return self._byte() == 1 if in_list else kind == 1
            case 3:
                return self._byte()
            case 4 | 5 | 6:
                return self._signed()
            case 7:
                return self._bytes(8)
            case 8:
                return self._bytes(self._unsigned())
            case 9 | 10:
                head = self._byte()
                size = head >> 4 if head >> 4 < 15 else self._unsigned()
                if size > len(self._data):  # each value needs at least one byte
                    raise ValueError("the footer of a frame is cut off")
                return [self._value(head & 15, depth + 1, in_list=True) for _ in range(size)]
            case 12:
                return self.struct(depth + 1)
        raise ValueError("the footer of a frame cannot be read")

    def _byte(self) -> int:
        self._at += 1
        return self._data[self._at - 1]

    def _bytes(self, count: int) -> bytes:
        self._at += count
        if self._at > len(self._data):
            raise IndexError
        return self._data[self._at - count : self._at]

    def _unsigned(self) -> int:
        found = shift = 0
        while (byte := self._byte()) >= 128:
            found |= (byte & 127) << shift
            shift += 7
            if shift > 63:
                raise ValueError("the footer of a frame has a number without end")
        return found | byte << shift

    def _signed(self) -> int:
        found = self._unsigned()
        return found >> 1 ^ -(found & 1)
