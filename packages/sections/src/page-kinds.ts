/** Kinds of new pages, in the order they are offered. */
export const PAGE_KINDS = [
  'rooms',
  'restaurant',
  'events',
  'services',
  'about',
  'contact',
  'pictures',
  'blank',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]
