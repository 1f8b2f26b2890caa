import { describe, expect, it } from "vitest";
import { pass, type SharedDevice } from "$/table/handover";

const device = (more: Partial<SharedDevice>): SharedDevice => ({
  waited: [],
  eyes: null,
  curtain: null,
  secret: true,
  exposed: false,
  handed: false,
  kept: false,
  ...more,
});

describe("a device that several people share", () => {
  it("stays with whoever is waited for, and with whoever looks while nobody here is", () => {
    expect(pass(device({ waited: [0, 2], eyes: 2 }))).toEqual({ to: "stay" });
    expect(pass(device({ eyes: 2 }))).toEqual({ to: "stay" });
    expect(pass(device({ eyes: 2, secret: false }))).toEqual({ to: "stay" });
  });

  it("has the curtain down before another one looks, where something is secret", () => {
    expect(pass(device({ waited: [1, 2], eyes: 0 }))).toEqual({ to: "curtain", seat: 1 });
    expect(pass(device({ waited: [1, 2], curtain: 2 }))).toEqual({ to: "stay" });
    expect(pass(device({ waited: [1], curtain: 2 }))).toEqual({ to: "curtain", seat: 1 });
    expect(pass(device({ waited: [1] }))).toEqual({ to: "curtain", seat: 1 });
  });

  it("just looks with the eyes of whoever is to act, where nothing is", () => {
    expect(pass(device({ waited: [1], eyes: 0, secret: false }))).toEqual({ to: "eyes", seat: 1 });
    expect(pass(device({ waited: [1], secret: false }))).toEqual({ to: "eyes", seat: 1 });
    expect(pass(device({ waited: [1], curtain: 0, secret: false }))).toEqual({ to: "eyes", seat: 1 });
    expect(pass(device({ curtain: 0, secret: false }))).toEqual({ to: "eyes", seat: 0 });
    expect(pass(device({ secret: false }))).toEqual({ to: "stay" });
  });

  it("has the curtain down when something becomes secret while all look", () => {
    expect(pass(device({ waited: [0, 1], eyes: 1, exposed: true }))).toEqual({ to: "curtain", seat: 1 });
    expect(pass(device({ waited: [0], eyes: 1, exposed: true }))).toEqual({ to: "curtain", seat: 0 });
    expect(pass(device({ eyes: 1, exposed: true }))).toEqual({ to: "nobody" });
    expect(pass(device({ waited: [0, 1], eyes: 1, exposed: true, secret: false }))).toEqual({ to: "stay" });
  });

  it("shows what everybody may see while it waits for others", () => {
    expect(pass(device({ curtain: 1 }))).toEqual({ to: "nobody" });
    expect(pass(device({}))).toEqual({ to: "stay" });
  });

  it("does nothing of its own while somebody has let the curtain down, or looks out of turn", () => {
    for (const secret of [true, false]) {
      expect(pass(device({ waited: [1], curtain: 0, handed: true, secret }))).toEqual({ to: "stay" });
      expect(pass(device({ waited: [1], eyes: 0, kept: true, secret }))).toEqual({ to: "stay" });
    }
  });
});
