import type { ColorMode, Look, Orientation, Theme } from '@mimar/document'
import { checkContent, type Fields, type Image, type Json, nameOfRole } from '@mimar/fields'
import { fontFamilies, fontFiles, themeStyles } from '@mimar/render'
import { backgroundFilmOf, publishedMark, resolveContent, wordsIn } from '@mimar/sections'
import { templates } from '@mimar/sections/definitions'
import { presentation } from '@mimar/sections/presentation'
import { baseStyles } from '@mimar/sections/styles'
import { somePicture, someSectionFacts, someSiteFacts } from '@mimar/sections/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentOf, type Kind } from './content.ts'
import { skins } from './skins.ts'

/** Stands for any icon an owner may choose. */
const ICON = {
  body: '<path fill="none" stroke="currentColor" stroke-width="1.6" d="M12 3l2.7 2.7h3.6v3.6L21 12l-2.7 2.7v3.6h-3.6L12 21l-2.7-2.7H5.7v-3.6L3 12l2.7-2.7V5.7h3.6z"/>',
  width: 24,
  height: 24,
}

/** One cell of the matrix: all templates below each other, in one theme, direction and content. */
export interface Setting {
  readonly kind: Kind
  readonly skin: string
  readonly mode: ColorMode
  readonly look: Look
  readonly side: Orientation
  readonly dir: 'ltr' | 'rtl'
  /** Each template that can stands on a film. */
  readonly isOnFilm?: boolean
  /** Templates drawn; all unless named. */
  readonly only?: readonly string[]
}

/** A whole page of one setting; its fonts are asked for below /node_modules/, its pictures below /media/. */
export function drawSheet(setting: Setting): string {
  const language = setting.kind.endsWith('arabic') ? 'ar' : setting.kind === 'usual' ? 'en' : 'de'
  const { mode, look, dir, only } = setting
  const skin = skins[setting.skin]!
  const theme = { ...skin, look, colorMode: mode, orientation: setting.side, textSize: 50 } as unknown as Theme
  const shown = templates.filter(({ id }) => only === undefined || only.includes(id))
  const drawn = shown.flatMap(({ id, fields, hasColumns }) => [
    ...layoutsOf(fields).map((layout) => ({ id, layout })),
    ...(hasColumns ? [{ id, layout: undefined, columns: 'FOUR' }] : []),
  ])
  const styles = [
    themeStyles(theme, language, fontFamilies(theme, language)),
    faces(theme, language),
    baseStyles,
    ...shown.map(({ id }) => presentation.styles[id] ?? ''),
  ].join('\n')
  const root = `<html lang="${language}" dir="${dir}" data-look="${look}" data-ornament="${skin.ornament}">`
  const sections = drawn.map((one, index) => drawSection(one, index, setting, language)).join('\n')
  return `<!doctype html>${root}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${styles}</style></head><body>${sections}</body></html>`
}

interface Drawn {
  readonly id: string
  /** Undefined as it is by itself. */
  readonly layout: string | undefined
  /** How many its owner may choose at most, where its list has columns. */
  readonly columns?: string
}

/** As it is by itself, and each other layout that an owner may choose. */
function layoutsOf(fields: Fields): readonly (string | undefined)[] {
  const layout = fields[nameOfRole(fields, 'layout') ?? '']
  return layout?.kind === 'choice' ? [undefined, ...layout.options.filter((one) => one !== layout.usual)] : [undefined]
}

function drawSection({ id, layout, columns }: Drawn, index: number, setting: Setting, language: string): string {
  const template = templates.find((one) => one.id === id)!
  const filled = contentOf(template.fields, setting.kind, language)
  // In another layout no words lie on the picture behind them, if it is one.
  const apart = layout !== undefined && template.archPicture === 'backgroundImg' && setting.kind !== 'shortest'
  const name = nameOfRole(template.fields, 'layout')
  const chosen = {
    ...(name && layout !== undefined && { [name]: layout }),
    ...(apart && { backgroundImg: { media: 'any' } }),
    ...(setting.isOnFilm && filmOf(template.fields)),
  }
  const checked = checkContent(template.fields, { ...filled, ...chosen })
  if (!checked.ok) throw new Error(`${id}: ${JSON.stringify(checked.refusals)}`)
  const content = resolveContent(template.fields, checked.value, {
    language,
    primary: language,
    picture: ({ media }: Image) => (media === '' ? null : somePicture(media)),
  })
  const mark = publishedMark({
    ...{ section: `s${index}`, template: id, standIns: new Set(), primary: language },
    choices: columns === undefined ? {} : { 'data-cols': columns },
  })
  const section = someSectionFacts(id, {
    id: `s${index}`,
    colorMode: setting.mode,
    nextColorMode: setting.mode,
    orientation: setting.side,
    isFirst: index === 1,
    film: backgroundFilmOf(template.fields, checked.value, { words: wordsIn(language) }),
  })
  const { ornament } = skins[setting.skin]!
  const site = someSiteFacts(language, { look: setting.look, ornament: ornament as never, icon: () => ICON })
  const drawn = createElement(presentation.views[id] as never, { content, mark, section, site } as never)
  return renderToStaticMarkup(drawn)
}

/** A film behind a section that can have one. */
function filmOf(fields: Fields): { readonly [name: string]: Json } {
  const name = nameOfRole(fields, 'background-film')
  const film = { hash: 'a1'.repeat(32), type: 'video/mp4', name: 'yard.mp4', size: 9, width: 16, height: 9, seconds: 1 }
  return name === undefined ? {} : { [name]: { '*': film } }
}

/** Whole fonts from the packages that bring them. */
function faces(theme: Theme, language: string): string {
  const { head, body } = fontFamilies(theme, language)
  return [head, body]
    .flatMap(({ families: [family], weights }) =>
      [...new Set([weights[0]!, weights.at(-1)!])].flatMap((weight) =>
        fontFiles(family!, weight).map(
          (file, index) =>
            `@font-face{font-family:"${family!.name}";font-weight:${weight};src:url("/node_modules/${file}")${index === 1 ? ';unicode-range:U+100-24F' : ''}}`,
        ),
      ),
    )
    .join('')
}

export { KINDS } from './content.ts'

/** The ids of the templates that can stand on a film. */
export const onFilm: readonly string[] = templates
  .filter(({ fields }) => nameOfRole(fields, 'background-film') !== undefined)
  .map(({ id }) => id)
export { skins } from './skins.ts'
