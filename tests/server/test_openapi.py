"""The OpenAPI description is true: schemathesis asks for all it describes, rightly and wrongly."""

import itertools

import extent
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.python import asgi
from schemathesis.specs.openapi import checks
from server.visits import a_house, a_scene, bearing

from ludoteka.server.app import make_app
from ludoteka.server.http.endpoints import ENDPOINTS

FEW = settings(
    max_examples=extent.much(15, 6),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
# What has the right form may still be no game, no option, no token of anybody.
NOT_KEPT = [checks.positive_data_acceptance]
STAGES = ("gathering", "full", "running", "finished")
NAMES = [f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS]


@pytest.fixture
def app(tmp_path):
    """A new one for each test: schemathesis closes it behind every test."""
    return make_app(a_house(tmp_path))


@pytest.fixture
def described(app):
    found = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    rejection = found.config.checks.negative_data_rejection
    rejection.expected_statuses = [*rejection.expected_statuses, "413"]
    return found


@pytest.mark.parametrize("name", NAMES)
def test_requests_of_anybody(described, name):
    method, path = name.split()
    operation = described[path][method]
    cases = operation.as_strategy()
    if operation.body or operation.query or operation.path_parameters:
        cases |= operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @FEW
    @given(case=cases)
    def ask(case):
        case.call_and_validate(excluded_checks=NOT_KEPT)

    ask()


@pytest.mark.parametrize("name", [name for name in NAMES if "{table}" in name])
def test_requests_of_the_people_at_a_table(app, described, name):
    method, path = name.split()
    stages = itertools.cycle(STAGES)

    @FEW
    @given(case=described[path][method].as_strategy())
    def ask(case):
        with asgi.get_client(app) as client:
            scene = a_scene(client, next(stages))
        case.path_parameters["table"] = scene.id
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = 0
        case.call_and_validate(headers=bearing(scene.host, scene.ann), excluded_checks=NOT_KEPT)

    ask()
