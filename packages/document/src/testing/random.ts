import type { Content, Field, Fields, Json, ListField, TextField } from '@mimar/fields'
import { primaryLanguage, type Section, type Site } from '../site.ts'
import { someSection, someTemplates } from './site.ts'

/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  private state: number
  private made = 0

  constructor(seed: number) {
    this.state = seed
  }

  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  /** True in so many of a hundred. */
  percent(share: number): boolean {
    return this.below(100) < share
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    return things[this.below(things.length)] as Thing
  }

  freshId(): string {
    this.made += 1
    return `n${this.made}-${this.below(1_000_000)}`
  }
}

const WORDS = [
  'دار الرمّان',
  'مَرْحَبًا بِكُم',
  'Welcome 👨‍👩‍👧‍👦',
  'a',
  'Zimmer & Suiten\nzwei Zeilen',
  '  spaces around  ',
  'x'.repeat(45),
  'حجز +90 555 111',
  '<b>bold</b>',
  '"quoted" \\ {json}',
]

export const MARKS = ['b0-5', 'i2-4 b3-9', 'a0-3=/Rooms b1-2', 'a1-4=https://example.com/a?b=c i4-40', 'b0-400']

export function someWords(random: Random): string {
  return random.percent(4) ? random.pick(['bad \u0000', '\u202E', 'y'.repeat(600)]) : random.pick(WORDS)
}

const LINKS = [
  '',
  '/Rooms',
  '#comp-form',
  'example.com',
  'https://example.com/a?b=c#d',
  'a@example.com',
  '+90 555',
  'tel:+905551112233',
]

/** A value for a field; now and then one that it must refuse. */
export function someValue(field: Field, site: Site, random: Random, faulty = 5): Json {
  if (random.below(1000) < faulty * 10)
    return random.pick<Json>([null, 12, 'javascript:alert(1)', [], { a: { b: [1] } }, true])
  switch (field.kind) {
    case 'text':
      return someTexts(field, site, random, false)
    case 'marks':
      return Object.fromEntries(
        site.languages.filter(() => random.percent(40)).map(({ code }) => [code, random.pick(MARKS)]),
      )
    case 'choice':
      return random.pick<Json>([null, 'LEFT', 'center', 'primary', 'SECONDARY'])
    case 'number':
      return random.pick<Json>([null, 0, 0.5, 1, 30.25, -12])
    case 'flag':
      return random.percent(50)
    case 'link':
      return random.pick(LINKS)
    case 'icon':
      return random.pick(['', 'tabler:bed', 'simple-icons:facebook'])
    case 'image':
      return somePicture(site, random)
    case 'group':
      return someContent(field.fields, site, random)
    case 'list':
      return someItems(field, site, random)
    case 'date':
      return random.pick(['', '2026-12-24', ' 2028-02-29 '])
    case 'file':
      return random.percent(50) ? {} : { '*': { ...SOME_FILE, size: random.pick([1, 90_000]) } }
    case 'hours':
      return random.pick(['', '9–13, 15–18', '09:00-13:00,15:00-18:00', '18-02'])
    case 'price':
      return random.pick<Json>([null, 18, '12,50 €'])
    case 'email':
    case 'color':
    case 'code':
      return ''
    default:
      return field satisfies never
  }
}

const SOME_FILE = { hash: 'a1'.repeat(32), type: 'application/pdf', name: 'قائمة.pdf', width: 0, height: 0, seconds: 0 }

function somePicture(site: Site, random: Random): Json {
  return {
    media: random.pick(['', ...Object.keys(site.media), random.percent(5) ? 'nowhere' : '']),
    alt: random.percent(40) ? { [random.pick(site.languages).code]: 'صورة' } : {},
    isDecorative: random.percent(20),
    crop: random.percent(30) ? { containerWidth: 400, width: 300, left: -12.5, top: 0, transform: 90 } : null,
    width: random.percent(30) ? 101 : null,
  }
}

function someTexts(field: TextField, site: Site, random: Random, isNeeded: boolean): Json {
  const texts: Record<string, string> = {}
  for (const { code } of site.languages) if (random.percent(50)) texts[code] = random.pick(WORDS).slice(0, 10).trim()
  // Now and then a required text is not written yet.
  if ((field.isRequired || isNeeded) && random.percent(85)) texts[primaryLanguage(site).code] = 'مطلوب'
  return texts
}

function someItems({ fields, min, max, ceiling, requiredAt }: ListField, site: Site, random: Random): Json {
  const most = random.percent(50) ? ceiling : max
  const count = min + random.below(most - min + 1)
  return Array.from({ length: count }, () => someItem(fields, site, random, requiredAt?.fields ?? []))
}

export function someItem(fields: Fields, site: Site, random: Random, needed: readonly string[] = []) {
  return { id: random.freshId(), ...someContent(fields, site, random, needed) }
}

export function someContent(fields: Fields, site: Site, random: Random, needed: readonly string[] = []): Content {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'text'
        ? someTexts(field, site, random, needed.includes(name))
        : random.percent(70) || field.kind === 'list'
          ? someValue(field, site, random, 0.3)
          : field.initial,
    ]),
  )
}

/** A section of any template, known or not, with unknown keys here and there. */
export function someRandomSection(site: Site, random: Random): Section {
  const id = random.percent(3) ? 'hero' : random.freshId()
  if (random.percent(10)) {
    return {
      ...someSection('Carousel77', id),
      dataExtras: { slides: [1, { a: 'b' }] },
      extras: { translations: { de: {} } },
    }
  }
  const template = random.pick(someTemplates)
  const section = someSection(template.id, id, someContent(template.fields, site, random))
  return {
    ...section,
    colorMode: random.pick([null, 'DARK', 'LIGHT'] as const),
    orientation: random.pick([null, 'RIGHT'] as const),
    isHidden: random.percent(10),
    label: random.percent(20) ? 'My section' : '',
    extras: random.percent(15) ? { 'translations/en/odd': 1, weird: { deep: [null] } } : {},
    dataExtras: random.percent(15)
      ? { imgDimensions: { small: 10 }, 'buttons/b1/odd': 2, 'rows/r1/items/i1/imgCropParams': 3, a: 'b' }
      : {},
  }
}

/** Every path of a content with its field, items of lists included. */
export function pathsIn(
  fields: Fields,
  content: Content,
  prefix = '',
): { readonly path: string; readonly field: Field }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name
    const value = content[name] ?? field.initial
    const own = { path, field }
    if (field.kind === 'group') return [own, ...pathsIn(field.fields, value as Content, `${path}/`)]
    if (field.kind !== 'list') return [own]
    const items = value as readonly Content[]
    return [own, ...items.flatMap((item) => pathsIn(field.fields, item, `${path}/${item.id}/`))]
  })
}
