import type { OutputFile } from './output.ts'

/**
 * A file of a site that stands below a path of its host (its base path, LINK-8). Addresses from the root of the host
 * begin with that path. `base` is `/path`, '' changes nothing. Texts are never touched, for quotes in them are escaped.
 */
export function placeBelow(base: string, file: OutputFile): OutputFile {
  if (base === '' || typeof file.body !== 'string') return file
  const movedTo = file.movedTo === undefined ? {} : { movedTo: base + file.movedTo }
  if (file.type.startsWith('application/manifest+json')) return { ...file, body: manifestBelow(base, file.body) }
  return file.type.startsWith('text/html') ? { ...file, ...movedTo, body: markupBelow(base, file.body) } : file
}

/** Where an installed site begins, how far it goes, and its icons. */
const manifestBelow = (base: string, manifest: string): string =>
  manifest.replace(/"(start_url|scope|src)":"\/(?!\/)/g, `"$1":"${base}/`)

/** Attributes that hold one address. */
const ADDRESS = / (href|src|action|formaction|poster|data-rest|data-late|data-program|data-index)="\/(?!\/)/g
/** Attributes that hold several, each before the width of its picture. */
const SOURCES = / (srcset|imagesrcset)="([^"]*)"/gi
const STYLES = /<style>[\s\S]*?<\/style>| style="[^"]*"/g
const IN_STYLES = /url\(((?:&quot;|&#x27;|["'])?)\/(?!\/)/g
const REFRESH = / content="0;url=\/(?!\/)/g

function markupBelow(base: string, markup: string): string {
  return markup
    .replace(ADDRESS, ` $1="${base}/`)
    .replace(
      SOURCES,
      (_, name: string, list: string) => ` ${name}="${list.replace(/(^|,\s*)\/(?!\/)/g, `$1${base}/`)}"`,
    )
    .replace(STYLES, (style) => style.replace(IN_STYLES, `url($1${base}/`))
    .replace(REFRESH, ` content="0;url=${base}/`)
}
