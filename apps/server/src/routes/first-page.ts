// Streaming the first screen (SSR): the page on the canvas stands in the editor's first answer, and its program follows.
import { type Page, pageAt, primaryLanguage } from '@mimar/document'
import { include, type Person, rightsOn } from '../accounts/access.ts'
import { keyedFiles } from '../drafts/draft-pictures.ts'
import type { Snapshot } from '../store/sites.store.ts'
import type { EditorFiles } from './editor-files.ts'
import type { Parts } from './parts.ts'
import { scriptHash } from './way-in-page.ts'

/** So many pages are kept as they were drawn. */
const MOST = 32

/** The editor's page with a page of the site in it, and the scripts in it by their hashes. */
interface FirstPage {
  readonly html: string
  readonly scripts: readonly string[]
}

/** Who asks for which page. */
interface Wanted {
  readonly person: Person
  readonly site: string
  readonly path: string
  readonly language: string | undefined
}

interface Shown {
  readonly page: Page
  readonly language: string
  /** The editor's page as it was built. */
  readonly index: string
  readonly imageFiles: ReturnType<typeof keyedFiles>
}

/** Draws the page that somebody opens the editor at, once for all that it is drawn from. */
export class FirstPages {
  readonly #files: EditorFiles
  readonly #parts: Parts
  readonly #kept = new Map<string, Promise<FirstPage | undefined>>()

  constructor(files: EditorFiles, parts: Parts) {
    this.#files = files
    this.#parts = parts
  }

  /** Undefined for who does not edit the site, and where there is nothing to draw: the program draws it then. */
  async of({ person, site, path, language: asked }: Wanted): Promise<FirstPage | undefined> {
    if (person.guest || !include(await rightsOn(site, person, this.#parts.accounts), 'edit-site')) return undefined
    const row = await this.#parts.siteStore.find(site)
    if (!row || row.archived) return undefined
    const read = await this.#parts.sites.read(site, row)
    const page = read && (pageAt(read.site, path) ?? read.site.pages[0])
    if (!read || !page) return undefined
    const index = await this.#text('/index.html')
    if (!index) return undefined
    const { code } = read.site.languages.find((one) => one.code === asked) ?? primaryLanguage(read.site)
    const imageFiles = keyedFiles(site, await this.#parts.drawing.pictures(read.site), this.#parts)
    // Whether a site is paid for, and which files its pictures have, changes without a revision.
    const drawnFrom = scriptHash(JSON.stringify([read.site.constants, imageFiles, index]))
    const key = [site, read.revision, page.id, code, drawnFrom].join(' ')
    const known = this.#kept.get(key) ?? this.#draw(read, { page, language: code, index, imageFiles })
    this.#kept.delete(key)
    this.#kept.set(key, known)
    known.catch(() => this.#kept.delete(key))
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest)
    return known
  }

  async #draw(
    { site, revision }: Snapshot,
    { page, language, index, imageFiles }: Shown,
  ): Promise<FirstPage | undefined> {
    const [listener, loader, styles] = await Promise.all(
      ['/first/listener.js', '/first/loader.js', '/first/canvas.css'].map((file) => this.#text(file)),
    )
    if (!listener || !loader || styles === undefined) return undefined
    const { drawing } = this.#parts
    const address = `/api/v1/sites/${encodeURIComponent(site.id)}/canvas.css?lang=${encodeURIComponent(language)}`
    // Before the styles, which scripts after them wait for: nothing is pressed in vain once the page is seen.
    const head = `<script>${listener}</script><link rel="stylesheet" href="${escaped(address)}" data-worn=""><style data-first="">${styles}</style>`
    const drawn = await drawing.firstPage(site, page, { language, imageFiles, head })
    const said = JSON.stringify({ revision, page: page.id, language })
    const html = withShell(index, `data-first="${escaped(said)}" srcdoc="${escaped(drawn)}"`, loader)
    return { html, scripts: [listener, loader].map(scriptHash) }
  }

  async #text(file: string): Promise<string | undefined> {
    return (await this.#files.find(file))?.bytes.toString()
  }
}

/** The editor's page with its frame in it, as its program draws it first; the program itself comes by the loader. */
function withShell(index: string, frame: string, loader: string): string {
  const [tag = '', program = ''] = /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/.exec(index) ?? []
  const preloads = [...index.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g)]
  const parts = [program, ...preloads.map(([, address = '']) => address)].join(' ')
  const without = [tag, ...preloads.map(([link]) => link)].reduce((page, one) => page.replace(one, ''), index)
  const shell = `<div data-first=""><div><main><div><iframe title="Mimar" ${frame}></iframe><div></div></div></main></div></div><div role="status" aria-live="polite" data-notices=""></div><div class="only-heard" role="status" aria-live="polite"></div>`
  const script = `<script data-program="${escaped(parts)}">${loader}</script>`
  return without
    .replace('</head>', () => `<style>${SHELL}</style></head>`)
    .replace('<div id="editor"></div>', () => `<div id="editor">${shell}</div>${script}`)
}

/** As high and wide as the program will have it: the bar is not there yet. */
const SHELL =
  'div[data-first]{height:100%;box-sizing:border-box;padding-block-start:48px}div[data-first] :is(div,main,iframe:not([style])){display:block;height:100%;width:100%;border:0}div[data-first] iframe+div{height:0!important}div[data-first] iframe{background:#fff}@media(max-width:767px){div[data-first]{padding-block:52px 57px}}'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
