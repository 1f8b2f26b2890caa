"""From longitude and latitude to the board: crowded places get more room than empty ones."""

from __future__ import annotations

import numpy as np

from .atlas import MIDDLE, Points

# How much width a degree of longitude gets up to a longitude, and height up to a latitude.
LONGITUDES = [
    (-134, 0.5), (-100, 0.94), (-60, 1.04), (-36, 0.98), (-17, 0.42), (-8, 1.0), (30, 1.08),
    (62, 1.2), (92, 1.0), (128, 1.14), (152, 1.04), (200, 0.4),
]  # fmt: skip
LATITUDES = [
    (-40, 0.62), (-24, 0.92), (24, 1.06), (44, 1.14), (58, 1.12), (66, 0.92), (72, 0.64),
    (86, 0.34),
]  # fmt: skip
SMOOTH = 7.0

# Magnifying (or shrinking) glasses: longitude, latitude, radius in radians on the map, strength.
LENSES = [
    (14.0, 49.5, 1.02, 1.62),  # Europe
    (104.0, 36.0, 0.60, 0.66),  # China is closed: its neighbours get what it does not need
    (44.0, 34.0, 0.54, 1.34),  # Turkey, Levant, Iran
    (111.0, 12.5, 0.50, 1.30),  # Vietnam, Thailand, the Philippines
    (-76.5, 19.8, 0.28, 1.55),  # the Caribbean
    (130.0, 36.5, 0.26, 1.34),  # South Korea and Japan
]


def _stretch(low: float, high: float, steps: list[tuple[int, float]]) -> tuple[Points, Points]:
    """Places along an axis and where they come to lie: densities smoothed and summed up."""
    places = np.linspace(low, high, 4001)
    ends = np.array([end for end, _ in steps], dtype=np.float64)
    density = np.array([value for _, value in steps])[np.searchsorted(ends, places)]
    half = int(SMOOTH / (places[1] - places[0]))
    window = np.hanning(2 * half + 1)
    density = np.convolve(np.pad(density, half, mode="edge"), window / window.sum(), mode="valid")
    steps_up = (density[1:] + density[:-1]) / 2 * np.diff(places)
    return places, np.concatenate([[0.0], np.cumsum(steps_up)])


LONGITUDE_AXIS = _stretch(-175, 200, LONGITUDES)
LATITUDE_AXIS = _stretch(-60, 86, LATITUDES)


def _flat(points: Points) -> Points:
    """Natural Earth's narrowing towards the poles, but milder: the board is a rectangle."""
    longitude, latitude = points[:, 0], points[:, 1]
    angle = np.radians(np.clip(latitude, -58, 86))
    square = angle**2
    fourth = square**2
    narrow = 1 - 0.151578 * square
    narrow += fourth * (-0.015839 + fourth * (0.004561 * square - 0.001756 * fourth))
    across = np.interp(longitude, *LONGITUDE_AXIS) - np.interp(MIDDLE, *LONGITUDE_AXIS)
    up = np.interp(latitude, *LATITUDE_AXIS) - np.interp(0.0, *LATITUDE_AXIS)
    return np.column_stack(
        [np.radians(across) * (0.25 + 0.75 * narrow) * 0.87, np.radians(up) * 1.235]
    )


def _magnify(points: Points, centre: Points, radius: float, strength: float) -> Points:
    """Push points away from the centre of a lens; nothing moves beyond its rim."""
    away = points - centre
    share = np.minimum(np.hypot(away[:, 0], away[:, 1]) / radius, 1.0)
    return centre + away * (1 + (strength - 1) * (1 - share**2) ** 2)[:, None]


def project(points: Points) -> Points:
    """To the plane of the board, y downwards; its place and scale are found later."""
    flat = _flat(points)
    centres = _flat(np.array([lens[:2] for lens in LENSES]))
    for index, (_, _, radius, strength) in enumerate(LENSES):
        centre = centres[index : index + 1].copy()
        flat = _magnify(flat, centre, radius, strength)
        centres = _magnify(centres, centre, radius, strength)
    return flat * (1, -1)
