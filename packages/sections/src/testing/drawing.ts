import { checkContent, type Field, type Fields, isRecord, type Json } from '@mimar/fields'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { backgroundFilmOf } from '../background-film.ts'
import { canvasMark, directionOf, publishedMark } from '../mark.ts'
import { resolveContent } from '../resolve.ts'
import type { Example, Picture, SectionFacts, SectionView, SiteFacts, Template } from '../template.ts'
import { wordsIn } from '../words/words.ts'

/** Every attribute that only the canvas has; taken away, canvas markup is published markup. */
export const CANVAS_ATTRIBUTES = ['data-section', 'data-field', 'data-item', 'data-list'] as const

/** A picture that stands for any other; `media` is its name. */
export function somePicture(media: string): Picture {
  return {
    alt: `alt of ${media}`,
    width: 1600,
    height: 1067,
    position: '50% 50%',
    placeholder: ['#888888'],
    isMonochrome: false,
    shownWidth: null,
    cut: null,
    files: [
      { type: 'image/webp', shape: 'full', width: 800, height: 534, url: `/media/${media}-800.webp` },
      { type: 'image/jpeg', shape: 'full', width: 800, height: 534, url: `/media/${media}-800.jpg` },
    ],
  }
}

export function someSiteFacts(language: string, changes: Partial<SiteFacts> = {}): SiteFacts {
  return {
    language,
    dir: directionOf(language),
    name: 'Dar al-Rumman',
    look: 'ROUNDED',
    ornament: 'girih',
    root: { 'data-look': 'ROUNDED', 'data-ornament': 'girih' },
    homeHref: '/',
    path: '/',
    pageIndex: 0,
    isPaid: false,
    siteId: 'hotel',
    siteHash: 'hash',
    generatorVersion: 'test',
    languages: [
      { code: 'ar', localizedName: 'العربية', flag: '/flags/sy.svg', href: '/', isCurrent: language === 'ar' },
      { code: 'en', localizedName: 'English', flag: '/flags/gb.svg', href: '/en/', isCurrent: language === 'en' },
    ],
    languageMenuLayout: 'full',
    extraLinksLabel: 'More',
    privacyPolicy: { name: 'Privacy', link: '/privacy', showInFooter: true },
    hasConsent: false,
    search: null,
    timeZone: 'Asia/Damascus',
    words: wordsIn(language),
    events: [],
    navigation: [{ text: 'Rooms', link: '/Rooms' }],
    socials: [],
    hours: null,
    link: (address) => ({ href: address || '#' }),
    icon: () => ({ body: '<path d="M0 0h24v24"/>', width: 24, height: 24 }),
    ...changes,
  }
}

export function someSectionFacts(template: string, changes: Partial<SectionFacts> = {}): SectionFacts {
  return {
    id: 's1',
    eventId: '',
    template,
    colorMode: 'EXTRALIGHT',
    orientation: 'LEFT',
    isFirst: false,
    hasNext: true,
    nextId: 's2',
    nextColorMode: 'LIGHT',
    joinsPrevious: false,
    panelAbove: null,
    ...changes,
  }
}

/** An example's content with its texts put under its language, as a section stores it. */
export function storedContent(fields: Fields, example: Example): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(example.content).map(([name, value]) => [name, storedValue(fields[name], value, example.language)]),
  )
}

function storedValue(field: Field | undefined, value: Json, language: string): Json {
  if ((field?.kind === 'text' || field?.kind === 'marks') && typeof value === 'string') return { [language]: value }
  if (field?.kind === 'list' && Array.isArray(value)) {
    return value.map((item) => storedGroup(field.fields, item as Json, language))
  }
  if (field?.kind === 'group') return storedGroup(field.fields, value, language)
  if (field?.kind === 'image' && isRecord(value)) return value as Json
  return value
}

function storedGroup(fields: Fields, value: Json, language: string): Json {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, storedValue(fields[name], inner as Json, language)]),
  )
}

/** Draws one example, as visitors get it or as the canvas has it. */
export function drawExample<T extends Template>(
  template: T,
  View: SectionView<T>,
  example: Example,
  {
    isCanvas = false,
    isOpen = isCanvas,
    section = {},
    site = {},
  }: { isCanvas?: boolean; isOpen?: boolean; section?: Partial<SectionFacts>; site?: Partial<SiteFacts> } = {},
): string {
  const checked = checkContent(template.fields, storedContent(template.fields, example))
  if (!checked.ok)
    throw new Error(
      `Example "${example.name}" of ${template.id} breaks its own fields: ${JSON.stringify(checked.refusals)}`,
    )
  const content = resolveContent(template.fields as T['fields'], checked.value, {
    language: example.language,
    primary: example.language,
    picture: (image) => (image.media === '' ? null : somePicture(image.media)),
    keepsEmptyItems: isCanvas,
  })
  const film = backgroundFilmOf(template.fields, checked.value, { words: wordsIn(example.language) })
  const makeMark = isCanvas ? canvasMark : publishedMark
  const made = makeMark({ section: 's1', template: template.id, standIns: new Set(), primary: example.language })
  const mark = Object.assign(made, { keepsOpen: isOpen })
  const drawn = (View as (props: unknown) => ReactNode)({
    content,
    mark,
    section: someSectionFacts(template.id, { film, ...section }),
    site: someSiteFacts(example.language, site),
  })
  return renderToStaticMarkup(drawn)
}
