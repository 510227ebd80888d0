"""The way of the browser's tests to the twelfth scenario."""

from tests.content.twelfth import SCENARIO as SCENARIO
from tests.content.twelfth import twelfth as twelfth
