import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Found, findIn, findPages } from './find-pages.ts'
import { readPart, type SearchedPage, writePart } from './index-part.ts'
import { readSearch } from './read-search.ts'

const page = (title: string, text = '', headings = ''): SearchedPage => ({
  address: `/${title}/`,
  title,
  headings,
  text,
})

/** Searched in parts of two pages, as a large site is. */
function find(pages: readonly SearchedPage[], typed: string, language: string): Found {
  const parts = Array.from({ length: Math.ceil(pages.length / 2) }, (_, at) =>
    readPart(writePart(pages.slice(2 * at, 2 * at + 2), language).index),
  )
  return findIn(parts, readSearch(typed, language))
}

const titles = (pages: readonly SearchedPage[], typed: string, language: string) =>
  find(pages, typed, language).pages.map(({ title }) => title)

const TEXTS: { readonly [language: string]: readonly SearchedPage[] } = {
  ar: [
    page('الغرف', 'غُرَفٌ هادئة حول الفناء، وغرفة للعائلات بشرفتين.'),
    page('المطعم', 'نقدّم الفطور كل صباح، والعشاء على ضوء الشموع.'),
    page('حفلات', 'قاعة للأعراس والمناسبات، بخدمة كاملة للضيوف.'),
    page('الوصول', 'من المطار إلى الفندق نصف ساعة بالسيارة.'),
    page('الخطوط', 'الحافلة 3 والحافلة ٧ والحافلة ۹ من المحطة.'),
  ],
  de: [
    page('Zimmer', 'Unsere Doppelzimmer und Gästezimmer liegen zum Hof.'),
    page('Frühstück', 'Das Frühstücksbuffet steht bis elf Uhr im Wintergarten.'),
    page('Anreise', 'Vom Hauptbahnhof gehen Sie durch die Große Straße.'),
    page('Veranda', 'Kaffee am Nachmittag, Grüße aus der Küche.'),
  ],
  en: [
    page('Rooms', 'Every bedroom looks onto the courtyard.'),
    page('Dining', 'Breakfast is served until eleven.'),
    page('Cities nearby', 'A city of stone, an hour away.'),
  ],
  fr: [
    page('Chambres', 'L’hôtel a sept chambres, dont une suite familiale.'),
    page('Petit-déjeuner', 'Servi jusqu’à onze heures, avec des œufs et du café.'),
    page('Journaux', 'Des journaux dans l’entrée.'),
  ],
  tr: [
    page('Odalar', 'Odalarımız avluya bakıyor.'),
    page('Kahvaltı', 'Kahvaltımız saat on bire kadar; sıcak ekmek, bal.'),
    page('Ulaşım', 'İstanbul’dan iki saat. Işıklı yol.'),
  ],
}

test.each([
  // What people type, and what must answer.
  ['ar', 'غرفة', 'الغرف'],
  ['ar', 'الغرف', 'الغرف'],
  ['ar', 'غرفه', 'الغرف'],
  ['ar', 'فطور', 'المطعم'],
  ['ar', 'والفطور', 'المطعم'],
  ['ar', 'فطـور', 'المطعم'],
  ['ar', 'عشاء', 'المطعم'],
  ['ar', 'شموع', 'المطعم'],
  ['ar', 'اعراس', 'حفلات'],
  ['ar', 'بالمناسبات', 'حفلات'],
  ['ar', 'خدمات', 'حفلات'],
  ['ar', 'ضيوف', 'حفلات'],
  ['ar', 'سيارة', 'الوصول'],
  ['ar', 'المطاار', 'الوصول'],
  ['de', 'Zimmer', 'Zimmer'],
  ['de', 'zimmern', 'Zimmer'],
  ['de', 'Gaestezimmer', 'Zimmer'],
  ['de', 'gastezimmer', 'Zimmer'],
  ['de', 'Buffet', 'Frühstück'],
  ['de', 'fruehstueck', 'Frühstück'],
  ['de', 'Früstück', 'Frühstück'],
  ['de', 'Bahnhof', 'Anreise'],
  ['de', 'strasse', 'Anreise'],
  ['de', 'Garten', 'Frühstück'],
  ['de', 'Doppelzimer', 'Zimmer'],
  ['de', 'Gruesse', 'Veranda'],
  ['en', 'room', 'Rooms'],
  ['en', 'break', 'Dining'],
  ['en', 'brekfast', 'Dining'],
  ['en', 'dine', 'Dining'],
  ['en', 'city', 'Cities nearby'],
  ['fr', 'hotel', 'Chambres'],
  ['fr', 'l’hôtel', 'Chambres'],
  ['fr', 'petit déjeuner', 'Petit-déjeuner'],
  ['fr', 'oeuf', 'Petit-déjeuner'],
  ['fr', 'chambre familial', 'Chambres'],
  ['fr', 'journal', 'Journaux'],
  ['fr', 'dejuener', 'Petit-déjeuner'],
  ['tr', 'oda', 'Odalar'],
  ['tr', 'ODALAR', 'Odalar'],
  ['tr', 'kahvalti', 'Kahvaltı'],
  ['tr', 'kahvaltılar', 'Kahvaltı'],
  ['tr', 'istanbul', 'Ulaşım'],
  ['tr', 'ışık', 'Ulaşım'],
  ['tr', 'isikli', 'Ulaşım'],
  ['tr', 'kahvlatı', 'Kahvaltı'],
])('[SEARCH-2] in %s “%s” finds the page “%s” first', (language, typed, expected) => {
  expect(titles(TEXTS[language]!, typed, language)[0]).toBe(expected)
})

test.each([
  ['de', 'Rand'],
  ['de', 'Auto'],
  ['de', 'ein'],
  ['ar', 'طائرة'],
  ['en', 'zzzz'],
  ['fr', 'piscine'],
  ['tr', 'havuz'],
  ['en', '.*'],
  ['en', '“”'],
])('[SEARCH-2] in %s “%s” finds nothing', (language, typed) => {
  expect(titles(TEXTS[language]!, typed, language)).toEqual([])
})

test('a title counts more than a heading, a heading more than a text, and the same word more than part of another', () => {
  const pages = [
    page('A', 'Wir haben ein Doppelzimmer.'),
    page('B', 'Ein Zimmer.'),
    page('C', 'Zimmer', 'Zimmer'),
    page('Zimmer'),
  ]
  expect(titles(pages, 'Zimmer', 'de')).toEqual(['Zimmer', 'C', 'B', 'A'])
})

test('pages have all the words; where none has, those with most of them come, and it is said so', () => {
  const pages = [page('A', 'red door'), page('B', 'red window'), page('C', 'blue window')]
  expect(titles(pages, 'red window', 'en')).toEqual(['B'])
  expect(find(pages, 'red window', 'en').isPartly).toBe(false)
  const partly = find(pages, 'red roof', 'en')
  expect([partly.isPartly, partly.pages.map(({ title }) => title)]).toEqual([true, ['A', 'B']])
})

test('[SEARCH-6] a page that is not shown answers nothing: neither does it push others out, nor is a mistyped word found in it', () => {
  const pages = [page('A', 'red door'), page('B', 'red roof'), page('C', 'redden'), page('D', 'root')]
  const part = readPart(writePart(pages, 'en').index)
  const shownBut = (hidden: string, typed: string) => {
    const steps = findPages(1, readSearch(typed, 'en'), (address) => address !== `/${hidden}/`)
    let step = steps.next()
    while (!step.done) step = steps.next(part)
    return [step.value.isPartly, step.value.pages.map(({ title }) => title)]
  }
  expect(shownBut('none', 'red roof')).toEqual([false, ['B']])
  expect(shownBut('B', 'red roof')).toEqual([true, ['A', 'C', 'D']])
  expect(shownBut('none', 'roof')).toEqual([false, ['B']])
  // Nothing that is shown has it, so that it may be mistyped.
  expect(shownBut('B', 'roof')).toEqual([false, ['D']])
})

test('[SEARCH-5] parts are asked for one after another, and again only for what nothing answers', () => {
  const parts = [page('A', 'house'), page('B', 'mouse')].map((one) => readPart(writePart([one], 'en').index))
  const askedFor = (typed: string) => {
    const asked: number[] = []
    const steps = findPages(parts.length, readSearch(typed, 'en'))
    let step = steps.next()
    while (!step.done) {
      asked.push(step.value)
      step = steps.next(parts[step.value]!)
    }
    return asked
  }
  expect(askedFor('house')).toEqual([0, 1])
  expect(askedFor('hovse mouse')).toEqual([0, 1, 0, 1])
  expect(askedFor('')).toEqual([])
})

test('a word of which there is the right form is not taken for a mistyped one', () => {
  expect(titles([page('A', 'house'), page('B', 'mouse')], 'house', 'en')).toEqual(['A'])
})

test('[SEARCH-5] whatever is typed, it is cut to a hundred letters and eight words, and answered', () => {
  const hostile = [
    'a'.repeat(1_000_000),
    Array.from({ length: 10_000 }, (_, at) => `word${at}`).join(' '),
    '(a+)+$'.repeat(5_000),
    '\u202Ezimmer\u0000\u001B[31m\u2066',
    '<script>alert(1)</script>',
    '\uD800'.repeat(300),
  ]
  for (const typed of hostile) {
    const search = readSearch(typed, 'de')
    expect(search.text.length).toBeLessThanOrEqual(100)
    expect(search.text).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
    expect(search.words.length).toBeLessThanOrEqual(8)
    find(TEXTS.de!, typed, 'de')
  }
  expect(readSearch('\u202Ezimmer\u0000', 'de').text).toBe('zimmer')
  expect(readSearch(hostile[1]!, 'de').isCut).toBe(true)
  expect(readSearch('zwei Wörter', 'de').isCut).toBe(false)
})

test('[SEARCH-2] every word of a page finds that page, whatever its letters', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom('ar', 'de', 'en', 'fr', 'tr'),
      (words, language) => {
        const text = words.join(' ')
        const search = readSearch(text, language)
        fc.pre(search.words.length > 0 && !search.isCut)
        expect(titles([page('x', 'other'), page('y', text)], search.text, language)).toContain('y')
      },
    ),
  )
})

test.each(['٣', '3', '۳', '7', '٧', '۷', '9', '٩', '۹'])(
  '[SEARCH-2] “%s” finds a figure in whatever digits it is written',
  (typed) => {
    expect(titles(TEXTS.ar!, typed, 'ar')).toEqual(['الخطوط'])
  },
)
