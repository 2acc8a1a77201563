import type { Field, Fields, FileUse, Json, ListField, TextField } from '@mimar/fields'
import { BLOCKS, cutToGraphemes, nameOfRole } from '@mimar/fields'

/** No text is drawn longer: it would only make a longer page. It is the limit of a text that names none. */
const LONGEST = 320

/** What is written into every text of a template, as far as its limits let it. */
export const KINDS = ['shortest', 'compounds', 'unbroken', 'arabic', 'emoji'] as const
/** `usual` and `usual-arabic` are for looking at, not for measuring. */
export type Kind = (typeof KINDS)[number] | 'usual' | 'usual-arabic'

const USUAL = {
  usual: [
    'Open every day',
    'A house with a courtyard',
    'Thirty years in one house, and the coffee is on before you ask. Come in and sit down.',
  ],
  'usual-arabic': [
    'كلّ يوم',
    'بيتٌ حول نافورة',
    'نحفظ هذا البيت منذ ثلاثين عامًا، والقهوة على النار قبل أن تُطلب. ادخلوا واجلسوا عند النافورة.',
  ],
} as const

const SAMPLES: { readonly [K in Exclude<(typeof KINDS)[number], 'shortest'>]: string } = {
  compounds: 'Veranstaltungsraumreservierungsbestätigung und Gastfreundschaftstradition für Grenzübergangsreisende ',
  unbroken: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(4),
  arabic: 'نستقبل ضيوفنا من Dar al-Rumman على الرقم \u2066+963 000 123 456\u2069 في كلّ ساعةٍ من ليلٍ أو نهار، ',
  emoji: '👩🏽‍🍳 breakfast 🥐☕️ from six, 🏳️‍🌈 welcome 👨‍👩‍👧‍👦 all, ',
}

/** What stands in a frame, where a section shows one; nothing of it is asked for. */
const FRAMED = ['https://youtu.be/abcDEF12345', 'https://calendly.com/house/visit']

/** Content at one end of what the fields allow: as little as is valid, or every text, list and picture full. */
export function contentOf(fields: Fields, kind: Kind, language: string): { readonly [name: string]: Json } {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = sampleFor(field, kind, language, name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function sampleFor(field: Field, kind: Kind, language: string, name: string): Json | undefined {
  if (field.kind === 'text') return textOf(field, kind, language, name)
  if (field.kind === 'group') return contentOf(field.fields, kind, language)
  if (field.kind === 'list') return itemsOf(field, kind, language)
  if (kind === 'shortest') return undefined
  if (field.kind === 'image') return name.startsWith('background') ? undefined : { media: 'any' }
  if (field.kind === 'icon') return 'tabler:star'
  if (field.kind === 'link') return '/Rooms'
  if (field.kind === 'date') return '2026-12-24'
  if (field.kind === 'hours') return '06:30-09:45,11:15-14:45,17:30-02:15'
  if (field.kind === 'price') return 1_234_567.5
  if (field.kind === 'file') return field.role === undefined ? fileFor(field.use, kind) : undefined
  if (field.kind === 'code') return FRAMED.find((address) => field.check(address).ok)
  return undefined
}

/** A film takes the place of a frame, so that it stands in some of them only. */
function fileFor(use: FileUse, kind: Kind): Json | undefined {
  const sent = { hash: 'a1'.repeat(32), name: 'a-file-of-the-house-with-a-long-name.pdf', size: 1_234_567 }
  const shown = { width: 720, height: 1280, seconds: 64 }
  if (use === 'pdf') return { '*': { ...sent, type: 'application/pdf', width: 0, height: 0, seconds: 0 } }
  return use === 'video' && kind === 'arabic' ? { '*': { ...sent, ...shown, type: 'video/mp4' } } : undefined
}

function textOf(field: TextField, kind: Kind, language: string, name: string): Json | undefined {
  if (kind === 'shortest') return field.isRequired ? { [language]: 'A' } : undefined
  const limit = Math.min(field.limit ?? LONGEST, LONGEST)
  if (kind === 'usual' || kind === 'usual-arabic') {
    const [label, title, paragraph] = USUAL[kind]
    const long = /title|text|heading/i.test(name) ? title : paragraph
    return { [language]: cutToGraphemes(limit < 26 ? label : long, limit).trim() }
  }
  const sample = SAMPLES[kind]
  return { [language]: cutToGraphemes(sample.repeat(Math.ceil(limit / 20)), limit).trim() }
}

const choicesOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'choice' ? [[name, field] as const] : []))

/** Of items that differ by a choice, as questions of a form do, each way in turn. */
const chosenIn = (fields: Fields, index: number): { readonly [name: string]: Json } =>
  Object.fromEntries(choicesOf(fields).map(([name, { options }]) => [name, options[index % options.length]!]))

function itemsOf(field: ListField, kind: Kind, language: string): Json {
  const block = nameOfRole(field.fields, 'block')
  const most =
    block === undefined
      ? Math.max(6, ...choicesOf(field.fields).map(([, { options }]) => options.length))
      : BLOCKS.length
  const count = kind === 'shortest' ? field.min : Math.min(field.max, most)
  return Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    ...contentOf(field.fields, kind, language),
    ...(kind !== 'shortest' && chosenIn(field.fields, index)),
    // Of a long text each kind of block.
    ...(block !== undefined && { [block]: BLOCKS[index] }),
  })) as Json
}
