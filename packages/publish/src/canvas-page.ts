// Server-side rendering (SSR) of the page on the canvas, before the editor's program is there.
import { type LanguageCode, narrowedFields, type Page, type Section } from '@mimar/document'
import { findField } from '@mimar/fields'
import { type ComposedSection, composePage, FIRST_SECTIONS, LONG_PAGE, pageParts, SectionOnPage } from '@mimar/render'
import { entryFacts } from '@mimar/render/entries'
import { wordsIn } from '@mimar/sections'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { openingTag } from './escape.ts'
import type { PublishInput } from './output.ts'

interface CanvasInput extends Pick<PublishInput, 'site' | 'surroundings' | 'presentation'> {
  readonly page: Page
}

/** What stands in the document beside the page itself, as markup. */
interface Around {
  readonly head: string
}

/** A page as the canvas draws it first, as a whole document; texts that can be typed in are marked `data-words`. */
export function canvasPage(input: CanvasInput, language: LanguageCode, { head }: Around): string {
  const { site, page } = input
  const surroundings = { ...input.surroundings, wordsIn, entryFacts }
  const composed = composePage({ site, page, language, mode: 'canvas', surroundings })
  const isLong = page.sections.length > LONG_PAGE
  const { before, own, after } = pageParts(composed, page.sections)
  const draw = (sections: readonly ComposedSection[]) => sections.map((one) => drawSection(one, input)).join('')
  const root = openingTag('html', { lang: language, dir: composed.dir, ...composed.site.root, 'data-canvas': '' })
  const main = `<main${isLong ? ' data-long=""' : ''}>${draw(isLong ? own.slice(0, FIRST_SECTIONS) : own)}</main>`
  const body = `${draw(before)}${main}${draw(after)}`
  return `<!doctype html>${root}<head><meta charset="utf-8">${head}</head><body tabindex="-1">${body}</body></html>`
}

function drawSection(composed: ComposedSection, { presentation }: CanvasInput): string {
  const markup = renderToStaticMarkup(createElement(SectionOnPage, { composed, views: presentation.views }))
  return markup.replaceAll(/ data-field="([^"]+)"/g, (mark, path: string) =>
    isText(composed.section, composed.template, path) ? `${mark} data-words=""` : mark,
  )
}

function isText(section: Section, template: ComposedSection['template'], path: string): boolean {
  const found = template && findField(narrowedFields(section, template.fields), section.content, path)
  return found?.ok === true && found.field.kind === 'text'
}
