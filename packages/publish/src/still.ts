import type { LanguageCode, Section } from '@mimar/document'
import { escapeText } from '@mimar/fields/escape-text'
import { composePage, SectionOnPage } from '@mimar/render'
import { entryFacts } from '@mimar/render/entries'
import { wordsIn } from '@mimar/sections'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { openingTag } from './escape.ts'
import type { PublishInput } from './output.ts'
import { canvasStyles } from './styles.ts'

/** Sections of the home page that fill a first screen and what is below it. */
const SHOWN = 4

/** The upper part of a site's home page as one page without scripts: to look at, small, in a list of sites. */
export function stillPage(
  input: Pick<PublishInput, 'site' | 'surroundings' | 'presentation' | 'fonts'>,
  language: LanguageCode,
): string {
  const { site, surroundings } = input
  const page = site.pages.find(({ path }) => path === '/') ?? site.pages[0]
  const upper = page && { ...page, sections: page.sections.slice(0, SHOWN), footer: [] as readonly Section[] }
  const around = { ...surroundings, wordsIn, entryFacts }
  const drawn = { site, language, mode: 'published', surroundings: around, pageIndex: 0 } as const
  const composed = upper && composePage({ ...drawn, page: upper })
  const { views } = input.presentation
  const body = composed?.sections.map((section) =>
    createElement(SectionOnPage, { composed: section, views, key: section.section.id }),
  )
  const root = openingTag('html', { lang: language, dir: composed?.dir ?? 'ltr', ...composed?.site.root })
  const head = `<meta charset="utf-8"><title>${escapeText(composed?.title ?? site.id)}</title><style>${canvasStyles({ ...input, catalog: surroundings.catalog }, language)}${STILL}</style>`
  return `<!doctype html>${root}<head>${head}</head><body inert>${renderToStaticMarkup(body)}</body></html>`
}

/** Nothing moves, scrolls or is pressed. */
const STILL = 'html{overflow:hidden}*,::before,::after{animation:none!important;transition:none!important}'
