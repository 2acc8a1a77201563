import type { Json } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import type { SectionChoices } from '../choices.ts'
import { narrowedFields } from '../narrowed.ts'
import { flagValue, idValue, jsonValue, type Reader } from '../shape.ts'
import { categoryReader, sectionReaders, thumbnailReader } from '../shapes.ts'
import type { Section } from '../site.ts'
import { type Around, readContent } from './content-in.ts'
import { translationsOf } from './languages.ts'
import type { Source } from './source.ts'

/** Reads the components under a key as sections. `owner` names those that bring no `uniqId`. */
export function readComponents(
  source: Source,
  key: string,
  owner: string,
  around: Around,
  catalog: Catalog,
): Section[] {
  const list = source.take(key)
  if (list === undefined || list === null) return []
  if (!Array.isArray(list)) {
    around.reading.refuse(source.pathOf(key), { code: 'not-a-list', params: { got: typeof list } })
    return []
  }
  return list.map((entry: unknown, index) => {
    const extras = {}
    const component = around.reading.source(entry, `${source.pathOf(key)}[${index}]`, extras)
    return readComponent(component, `${owner}-${index + 1}`, around, catalog, extras)
  })
}

function readComponent(
  source: Source,
  id: string,
  around: Around,
  catalog: Catalog,
  extras: Section['extras'],
): Section {
  const named = source.read('id', idValue, 'Unnamed')
  if (!source.has('id')) around.reading.refuse(source.pathOf('id'), { code: 'required' })
  const facts = catalog.find(named)
  const dataExtras: Record<string, Json> = {}
  const hiddenOn = source.read('hiddenOn', sectionReaders.hiddenOn, [])
  const chosen = choicesIn(source)
  const data = source.below('data', dataExtras)
  const validation = source.has('validation') ? source.read('validation', jsonValue, null) : {}
  // What is stricter in the file counts here as it does when one writes and publishes (GEN-18).
  const fields = facts && narrowedFields({ validation }, facts.fields)
  return {
    id: source.read('uniqId', idAsText, id),
    template: facts?.id ?? named,
    category: source.read('category', lowered(categoryReader), facts?.category ?? 'other'),
    label: source.read('label', sectionReaders.label, ''),
    thumbnail: source.read('thumbnail', thumbnailReader, ''),
    isUnique: source.read('isUnique', flagValue, facts?.isUnique ?? false),
    isHidden: source.read('isHidden', flagValue, false),
    ...(hiddenOn.length > 0 ? { hiddenOn } : {}),
    ...chosen,
    colorMode: source.read('colorMode', raisedOrNull(sectionReaders.colorMode), null),
    orientation: source.read('orientation', raisedOrNull(sectionReaders.orientation), null),
    eventId: source.read('eventId', sectionReaders.eventId, ''),
    validation,
    // Of an unknown template nothing is read: its data and its translations stay in the file's own words.
    content: fields ? readContent(fields, { base: data, others: translationsOf(source, around) }, around) : {},
    extras,
    dataExtras,
  }
}

/** What a section chooses for itself; what it leaves open is absent. */
function choicesIn(source: Source): SectionChoices {
  const space = source.read('space', raisedOrNull(sectionReaders.space), null)
  const ground = source.read('ground', raisedOrNull(sectionReaders.ground), null)
  const columns = source.read('columns', raisedOrNull(sectionReaders.columns), null)
  return { ...(space && { space }), ...(ground && { ground }), ...(columns && { columns }) }
}

const idAsText: Reader<string> = (input) => idValue(typeof input === 'number' ? String(input) : input)

/** Older files write some words in lower case, and '' for none. */
function raisedOrNull<Value>(reader: Reader<Value>): Reader<Value> {
  return (input) => reader(input === '' ? null : raise(input))
}

export function raised<Value>(reader: Reader<Value>): Reader<Value> {
  return (input) => reader(raise(input))
}

function raise(input: unknown): unknown {
  return typeof input === 'string' ? input.toUpperCase() : input
}

function lowered<Value>(reader: Reader<Value>): Reader<Value> {
  return (input) => reader(typeof input === 'string' ? input.toLowerCase() : input)
}
