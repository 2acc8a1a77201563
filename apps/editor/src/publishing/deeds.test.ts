import type { Done } from '@mimar/contract'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { learnTemplates } from '../words/templates.ts'
import { sayPart, speak, type UiLanguage } from '../words/words.ts'
import { placeOfDeed, tellDeeds } from './deeds.ts'
import { sayTold, sayWho } from './say-deeds.ts'
import { publishWords } from './words.ts'

const someSite = heroSite()

const nothing: Done = {
  ...{ do: 'set-field', page: null, section: 'none', template: null, field: null, language: null, name: null },
}
const home = someSite.pages[0]!.id
const hero: Done = { ...nothing, page: home, section: 'hero', template: 'Header13' }
const menu: Done = { ...nothing, section: 'nav', template: 'Navbar' }
const theme = (field: string, name: string | null = null): Done => {
  return { ...nothing, do: 'set-theme', section: null, field, name }
}
const text = (field: string, language = 'ar'): Done => ({ ...hero, field, language })
const inTurkish = (section: string, n: number): Done[] =>
  Array.from({ length: n }, (_, at) => ({ ...hero, section, field: `cards/k${at}/title`, language: 'tr' }))
const events = { field: 'headerLinks/k9', name: 'Events' }

async function told(language: UiLanguage, done: readonly Done[]): Promise<readonly string[]> {
  const main = await speak(language)
  await learnTemplates()
  const words = { say: sayPart(publishWords, language), main, site: someSite, language: 'en', catalog }
  const deed = { revision: 1, at: '', who: '', isYou: true, isGuest: false, link: '', isLive: false, done: [...done] }
  return tellDeeds([deed], 'ar').map((one) => sayTold(one, words))
}

const cases: readonly [string, readonly Done[], readonly string[]][] = [
  ['a text', [text('title')], ['Hero: title']],
  ['two texts', [text('title'), text('paragraph')], ['Hero: title, text']],
  ['a text in two languages', [text('title'), text('title', 'en')], ['Hero: title']],
  ['many texts', ['a', 'b', 'c', 'd', 'e'].map((id) => text(`buttons/${id}/buttonText`)), ['Hero: 5 texts']],
  ['a translation of several places', [...inTurkish('one', 5), ...inTurkish('two', 7)], ['Turkish: 12 texts']],
  ['a translation of one place', inTurkish('one', 1), ['Hero: title']],
  ['a picture', [{ ...hero, field: 'logo' }], ['Hero: picture']],
  ['a colour', [theme('palette/primaryLight', '#2E6B3E')], ['Theme: primary colour']],
  ['a palette', [theme('palette', '#2E6B3E')], ['Theme: colours']],
  ['fonts', [theme('primaryFont', 'Amiri'), theme('textSize')], ['Theme: font Amiri, text size']],
  ['weights and italics', [theme('primaryWeight'), theme('secondaryItalic')], ['Theme: fonts']],
  ['what only a file brings', [theme('extras')], ['Theme: look']],
  ['corners and frames', [theme('radius'), theme('frame')], ['Theme: corners, frame of pictures']],
  ['a link of the menu', [{ ...menu, ...events, do: 'insert-item' }], ['Navigation: “Events” added']],
  [
    'a link of the menu, and what it says',
    [
      { ...menu, ...events, do: 'insert-item' },
      { ...menu, field: 'headerLinks/k9/text', language: 'en' },
    ],
    ['Navigation: “Events” added'],
  ],
  [
    'three links',
    ['k1', 'k2', 'k3'].map((id) => ({ ...menu, do: 'remove-item', field: `headerLinks/${id}`, name: id })),
    ['Navigation: 3 removed'],
  ],
  ['a new section, and what it says', [{ ...hero, do: 'insert-section' }, text('title')], ['Hero: added']],
  ['the address of a page', [{ ...nothing, do: 'set-page-path', page: home, section: null }], ['Page “Home”: address']],
  [
    'a setting',
    [{ ...nothing, do: 'set-setting', section: null, field: 'contactEmail' }],
    ['Settings: Messages are mailed to'],
  ],
  [
    'a language',
    [{ ...nothing, do: 'set-languages', section: null, field: 'added', language: 'tr' }],
    ['Languages: “Turkish” added'],
  ],
]

test.each(cases)('[U39] the list of changes says by name: %s', async (_, done, wanted) => {
  expect(await told('en', done)).toEqual(wanted)
})

test.each([
  ['ar', ['الواجهة: العنوان', 'التركية: 12 نصًا', 'شريط التنقل: إضافة «Events»']],
  ['de', ['Auftakt: Titel', 'Türkisch: 12 Texte', 'Navigation: „Events“ hinzugefügt']],
  ['fr', ['Ouverture : titre', 'Turc : 12 textes', 'Navigation : ajout de « Events »']],
  ['tr', ['Karşılama: başlık', 'Türkçe: 12 metin', 'Gezinme: “Events” eklendi']],
] as const)('[U39] the list of changes is said in %s', async (language, wanted) => {
  const all = [
    [text('title')],
    [...inTurkish('one', 5), ...inTurkish('two', 7)],
    [{ ...menu, ...events, do: 'insert-item' }],
  ]
  expect((await Promise.all(all.map((done) => told(language, done)))).flat()).toEqual(wanted)
})

test('[EDIT-15] acts of one person in one place, and translations into one language, belong together', () => {
  expect(placeOfDeed({ done: [text('title')] }, 'ar')).toBe(placeOfDeed({ done: [{ ...hero, do: 'move-item' }] }, 'ar'))
  const [one, other] = [inTurkish('one', 2), inTurkish('two', 1)]
  expect(placeOfDeed({ done: one }, 'ar')).toBe(placeOfDeed({ done: other }, 'ar'))
  expect(placeOfDeed({ done: one }, 'tr')).not.toBe(placeOfDeed({ done: other }, 'tr'))
})

test('[EDIT-15] guests are told by the link they came with, and apart from each other', () => {
  const by = (link: string, isGuest = true) => ({
    ...{ revision: 1, at: '', who: isGuest ? '' : 'nour@example.com', isYou: false, isGuest, link, isLive: false },
    done: [text('title')],
  })
  const [told] = tellDeeds([by('Ayşe'), by(''), by('', false)], 'ar')
  const say = sayPart(publishWords, 'en')
  expect([...told!.who].map((who) => sayWho([who], say))).toEqual(['nour', 'A guest', 'Guest (\u2068Ayşe\u2069)'])
})
