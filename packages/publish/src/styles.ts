import type { LanguageCode, Site } from '@mimar/document'
import { fontFamilies, themeStyles } from '@mimar/render'
import { templates } from '@mimar/sections/definitions'
import { baseStyles, templateStyles } from '@mimar/sections/styles'
import { transform } from 'lightningcss'
import { fontFaces } from './fonts/faces.ts'
import { fontUses } from './fonts/needs.ts'
import type { PublishInput } from './output.ts'

/** What only whole pages have. */
const PAGE_STYLES = `
.skip-link {
  position: absolute;
  inset-block-start: var(--s2);
  inset-inline-start: var(--s2);
  z-index: 60;
  padding: var(--s3) var(--s5);
  border-radius: var(--r-input);
  color: var(--on-action);
  background: var(--action);
}
.skip-link:not(:focus) {
  clip-path: inset(50%);
}
.not-found {
  min-height: 70svh;
  padding-block-start: calc(var(--section) + 96px);
}
.not-found p {
  max-width: 34em;
  margin-block-start: var(--s5);
}
`

/** What every page of a language shares: theme, fonts, base. */
export function languageStyles({ site, fonts }: Pick<PublishInput, 'site' | 'fonts'>, language: LanguageCode): string {
  const theme = themeStyles(site.theme, language, fontFamilies(site.theme, language))
  return theme + fontFaces(fontUses(site, language), fonts) + minified('', baseStyles + PAGE_STYLES)
}

/** The styles of some templates, in the order of the section picker: the same templates give the same text. */
export function stylesOfTemplates(used: ReadonlySet<string>): string {
  return templates
    .filter(({ id }) => used.has(id))
    .map(({ id }) => minified(id, templateStyles[id] ?? ''))
    .join('')
}

/** The styles of a canvas, which any template may be put on. */
export function canvasStyles(site: Site, language: LanguageCode, fonts: PublishInput['fonts']): string {
  return languageStyles({ site, fonts }, language) + stylesOfTemplates(new Set(templates.map(({ id }) => id)))
}

const made = new Map<string, { readonly source: string; readonly css: string }>()

/** Styles without what only people read; made once for each template and widget. */
export function minified(name: string, source: string): string {
  const known = made.get(name)
  if (known?.source === source) return known.css
  const { code } = transform({ filename: `${name}.css`, code: Buffer.from(source), minify: true })
  const css = code.toString()
  made.set(name, { source, css })
  return css
}
