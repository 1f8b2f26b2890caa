"""What must always hold: each check is a function of a moment that returns what it finds."""

from walker.checks.accessible import axe_is_clean
from walker.checks.acting import (
    asked_person_can_act,
    choices_are_in_sight,
    moves_get_through,
    page_is_not_stuck,
)
from walker.checks.complaints import no_errors, refusals_are_told
from walker.checks.finding import Finding, Moment
from walker.checks.focus import focus_is_sensible
from walker.checks.looks import hidden_parts_stand_still, overlays_stand_apart, text_is_whole
from walker.checks.seats import page_shows_its_seats, seats_are_kept
from walker.checks.secrets import secrets_are_kept

# What was said is said: these are not asked again.
AT_ONCE = (no_errors, refusals_are_told)
# About whoever is asked to act.
ACTING = (asked_person_can_act, choices_are_in_sight)
# What may still be on its way is looked at twice.
LASTING = (
    seats_are_kept,
    page_shows_its_seats,
    page_is_not_stuck,
    moves_get_through,
    *ACTING,
    text_is_whole,
    overlays_stand_apart,
    hidden_parts_stand_still,
    focus_is_sensible,
    secrets_are_kept,
    axe_is_clean,
)

__all__ = ["ACTING", "AT_ONCE", "LASTING", "Finding", "Moment"]
