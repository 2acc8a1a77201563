/** A host of an owner's own, as https origin: no wildcard, port or path, so that it opens that host and nothing beside it. */
export const ORIGIN = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/
