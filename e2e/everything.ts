import { startsIn } from '@mimar/sections/all-words'
import { beginningOf } from '@mimar/sections/beginnings'
import { templates } from '@mimar/sections/definitions'
import { loadStarterWords, starterContent } from '@mimar/sections/starters'
import type { Installation } from './installation.ts'
import { ownerOf } from './owner.ts'

const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
/** Stand on the other pages already, as their shared header and footer. */
const SHARED: readonly string[] = ['Navbar', 'Footer9']
const PICTURES = ['hero-courtyard', 'courtyard-afternoon', 'courtyard-coffee', 'exterior', 'garden-path', 'terrace']

/** Publishes a page `/Everything/` of the hotel with a section of every template, in all its languages. */
export async function publishEverything(installation: Installation): Promise<void> {
  const owner = await ownerOf(installation)
  await owner.apply(await addEverything())
}

/** The operations that give a site the page `/Everything/`. */
export async function addEverything(): Promise<object[]> {
  const words = await loadStarterWords(LANGUAGES, 'ar', async (code) => startsIn(code))
  const sections = templates
    .filter(({ id }) => !SHARED.includes(id))
    .map((template) => ({
      id: `everything-${template.id}`,
      template: template.id,
      category: template.category,
      label: '',
      thumbnail: '',
      isUnique: template.isUnique,
      isHidden: false,
      hiddenOn: [],
      colorMode: template.colorMode,
      orientation: null,
      eventId: template.category === 'rsvp' ? 'everything-event' : '',
      validation: {},
      content: starterContent(template, {
        ...beginningOf(template),
        words,
        pictures: PICTURES,
        address: '/Contact_us',
      }),
      extras: {},
      dataExtras: {},
    }))
  const titles = {
    ar: 'كل الأقسام',
    en: 'Every section',
    tr: 'Bütün bölümler',
    de: 'Alle Abschnitte',
    fr: 'Toutes les sections',
  }
  const event = {
    id: 'everything-event',
    name: titles,
    date: '2027-05-01T18:00',
    place: titles,
    text: titles,
    extras: {},
  }
  const page = {
    id: 'everything',
    path: '/Everything',
    meta: { title: titles, keywords: {}, description: titles },
    sections: sections.filter(({ category }) => category !== 'footer'),
    header: null,
    footer: sections.filter(({ category }) => category === 'footer'),
    extras: {},
  }
  return [
    { do: 'set-events', events: [event] },
    { do: 'insert-page', after: null, page },
  ]
}
