// Which page is shown, by the address; links within the site change it without a reload.

export type PageName = "home" | "table" | "replay" | "rules" | "lost";

export interface Route {
  name: PageName;
  /** Of the table, or of the game whose rules are shown. */
  id: string;
  query: URLSearchParams;
  /** With its `#`, or empty. */
  hash: string;
}

const PAGES: PageName[] = ["table", "replay", "rules"];

/** The page that an address names. */
export function routeOf(url: URL): Route {
  const parts = url.pathname.split("/").filter((part) => part !== "");
  const found = { query: url.searchParams, hash: url.hash };
  if (parts.length === 0) return { name: "home", id: "", ...found };
  const page = PAGES.find((name) => name === parts[0]);
  const id = decoded(parts[1] ?? "");
  if (!page || parts.length !== 2 || id === "") return { name: "lost", id: "", ...found };
  return { name: page, id, ...found };
}

/** A part of an address as it was meant; empty if it is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

const START = new URL(globalThis.location?.href ?? "http://localhost/");

export const route: Route = $state(routeOf(START));

/** Go to an address of this site; `replace` leaves no way back to the present one. */
export function go(path: string, replace = false): void {
  const url = new URL(path, location.href);
  if (replace) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
  readAddress();
}

function readAddress(): void {
  Object.assign(route, routeOf(new URL(location.href)));
}

/** The address of our own that a click asks for in this window; null if the browser is to go there. */
function wantedAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return null;
  return routeOf(url).name === "lost" ? null : url.href;
}

/** Follow links and the browser's own buttons; called once, when the page starts. */
export function followAddress(): void {
  document.addEventListener("click", (event) => {
    const address = wantedAddress(event);
    if (address === null) return;
    event.preventDefault();
    if (address !== location.href) go(address);
    else readAddress();
  });
  window.addEventListener("popstate", readAddress);
  window.addEventListener("hashchange", readAddress);
}
