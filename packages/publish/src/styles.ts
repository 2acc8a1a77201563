import type { LanguageCode, Site } from '@mimar/document'
import { fontFamilies, MODES, themeStyles } from '@mimar/render'
import type { TemplateCatalog, TemplatePresentation } from '@mimar/sections'
import { baseStyles, missingStyles, searchPageStyles, seldomStyles, widgetStyles } from '@mimar/sections/styles'
import { transform } from 'lightningcss'
import { digest } from './digest.ts'
import { fontFaces } from './fonts/faces.ts'
import { fontUses } from './fonts/needs.ts'
import { matchingOnly, type Root } from './matching.ts'
import { type OutputFile, type PublishInput, plainFile } from './output.ts'
import { shortTokens } from './tokens.ts'
import { type Vocabulary, wordsAsked } from './vocabulary.ts'

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
@view-transition {
  navigation: auto;
}
::view-transition-old(*),
::view-transition-new(*) {
  animation-duration: 200ms;
}
@media (prefers-reduced-motion: reduce) {
  @view-transition {
    navigation: none;
  }
}
.is-empty {
  min-height: 60svh;
}
`

type StyleInput = Pick<PublishInput, 'site' | 'fonts' | 'surroundings' | 'presentation'>

/** A kind of page, as far as styles can tell. */
export interface PageLook {
  readonly language: LanguageCode
  /** Ids of the templates on it. */
  readonly used: ReadonlySet<string>
  readonly root: Root
}

/** The words that decide what such a page is drawn by. */
export function decidingWords({ used }: PageLook, { styles: ofTemplates }: TemplatePresentation): ReadonlySet<string> {
  const styles = [THEME_RULES, LANGUAGE_STYLES, ...[...used].map((id) => stylesOfTemplate(id, ofTemplates))]
  return new Set(styles.flatMap(wordsAsked))
}

/** All that a page which says these words is drawn by, and nothing that no part of it asks for. */
export function pageStyles(input: StyleInput, { language, used, root }: PageLook, said: Vocabulary): string {
  const shared = shortTokens(themeAndFonts(input, language), input.site)
  const below = { root, said, site: input.site }
  const later = referencesIn(shortTokens(LATER_STYLES, input.site))
  const own = stylesOfTemplates({ used, catalog: input.surroundings.catalog, presentation: input.presentation }, below)
  return withoutUnused(shared + minified('', LANGUAGE_STYLES, below) + own, said, later)
}

/** The styles of a canvas, which any template may be put on, and which changes its look as it stands. */
export function canvasStyles(
  input: Pick<PublishInput, 'site' | 'fonts' | 'presentation'> & { readonly catalog: TemplateCatalog },
  language: LanguageCode,
): string {
  const all = stylesOfTemplates({ ...input, used: new Set(input.catalog.templates.map(({ id }) => id)) })
  return themeAndFonts(input, language) + minified('', LANGUAGE_STYLES) + all + minified('seldom', SELDOM_STYLES)
}

/**
 * Holds pictures outside their frames, where no browser asks for them, until they are near. Should the script that says
 * so not come, they come by themselves.
 */
const HELD_PHOTOS = `
@media screen and (scripting: enabled) {
  .photo {
    overflow: clip;
  }
  .photo:not(.is-near) > [loading="lazy"] {
    translate: 0 101%;
  }
  :root:not(.is-lazy) .photo > [loading="lazy"] {
    animation: held 1ms 9s forwards;
  }
}
@keyframes held {
  to {
    translate: 0;
  }
}
`

/** The styles by which pictures wait for the script that finds them near. */
export const heldPhotoStyles = (): string => minified('held photos', HELD_PHOTOS)

/** Which pages ask for it at once: printed ones, and those of visitors it is meant for. */
export const SELDOM_MEDIA = Object.keys(seldomStyles).join()
const SELDOM_STYLES = Object.values(seldomStyles).join('')

/** What few visitors need, in one file for all sites: other browsers fetch it when nothing else is left. */
export function seldomFile({ site }: Pick<PublishInput, 'site'>): OutputFile {
  const css = shortTokens(minified('seldom', SELDOM_STYLES), site)
  return plainFile(`/styles/${digest(css)}.css`, 'text/css; charset=utf-8', css, { isImmutable: true })
}

const LANGUAGE_STYLES = baseStyles + PAGE_STYLES
const THEME_RULES = MODES.map((mode) => `[data-mode="${mode}"]`).join('')

function themeAndFonts({ site, fonts }: Pick<StyleInput, 'site' | 'fonts'>, language: LanguageCode): string {
  const theme = themeStyles(site.theme, language, fontFamilies(site.theme, language))
  return theme + fontFaces(fontUses(site, language), fonts)
}

interface Used {
  readonly used: ReadonlySet<string>
  readonly catalog: TemplateCatalog
  readonly presentation: TemplatePresentation
}

/** The styles of some templates, in the order of the section picker: the same templates give the same text. */
function stylesOfTemplates({ used, catalog, presentation }: Used, below?: Below): string {
  return [...catalog.templates.map(({ id }) => id), ...Object.keys(PAGES_OF_OURS)]
    .filter((id) => used.has(id))
    .map((id) => minified(id, stylesOfTemplate(id, presentation.styles), below))
    .join('')
}

/** Pages that no owner has made, and what stands on them: among the styles of templates as if it were one. */
const PAGES_OF_OURS = { '404': missingStyles, search: searchPageStyles } as const

/** The page of missing addresses, or the page of results. */
export type PageOfOurs = keyof typeof PAGES_OF_OURS

const stylesOfTemplate = (id: string, styles: TemplatePresentation['styles']): string =>
  Object.hasOwn(PAGES_OF_OURS, id) ? PAGES_OF_OURS[id as PageOfOurs] : (styles[id] ?? '')

const REFERENCE = /var\((--[\w-]+)/g
/** Widgets arrive when the page stands already, and ask for what they need then; so does what few visitors need. */
const LATER_STYLES = Object.values(widgetStyles).join('') + SELDOM_STYLES

function referencesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(REFERENCE)].map(([, name]) => name!))
}

/** The rules of a theme: of the root, and of each colour mode. */
const THEME_RULE = /(:root|\[data-mode="(\w+)"\])\{(--[^}]*)\}\n?/g

/** Takes away the tokens that nothing refers to, and the colour modes that nothing has. */
function withoutUnused(css: string, said: Vocabulary, later: ReadonlySet<string>): string {
  const used = referencesIn(css)
  return css.replace(THEME_RULE, (_, selector: string, mode: string | undefined, declarations: string) => {
    if (mode !== undefined && !said.has(`data-mode=${mode}`)) return ''
    const kept = declarations.split(';').filter((declaration) => {
      const name = declaration.slice(0, declaration.indexOf(':'))
      return used.has(name) || later.has(name)
    })
    return `${selector}{${kept.join(';')}}`
  })
}

/** Where styles stand, if that is known. */
interface Below {
  readonly root: Root
  readonly said: Vocabulary
  readonly site: Site
}

/** More than any site's pages need; it bounds what many sites together may take. */
const MOST_MADE = 2000
const made = new Map<string, { readonly source: string; readonly css: string }>()

/** Styles without what only people read: made once for each kind of page, without what matches nothing there. */
export function minified(name: string, source: string, below?: Below): string {
  const heard = below && wordsAsked(source).filter((word) => below.said.has(word))
  const key = below ? [name, ...Object.entries(below.root).flat(), ...heard!].join() : name
  const known = made.get(key)
  if (known?.source === source) return known.css
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(source),
    minify: true,
    ...(below ? { visitor: matchingOnly(below.root, new Set(heard)) } : {}),
  })
  const css = below ? shortTokens(withoutEmpty(code.toString()), below.site) : code.toString()
  if (made.size >= MOST_MADE) made.clear()
  made.set(key, { source, css })
  return css
}

/** Conditions whose rules are all gone; one may lie in another. */
function withoutEmpty(css: string): string {
  const less = css.replace(/@(?:media|supports)[^{}]*\{\}/g, '')
  return less === css ? css : withoutEmpty(less)
}
