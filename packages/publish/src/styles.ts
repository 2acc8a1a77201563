import type { LanguageCode, Site } from '@mimar/document'
import { fontFamilies, themeStyles } from '@mimar/render'
import { templates } from '@mimar/sections/definitions'
import { baseStyles, templateStyles, widgetStyles } from '@mimar/sections/styles'
import { transform } from 'lightningcss'
import { fontFaces } from './fonts/faces.ts'
import { fontUses } from './fonts/needs.ts'
import { matchingOnly, type Root } from './matching.ts'
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

type StyleInput = Pick<PublishInput, 'site' | 'fonts'>

/** All that a page with these templates is drawn by, and nothing that no part of it asks for. */
export function pageStyles(input: StyleInput, language: LanguageCode, used: ReadonlySet<string>, root: Root): string {
  return withoutUnused(languageStyles(input, language, root) + stylesOfTemplates(used, root))
}

/** The styles of a canvas, which any template may be put on, and which changes its look as it stands. */
export function canvasStyles(site: Site, language: LanguageCode, fonts: PublishInput['fonts']): string {
  return languageStyles({ site, fonts }, language) + stylesOfTemplates(new Set(templates.map(({ id }) => id)))
}

/** Holds pictures outside their frames, where no browser asks for them, until they are near; should the script that says so not come, they come by themselves. */
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

/** What every page of a language shares: theme, fonts, base. */
function languageStyles({ site, fonts }: StyleInput, language: LanguageCode, root?: Root): string {
  const theme = themeStyles(site.theme, language, fontFamilies(site.theme, language))
  return theme + fontFaces(fontUses(site, language), fonts) + minified('', baseStyles + PAGE_STYLES, root)
}

/** The styles of some templates, in the order of the section picker: the same templates give the same text. */
function stylesOfTemplates(used: ReadonlySet<string>, root?: Root): string {
  return templates
    .filter(({ id }) => used.has(id))
    .map(({ id }) => minified(id, templateStyles[id] ?? '', root))
    .join('')
}

const REFERENCE = /var\((--[\w-]+)/g
/** Widgets arrive when the page stands already, and ask for what they need then. */
const usedByWidgets = referencesIn(Object.values(widgetStyles).join(''))

function referencesIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(REFERENCE)].map(([, name]) => name!))
}

/** Takes the tokens from the root that nothing refers to. */
function withoutUnused(css: string): string {
  const used = referencesIn(css)
  return css.replace(/^:root\{([^}]*)\}/, (_, declarations: string) => {
    const kept = declarations.split(';').filter((declaration) => {
      const name = declaration.slice(0, declaration.indexOf(':'))
      return used.has(name) || usedByWidgets.has(name)
    })
    return `:root{${kept.join(';')}}`
  })
}

const made = new Map<string, { readonly source: string; readonly css: string }>()

/** Styles without what only people read, and without what never matches below `root`; made once for each template and widget. */
export function minified(name: string, source: string, root?: Root): string {
  const key = root ? `${name} ${root.look} ${root.ornament}` : name
  const known = made.get(key)
  if (known?.source === source) return known.css
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(source),
    minify: true,
    ...(root ? { visitor: matchingOnly(root) } : {}),
  })
  const css = code.toString()
  made.set(key, { source, css })
  return css
}
