import type { Page, Section, Site } from '@mimar/document'
import { createComposer, type Surroundings } from '@mimar/render'
import { starterIcons } from '@mimar/sections/starters'

/** Everything a page is drawn by, as one sheet: what it wears now, with a theme that is still being tried. */
export function sheetOf(page: Document): string {
  return [...page.styleSheets, ...page.adoptedStyleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('\n')
}

const STANDS = `
html, body { overflow: hidden; height: 100%; }
body { display: grid; align-content: safe center; }
body[data-stands="start"] { align-content: start; }
body[data-stands="end"] { align-content: end; }
`

/** Makes an empty document look like another. */
export function dressAs(page: Document, like: Document, sheet: string, stands: 'start' | 'center' | 'end'): void {
  const view = page.defaultView as Window & typeof globalThis
  const made = new view.CSSStyleSheet()
  made.replaceSync(sheet + STANDS)
  page.adoptedStyleSheets = [made]
  for (const { name, value } of like.documentElement.attributes)
    if (/^(?:lang|dir|data-(?!canvas).*)$/.test(name)) page.documentElement.setAttribute(name, value)
  page.body.dataset.stands = stands
}

interface AloneOn {
  readonly site: Site
  readonly page: Page
  readonly language: string
  readonly surroundings: Surroundings
}

/** Enough for a picture of a few hundred pixels. */
const SMALL = 480

/** Composes sections as if they stood alone on a page of the site, with small pictures. */
export function composeAlone(own: readonly Section[], { site, page, language, surroundings }: AloneOn) {
  const alone = { ...page, sections: own, footer: [] }
  const { sections } = createComposer()({
    ...{ site, page: alone, language, mode: 'published', pageIndex: 0 },
    surroundings: smallSurroundings(surroundings),
  })
  return sections.filter(({ section }): boolean => own.includes(section))
}

const known = new WeakMap<Surroundings, Surroundings>()

function smallSurroundings(full: Surroundings): Surroundings {
  const made = known.get(full) ?? {
    wordsIn: full.wordsIn,
    catalog: full.catalog,
    icon: (name: string) => full.icon(name) ?? starterIcons[name],
    imageFiles: (media: Parameters<Surroundings['imageFiles']>[0]) => {
      const files = full.imageFiles(media).filter(({ shape }) => shape === 'full')
      const small = files.filter(({ width }) => width <= SMALL)
      return small.length > 0 ? small : files
    },
  }
  known.set(full, made)
  return made
}
