import type { Site } from '@mimar/document'
import type { Surroundings } from '@mimar/render'
import type { TemplatePresentation } from '@mimar/sections'

/** What a site is published from. The same input gives the same bytes. */
export interface PublishInput {
  readonly site: Site
  /** Where visitors read it, without a slash at the end: `https://dar-alrumman.example`. */
  readonly origin: string
  /** The day on which it is drawn where its owner is, `2026-12-31`: calendars begin with what lies ahead. */
  readonly today: string
  /** What Mimar itself says is added here, in all languages. */
  readonly surroundings: Omit<Surroundings, 'wordsIn'>
  /** How the templates of `surroundings.catalog` are drawn. */
  readonly presentation: TemplatePresentation
  /** The subset of each font the site needs, by `FontNeed.key`; one that is missing is drawn by the visitor's own fonts. */
  readonly fonts: ReadonlyMap<string, Uint8Array>
  /** Visitor scripts by name, each a program of its own. */
  readonly islands: { readonly [name: string]: string }
}

/** One file that visitors can ask for. */
export interface OutputFile {
  /** Below the folder a static host serves: `Rooms/index.html`. */
  readonly path: string
  /** What visitors ask for: `/Rooms/`. */
  readonly address: string
  readonly type: string
  readonly body: string | Uint8Array
  /** Its address changes when its bytes do. */
  readonly isImmutable: boolean
  /** Whom the page may ask besides its own host: providers of the site, and hosts of what stands in its frames. */
  readonly allows?: string
  /** Where it moved to: hosting sends visitors there; a static host shows the file, which does the same. */
  readonly movedTo?: string
}

/** A page as a file: `/Rooms/` lies in `Rooms/index.html`. */
export function pageFile(address: string, html: string, allows = ''): OutputFile {
  const path = address.endsWith('/') ? `${address.slice(1)}index.html` : address.slice(1)
  const file = { path, address, type: 'text/html; charset=utf-8', body: html, isImmutable: false }
  return allows === '' ? file : { ...file, allows }
}

/** What leads to another page: hosting sends visitors there; on a static host the page does, whose script keeps the query. */
export function movedPage(from: string, to: string, { origin, script }: Moving): OutputFile {
  const refresh = `<meta http-equiv="refresh" content="0;url=${to}">`
  const without = script ? `<noscript>${refresh}</noscript>` : refresh
  const head = `<meta charset="utf-8">${without}<link rel="canonical" href="${origin}${to}"><title>→</title>`
  const leading = script ? `<script src="${script}"></script>` : ''
  const body = `<body><a href="${to}">→</a>${leading}</body>`
  return { ...pageFile(from, `<!doctype html><html><head>${head}</head>${body}</html>`), movedTo: to }
}

interface Moving {
  readonly origin: string
  /** The address of the script that leads on. */
  readonly script: string | undefined
}

/** Any other file, lying where it is asked for. */
export function plainFile(
  address: string,
  type: string,
  body: string | Uint8Array,
  { isImmutable = false } = {},
): OutputFile {
  return { path: address.slice(1), address, type, body, isImmutable }
}
