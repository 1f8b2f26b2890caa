// Keeps the shell, so that the page opens at once and without a network. Games are always asked of
// the server: nothing under /api is ever kept.
const CACHE = "ludoteka-__VERSION__";
const SHELL = "__SHELL__";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("ludoteka-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/") || url.pathname === "/early.js")
    event.respondWith(asset(request));
});

/** A notice of one's turn leads to its table: in the tab that has it, or in one that shows the start page. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (wanted) => pages.find((page) => new URL(page.url).pathname === wanted);
  if (at(path)) return at(path).focus();
  const home = at("/");
  if (home) return (await home.navigate(path).catch(() => null))?.focus();
  return self.clients.openWindow(path);
}

/** The newest page where the server answers, the kept one where not. */
async function page(request) {
  try {
    const response = await fetch(request);
    if (response.ok) return response;
  } catch {
    // No network: the kept page says so itself.
  }
  return (await caches.match("/")) ?? Response.error();
}

/** Files with hashed names never change. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) (await caches.open(CACHE)).put(request, response.clone());
  return response;
}
