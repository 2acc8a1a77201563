import type { ComposedPage } from '@mimar/render'
import { widgetFacts } from '@mimar/render'
import { widgetStyles } from '@mimar/sections/styles'
import { Floating, type Widget, type WidgetFacts, widgets } from '@mimar/sections/widgets'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { digest } from './digest.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'
import type { createScripts } from './scripts.ts'
import { minified } from './styles.ts'
import { shortTokens } from './tokens.ts'

/** What every page of one language floats over itself. */
interface PageWidgets {
  readonly markup: string
  /** Markup of all that may come over a page, now or later. */
  readonly all: string
  readonly styles: string
  /** Whose scripts it may load. */
  readonly providers: readonly string[]
}

/** Draws the widgets of a site: once a language, since they know nothing of the page. */
export function createWidgets(
  input: PublishInput,
  scripts: ReturnType<typeof createScripts>,
  inline: (markup: string) => string,
) {
  const made = new Map<string, PageWidgets>()
  const files: OutputFile[] = []
  const stylesOf = (id: string) => shortTokens(minified(`widget ${id}`, widgetStyles[id] ?? ''), input.site)
  const draw = (composed: ComposedPage): PageWidgets => {
    const late = new Map<string, string>()
    const before = files.length
    const { site, surroundings } = input
    const facts = widgetFacts({ site, facts: composed.site, surroundings, late })
    const shown = widgets.filter((widget) => widget.isNeeded(facts))
    for (const widget of shown.filter(({ place }) => place === 'late')) {
      const file = lateFile(widget, facts, scripts, { styles: stylesOf(widget.id), inline })
      late.set(widget.id, file.address)
      files.push(file)
    }
    const markup = inline(renderToStaticMarkup(createElement(Floating, { shown, facts })))
    const onPage =
      markup === '' ? [] : ['floating', ...shown.filter(({ place }) => place !== 'late').map(({ id }) => id)]
    const all = [markup, ...files.slice(before).map(({ body }) => body)].join('')
    return {
      markup,
      all,
      styles: onPage.map(stylesOf).join(''),
      providers: facts.scripts?.names ?? [],
    }
  }
  return {
    of(composed: ComposedPage): PageWidgets {
      const known = made.get(composed.language) ?? draw(composed)
      made.set(composed.language, known)
      return known
    },
    /** The late widgets of the languages so far. */
    files: (): Iterable<OutputFile> => files,
  }
}

/** Styles, markup and script of a late widget: a fragment that `late` puts at the end of the page. */
function lateFile(
  widget: Widget,
  facts: WidgetFacts,
  scripts: ReturnType<typeof createScripts>,
  { styles, inline }: { readonly styles: string; readonly inline: (markup: string) => string },
): OutputFile {
  const markup = inline(renderToStaticMarkup(createElement(widget.View, { facts })))
  const script = scripts.of(markup)
  const text = `<style>${styles}</style>${markup}${script ? `<script src="${script}"></script>` : ''}`
  const address = `/widgets/${widget.id}-${facts.site.language}-${digest(text)}.html`
  return plainFile(address, 'text/html; charset=utf-8', text, { isImmutable: true })
}
