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

/** A file of its own, and the markup in it, which may ask for a script. */
interface Late {
  readonly file: OutputFile
  readonly markup: string
}

interface Drawn {
  readonly depends: readonly unknown[]
  readonly widgets: PageWidgets
  readonly late: readonly Late[]
}

/** By the settings of a site and by language: they stay while pages change. */
const made = new WeakMap<PublishInput['site']['settings'], Map<string, Drawn>>()

/** Draws the widgets of a site: once a language, since they know nothing of the page. */
export function createWidgets(
  input: PublishInput,
  scripts: ReturnType<typeof createScripts>,
  inline: (markup: string) => string,
) {
  const { site, surroundings, islands } = input
  const depends = [site.id, site.languages, site.theme, site.media, site.constants, site.events, surroundings, islands]
  const known = made.get(site.settings) ?? new Map<string, Drawn>()
  made.set(site.settings, known)
  const asked = new Map<string, PageWidgets>()
  const files: OutputFile[] = []
  const ask = (composed: ComposedPage): PageWidgets => {
    const before = known.get(composed.language)
    const isSame = before?.depends.every((one, index) => one === depends[index])
    const drawn = before && isSame ? before : { depends, ...drawWidgets(composed, input, scripts, inline) }
    known.set(composed.language, drawn)
    for (const { file, markup } of drawn.late) {
      files.push(file)
      scripts.of(markup)
    }
    asked.set(composed.language, drawn.widgets)
    return drawn.widgets
  }
  return {
    of: (composed: ComposedPage): PageWidgets => asked.get(composed.language) ?? ask(composed),
    /** The late widgets of the languages so far. */
    files: (): Iterable<OutputFile> => files,
  }
}

function drawWidgets(
  composed: ComposedPage,
  { site, surroundings }: PublishInput,
  scripts: ReturnType<typeof createScripts>,
  inline: (markup: string) => string,
): Omit<Drawn, 'depends'> {
  const stylesOf = (id: string) => shortTokens(minified(`widget ${id}`, widgetStyles[id] ?? ''), site)
  const addresses = new Map<string, string>()
  const facts = widgetFacts({ site, facts: composed.site, surroundings, late: addresses })
  const shown = widgets.filter((widget) => widget.isNeeded(facts))
  const late: Late[] = []
  for (const widget of shown.filter(({ place }) => place === 'late')) {
    const one = lateFile(widget, facts, scripts, { styles: stylesOf(widget.id), inline })
    addresses.set(widget.id, one.file.address)
    late.push(one)
  }
  const markup = inline(renderToStaticMarkup(createElement(Floating, { shown, facts })))
  const onPage = markup === '' ? [] : ['floating', ...shown.filter(({ place }) => place !== 'late').map(({ id }) => id)]
  const all = [markup, ...late.map(({ file }) => file.body)].join('')
  return {
    widgets: { markup, all, styles: onPage.map(stylesOf).join(''), providers: facts.scripts?.names ?? [] },
    late,
  }
}

/** Styles, markup and script of a late widget: a fragment that `late` puts at the end of the page. */
function lateFile(
  widget: Widget,
  facts: WidgetFacts,
  scripts: ReturnType<typeof createScripts>,
  { styles, inline }: { readonly styles: string; readonly inline: (markup: string) => string },
): Late {
  const markup = inline(renderToStaticMarkup(createElement(widget.View, { facts })))
  const script = scripts.of(markup)
  const text = `<style>${styles}</style>${markup}${script ? `<script src="${script}"></script>` : ''}`
  const address = `/widgets/${widget.id}-${facts.site.language}-${digest(text)}.html`
  return { file: plainFile(address, 'text/html; charset=utf-8', text, { isImmutable: true }), markup }
}
