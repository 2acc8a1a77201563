import { type Page, type Section, type Site, settingsFields } from '@mimar/document'
import { checkContent, initialContent, lenient } from '@mimar/fields'
import { wordsIn } from '@mimar/sections'
import { catalog } from '@mimar/sections/definitions'
import type { Surroundings } from './surroundings.ts'

/** A section whose content is checked as an import would. */
export function someSection(
  id: string,
  template: string,
  content: object = {},
  changes: Partial<Section> = {},
): Section {
  const found = catalog.find(template)
  const checked = found
    ? lenient(checkContent(found.fields, content))
    : { ok: true as const, value: content as Section['content'] }
  if (!checked.ok) throw new Error(`${id}: ${JSON.stringify(checked.refusals)}`)
  return {
    id,
    template,
    category: found?.category ?? 'other',
    label: template,
    thumbnail: '',
    isUnique: false,
    isHidden: false,
    colorMode: null,
    orientation: null,
    eventId: '',
    validation: {},
    content: checked.value,
    extras: {},
    dataExtras: {},
    ...changes,
  }
}

export function somePage(path: string, sections: readonly Section[], changes: Partial<Page> = {}): Page {
  const meta = { title: {}, keywords: {}, description: {} }
  const id = path === '/' ? 'home' : path.slice(1).toLowerCase()
  return { id, path, meta, sections, header: null, footer: null, extras: {}, ...changes }
}

const language = (code: string, order: number, changes: object = {}) => ({
  id: code,
  code,
  name: code,
  localizedName: { ar: 'العربية', en: 'English', de: 'Deutsch' }[code] ?? code,
  flagCode: code,
  smLangId: '',
  isActive: true,
  isPrimary: code === 'ar',
  order,
  extras: {},
  ...changes,
})

const palette = {
  primaryLight: '#9B2A2C',
  primaryDark: '#6B161B',
  secondaryLight: '#E3B65F',
  secondaryDark: '#7B500E',
  tertiaryNormal: '#665C4E',
  tertiaryExtraLight: '#FBF8F2',
  tertiaryLight: '#F1E7D7',
  tertiarySemiLight: '#D8C9AF',
  tertiaryDark: '#12302B',
  accentWhite: '#FFFDF8',
  accentDark: '#1F1A15',
}

/** A guest house of two pages in Arabic and English, with a German that nobody sees yet. */
export const someSite: Site = {
  format: 1,
  id: 'house',
  constants: { siteHash: 'h4sh', generatorVersion: '0.1', isPaid: false },
  languages: [language('en', 2), language('ar', 1), language('de', 3, { isActive: false })],
  theme: {
    colorMode: 'EXTRALIGHT',
    look: 'ROUNDED',
    orientation: 'RIGHT',
    textSize: 50,
    palette,
    primaryFont: 'Young Serif',
    secondaryFont: 'Figtree',
    ornament: 'girih',
    extras: {},
  },
  settings: {
    ...initialContent(settingsFields),
    name: { ar: 'بيت الياسمين', en: 'Jasmine House' },
    languageSwitch: 'root',
    contactEmail: 'house@example.org',
    shareImage: { media: 'share', alt: {}, isDecorative: false, crop: null, width: null },
  },
  header: [
    someSection('nav', 'Navbar', {
      name: { ar: 'بيت الياسمين' },
      headerLinks: [
        { id: 'l1', text: { ar: 'الرئيسية', en: 'Home' }, link: '/' },
        { id: 'l2', text: { ar: 'الغرف', en: 'Rooms' }, link: '/Rooms' },
      ],
    }),
  ],
  footer: [someSection('foot', 'Footer3', { copyrightText: { ar: '© بيت الياسمين' } })],
  pages: [
    somePage('/', [
      someSection('welcome', 'Text10', {
        title: { ar: 'أهلًا بكم', en: 'Welcome' },
        paragraph: { ar: 'بيت من حجر وياسمين.', en: 'A house of stone and jasmine.' },
        buttons: [
          { id: 'b1', buttonText: { ar: 'الغرف', en: 'Rooms' }, buttonUrl: '/Rooms#comp-list', type: 'primary' },
        ],
      }),
      someSection('empty', 'Text10'),
    ]),
    somePage('/Rooms', [
      someSection('list', 'Text10', {
        title: { ar: 'غرفنا', en: 'Our rooms' },
        paragraph: { ar: 'سبع غرف حول الفناء.' },
        buttons: [{ id: 'b1', buttonText: { en: 'Map' }, buttonUrl: 'https://maps.example/', type: 'tertiary' }],
      }),
    ]),
  ],
  media: {
    share: {
      id: 'share',
      source: 'share.jpg',
      hash: 'abc',
      width: 1344,
      height: 768,
      placeholder: '',
      isMonochrome: false,
      focal: null,
      alt: { ar: 'الفناء' },
      credit: '',
      extras: {},
    },
  },
  events: [],
  extras: {},
}

export const someSurroundings: Surroundings = {
  catalog,
  imageFiles: ({ id, width, height }) => [
    { type: 'image/jpeg', shape: 'full', width, height, url: `/media/${id}.jpg` },
  ],
  icon: () => ({ body: '<path d="M0 0h24v24"/>', width: 24, height: 24 }),
  wordsIn,
}
