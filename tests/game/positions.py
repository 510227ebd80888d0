"""The way of the browser's tests to `played`."""

from tests.engine.table import played as played
