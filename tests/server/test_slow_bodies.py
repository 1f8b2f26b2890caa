"""Requests whose bodies come slowly: what holds is what is so when they have come."""

import asyncio
from contextlib import asynccontextmanager

import httpx
from server.guests import in_a_loop
from server.visits import a_house, answer, bearing

from ludoteka.server.app import make_app

NEW = {"game": "envyra", "seats": [{"kind": "device"}, {"kind": "device"}]}


@asynccontextmanager
async def calling(house):
    """A client of the application; it sends a body as it comes."""
    await house.open()
    wire = httpx.ASGITransport(make_app(house))
    async with httpx.AsyncClient(transport=wire, base_url="http://table.test") as client:
        yield client
    await house.close()


@in_a_loop
async def test_whose_seat_is_taken_over_while_its_body_comes_can_not_take_it_back(tmp_path):
    async with calling(a_house(tmp_path)) as client:
        told = answer(await client.post("/api/tables", json=NEW))
        path, old = f"/api/tables/{told['table']['id']}", bearing(told["seats"]["0"])
        answer(await client.post(f"{path}/start", headers=bearing(told["host"])))
        taken = []

        async def slowly():
            yield b"{"
            link = answer(await client.post(f"{path}/seats/0/handover", headers=old))
            form = {"handover": link["handover"]}
            taken.append(answer(await client.post(f"{path}/takeover", json=form)))
            yield b"}"

        late = await client.post(f"{path}/seats/0/handover", headers=old, content=slowly())
        assert taken[0]["seat"] == 0
        assert late.status_code == 403
        assert late.json()["error"] == "not-your-seat"
        new = bearing(taken[0]["token"])
        answer(await client.post(f"{path}/seats/0/handover", headers=new))


@in_a_loop
async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr("ludoteka.server.http.request.BODY_SECONDS", 0.05)
    async with calling(a_house(tmp_path)) as client:
        told = answer(await client.post("/api/tables", json=NEW))
        ended = f"/api/tables/{told['table']['id']}/end"
        never = asyncio.Event()

        async def stuck():
            yield b"{"
            await never.wait()

        late = await client.post(ended, headers=bearing(told["host"]), content=stuck())
        assert (late.status_code, late.json()["error"]) == (408, "too-slow")
        answer(await client.post(ended, headers=bearing(told["host"])))
