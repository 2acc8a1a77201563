import {
  alignable,
  choice,
  design,
  type Fields,
  flag,
  group,
  icon,
  image,
  initialContent,
  type Json,
  link,
  list,
  longText,
  number,
  opacity,
  text,
} from '@mimar/fields'
import type { Catalog, TemplateFacts } from '../catalog.ts'
import { settingsFields } from '../settings.ts'
import type { Language, Media, Page, Palette, Section, Site } from '../site.ts'

const buttons = list(
  {
    buttonText: text({ limit: 40, lines: false }),
    buttonUrl: link(),
    type: design(choice(['primary', 'secondary'])),
  },
  { max: 2 },
)

const facts = (id: string, category: Section['category'], fields: Fields, isUnique = false): TemplateFacts => ({
  id,
  category,
  isUnique,
  fields,
})

/** Templates that hold one of each kind of field, at every depth. */
export const someTemplates = [
  facts('Hero', 'header', {
    ...alignable('title', text({ limit: 30, required: true })),
    paragraph: text({ limit: 500 }),
    buttons,
    socials: list({ socialUrl: link(), icon: icon() }, { max: 3, ceiling: 5 }),
    logo: image({ url: 'logoSrc', dimensions: 'logoDimensions', width: 'logoWidth' }),
    bgOverlayTransparency: opacity(),
  }),
  facts('Cards', 'feature', {
    title: text({ limit: 50 }),
    cards: list(
      { title: text({ limit: 30 }), paragraph: text({ limit: 100 }), wide: flag() },
      { min: 3, max: 5, requiredAt: { count: 3, fields: ['title'] } },
    ),
  }),
  facts('Gallery', 'portfolio', {
    rows: list({ items: list({ image: image() }, { min: 1, max: 4 }), note: text() }, { min: 1, max: 3 }),
  }),
  facts('Contact', 'contact', {
    placeholders: group({ name: text({ limit: 60, lines: false }), email: text({ limit: 60, lines: false }) }),
    geoLocation: group({ lat: number({ min: -90, max: 90 }), lng: number({ min: -180, max: 180 }) }),
  }),
  facts('Slides', 'testimonial', {
    slides: list(
      { slideTitle: text({ limit: 50 }), slideParagraph: text({ limit: 500, required: true }) },
      { min: 1, max: 4 },
    ),
  }),
  facts(
    'Footer',
    'footer',
    { copyrightText: text({ limit: 100, required: true }), socials: list({ socialUrl: link() }, { max: 2 }) },
    true,
  ),
  facts('Story', 'text', { title: text({ limit: 60 }), body: longText({ max: 4, limit: 200 }) }),
  facts('Navbar', 'header', { headerLinks: list({ text: text(), link: link() }, { max: 4 }) }, true),
] as const

const byId = new Map(someTemplates.map((template) => [template.id, template]))

export const someCatalog: Catalog = { find: (template) => byId.get(template === 'hero' ? 'Hero' : template) }

/** A section with its template's initial content, and what the test cares about. */
export function someSection(template: string, id: string, content: { readonly [name: string]: Json } = {}): Section {
  const known = byId.get(template)
  return {
    id,
    template,
    category: known?.category ?? 'other',
    label: '',
    thumbnail: '',
    isUnique: known?.isUnique ?? false,
    isHidden: false,
    colorMode: null,
    orientation: null,
    eventId: '',
    validation: {},
    content: known ? { ...initialContent(known.fields), ...content } : {},
    extras: {},
    dataExtras: {},
  }
}

export function somePage(id: string, path: string, sections: readonly Section[]): Page {
  return {
    id,
    path,
    meta: { title: {}, keywords: {}, description: {} },
    sections,
    header: null,
    footer: null,
    extras: {},
  }
}

export function someLanguage(code: string, order: number): Language {
  return {
    id: `l-${code}`,
    code,
    name: code.toUpperCase(),
    localizedName: code,
    flagCode: code,
    smLangId: String(order),
    isActive: true,
    isPrimary: order === 1,
    order,
    extras: {},
  }
}

export function someMedia(id: string): Media {
  return {
    id,
    source: `photos/${id}.jpg`,
    hash: '',
    width: 0,
    height: 0,
    placeholder: '',
    isMonochrome: false,
    focal: null,
    alt: { ar: `صورة ${id}` },
    credit: '',
    extras: {},
  }
}

const palette: Palette = {
  primaryLight: '#F3EDE1',
  primaryDark: '#1F4B43',
  secondaryLight: '#E8D9BF',
  secondaryDark: '#7A2E2A',
  tertiaryNormal: '#B98B4E',
  tertiaryExtraLight: '#FBF8F2',
  tertiaryLight: '#F1E9DB',
  tertiarySemiLight: '#D9CBB3',
  tertiaryDark: '#5C4A32',
  accentWhite: '#FFFFFF',
  accentDark: '#1B1A17',
}

export const aHero = someSection('Hero', 'hero', {
  title: { ar: 'دار الرمّان', en: 'Dar al-Rumman' },
  buttons: [
    { id: 'b1', buttonText: { ar: 'المزيد' }, buttonUrl: '/Rooms', type: 'primary' },
    { id: 'b2', buttonText: { ar: 'اتصل' }, buttonUrl: 'tel:+905551112233', type: null },
  ],
})

const card = (id: string) => ({ id, title: { ar: `بطاقة ${id}` }, paragraph: {}, wide: false })

export const theCards = someSection('Cards', 'cards', { cards: [card('c1'), card('c2'), card('c3')] })

const picture = (media: string): Json => ({ media, alt: {}, isDecorative: false, crop: null, width: null })

export const aGallery = someSection('Gallery', 'gallery', {
  rows: [
    {
      id: 'r1',
      note: {},
      items: [
        { id: 'i1', image: picture('court') },
        { id: 'i2', image: picture('hall') },
      ],
    },
    { id: 'r2', note: {}, items: [{ id: 'i1', image: picture('hall') }] },
  ],
})

const block = (id: string, ar: string, marks: string): Json => ({
  ...{ id, block: null, text: { ar }, textMarks: { ar: marks }, picture: picture('') },
})

export const aStory = someSection('Story', 'story', {
  body: [block('b1', 'خبز كل صباح', 'b0-3 a4-6=/Contact_us'), block('b2', 'اتصلوا بنا', 'i0-6')],
})

/** A small site with everything a site can have. */
export const someSite: Site = {
  format: 1,
  id: 'hotel',
  constants: { siteHash: 'h1', generatorVersion: 'mimar 0.1', isPaid: false },
  languages: [someLanguage('ar', 1), someLanguage('en', 2), someLanguage('tr', 3)],
  theme: {
    colorMode: 'LIGHT',
    look: 'ROUNDED',
    orientation: 'RIGHT',
    textSize: 50,
    palette,
    primaryFont: 'Young Serif',
    secondaryFont: 'Figtree',
    ornament: 'girih',
    extras: {},
  },
  settings: initialContent(settingsFields),
  header: [someSection('Navbar', 'nav')],
  footer: [someSection('Footer', 'foot', { copyrightText: { ar: '© دار الرمّان' } })],
  pages: [
    somePage('home', '/', [aHero, theCards, aGallery]),
    somePage('contact', '/Contact_us', [
      someSection('Contact', 'form'),
      someSection('Slides', 'slides', { slides: [{ id: 's1', slideTitle: {}, slideParagraph: { ar: 'رائع' } }] }),
    ]),
  ],
  media: { court: { ...someMedia('court'), isDrawing: true }, hall: someMedia('hall') },
  events: [{ id: 'wedding', name: { ar: 'عرس' }, date: '2027-05-01', place: {}, text: {}, extras: {} }],
  extras: {},
}
