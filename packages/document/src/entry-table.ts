// Bulk import and export of entries, CSV and JSON: a row each, a column for each text in each language (COLL-9).
import { type Field, type Item, type Json, type ListField, type Localized, nameOfRole } from '@mimar/fields'
import { articleTitle, MOST_ARTICLES, paragraphsIn, splitParagraphs, wordsOf } from './entry-articles.ts'
import { type DayOrder, orderOfDays, readDay } from './entry-days.ts'
import { detailColumns, holdsAnswers, isOwn } from './entry-details.ts'
import { inLanguages, itemsToJson, readItems } from './entry-items.ts'
import { NO, type Row, readRows, type Spot, titleKey, YES } from './entry-rows.ts'
import type {
  ArticleRead,
  DetailRead,
  EntryRead,
  EntryShape,
  EntryToWrite,
  EntryValue,
  ListRead,
  TableFault,
  TableKind,
  TableNote,
} from './entry-shape.ts'
import { writeTable } from './table.ts'

export { articleAfter, articleTitle, saysNothing } from './entry-articles.ts'
export { answersAfter, holdsAnswers, isOwn } from './entry-details.ts'
export { isTooShort, itemsAfter } from './entry-items.ts'
export type {
  ArticleRead,
  EntryRead,
  EntryShape,
  EntryToWrite,
  EntryValue,
  ListRead,
  TableFault,
  TableNote,
} from './entry-shape.ts'

interface Column {
  readonly title: string
  readonly name: string
  readonly field: Field
  readonly language?: string
  /** Of which item of a list it is, from 0, and which of its texts. */
  readonly item?: { readonly index: number; readonly name: string }
  /** Which detail of the list it answers. */
  readonly of?: string
  /** Of which long text below the entry it is, from 0. */
  readonly article?: number
  /** How many paragraphs it has at most. */
  readonly most?: number
}

const ADDRESS = 'address'
const DRAFT = 'draft'

const isValue = ({ kind, role }: Field) =>
  ['date', 'hours', 'price', 'flag', 'code'].includes(kind) && role !== 'collection'

/** The columns of a table, beside address and draft: what an entry says, and not how it looks. */
function columnsOf({ fields, languages }: EntryShape): readonly Column[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Column[] => {
    if (field.isDesign) return []
    if (field.kind !== 'text') return isValue(field) ? [{ title: name, name, field }] : []
    return languages.map((language) => ({ title: `${name} ${language}`, name, field, language }))
  })
}

/** The lists of an entry that stand in a file. */
const listsOf = ({ fields }: EntryShape): readonly (readonly [string, ListField])[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'list' ? [[name, field] as const] : []))

/** Lists of texts are columns too: `facts 1 label de`. As many as there are, or as could be. */
function itemColumns(shape: EntryShape, count: (list: string, field: ListField) => number): readonly Column[] {
  return listsOf(shape).flatMap(([name, list]) => {
    const all = Object.entries(list.fields)
    const texts = all.filter(([, { kind }]) => kind === 'text')
    if (texts.length < all.length && !holdsAnswers(list)) return []
    return Array.from({ length: count(name, list) }, (_, index) =>
      texts.flatMap(([text, field]) =>
        shape.languages.map((language): Column => {
          const title = `${name} ${index + 1} ${text} ${language}`
          return { title, name, field, language, item: { index, name: text } }
        }),
      ),
    ).flat()
  })
}

const itemsIn = ({ content }: EntryToWrite, list: string) => (content[list] ?? []) as readonly Item[]

/** Of a list that answers what another asks, what the entry says itself. */
const ownItems = (entry: EntryToWrite, name: string, field: ListField) =>
  itemsIn(entry, name).filter((item) => !holdsAnswers(field) || isOwn(item, field.fields))

/** Columns for what the list asks, and which no other column is called like. */
const asked = (shape: EntryShape, others: readonly Column[]): readonly Column[] =>
  detailColumns(shape, [
    ADDRESS,
    DRAFT,
    ...ARTICLES,
    ...listsOf(shape).map(([name]) => name),
    ...others.map(titleOf),
  ]).map(({ list, name, ...column }) => ({ ...column, name: list, item: { index: -1, name } }))

const titleOf = ({ title }: Column) => title

const ARTICLES = Array.from({ length: MOST_ARTICLES }, (_, at) => articleTitle(at))

/** The words of long texts below entries, a column for each language. */
function articleColumns({ article, languages }: EntryShape, count: number): readonly Column[] {
  if (!article) return []
  const [, field] = wordsOf(article)
  return ARTICLES.slice(0, count).flatMap((name, at) =>
    languages.map(
      (language): Column => ({
        title: `${name} ${language}`,
        name,
        field,
        language,
        article: at,
        most: article.ceiling,
      }),
    ),
  )
}

/** Entries as a table that spreadsheets open. Buttons have no place in one, and of long texts their words alone. */
export function entriesToCsv(entries: readonly EntryToWrite[], shape: EntryShape): string {
  const most = (list: string, field: ListField) =>
    entries.reduce((count, entry) => Math.max(count, ownItems(entry, list, field).length), 0)
  const plain = columnsOf(shape)
  const texts = articleColumns(shape, Math.max(0, ...entries.map(({ articles }) => articles.length)))
  const columns = [...plain, ...asked(shape, plain), ...itemColumns(shape, most), ...texts]
  const rows = entries.map((entry) => [
    ...[entry.address, entry.isDraft ? YES : NO],
    ...columns.map((column) => cellOf(entry, column, shape)),
  ])
  return writeTable([[ADDRESS, DRAFT, ...columns.map(({ title }) => title)], ...rows])
}

/** The same as data for programs, with all that an entry says. */
export function entriesToJson(entries: readonly EntryToWrite[], shape: EntryShape): string {
  const { fields, languages, article: text } = shape
  const names = [...new Set(columnsOf(shape).map(({ name }) => name))]
  const data = entries.map((entry) => ({
    ...{ [ADDRESS]: entry.address, [DRAFT]: entry.isDraft },
    ...Object.fromEntries(
      names.map((name) => [name, inLanguages(entry.content[name] ?? fields[name]?.initial, languages)]),
    ),
    ...Object.fromEntries(
      listsOf(shape).map(([name, list]) => [name, itemsToJson(list, itemsIn(entry, name), languages)]),
    ),
    ...Object.fromEntries(
      entry.articles.map((blocks, at) => [articleTitle(at), text ? itemsToJson(text, blocks, languages) : []]),
    ),
  }))
  return `${JSON.stringify(data, null, 2)}\n`
}

function cellOf(entry: EntryToWrite, column: Column, { fields, article }: EntryShape): string {
  const { name, field, language } = column
  if (column.article !== undefined && article)
    return paragraphsIn(entry.articles[column.article] ?? [], article, language ?? '')
  const value = storedIn(entry, column, fields[name]) ?? field.initial
  if (language !== undefined) return (value as Localized)[language] ?? ''
  if (field.kind === 'flag') return value === true ? YES : NO
  if (field.kind === 'choice') return value === null ? '' : value === 'YES' ? YES : NO
  return value === null ? '' : String(value)
}

function storedIn(entry: EntryToWrite, { name, item, of }: Column, list: Field | undefined): Json | undefined {
  if (!item || list?.kind !== 'list') return entry.content[name]
  if (of === undefined) return ownItems(entry, name, list)[item.index]?.[item.name]
  const detail = nameOfRole(list.fields, 'detail') ?? ''
  return itemsIn(entry, name).find((one) => one[detail] === of)?.[item.name]
}

interface ReadEntries {
  readonly entries: readonly EntryRead[]
  /** With any, nothing is to be taken in. */
  readonly faults: readonly TableFault[]
  /** What of it is not taken in. */
  readonly notes: readonly TableNote[]
}

interface Reading {
  readonly columns: ReadonlyMap<string, Column>
  readonly lists: ReadonlyMap<string, { readonly name: string; readonly list: ListField }>
  readonly order: DayOrder
  readonly languages: readonly string[]
}

/** Reads such a file again, whichever of the two it is; what it lacks is left as it is. */
export function readEntries(text: string, shape: EntryShape): ReadEntries {
  const { titles, rows, faults } = readRows(text)
  const plain = columnsOf(shape)
  const all = [
    ...plain,
    ...asked(shape, plain),
    ...itemColumns(shape, (_, { max }) => max),
    ...articleColumns(shape, MOST_ARTICLES),
  ]
  const columns = new Map(all.map((column) => [titleKey(column.title), column]))
  const { article } = shape
  const texts = article ? ARTICLES.map((name) => [name, article] as const) : []
  const lists = new Map([...listsOf(shape), ...texts].map(([name, list]) => [titleKey(name), { name, list }]))
  const isKnown = (title: string) => ['', ADDRESS, DRAFT].includes(title) || columns.has(title) || lists.has(title)
  const unknown = titles.flatMap(({ title, ...spot }): readonly TableFault[] =>
    isKnown(titleKey(title)) ? [] : [{ ...spot, code: 'column-unknown', column: title, found: title }],
  )
  const isDay = (title: string) => columns.get(title)?.field.kind === 'date'
  const days = rows.flatMap(({ cells }) => [...cells].flatMap(([title, cell]) => (isDay(title) ? [cell] : [])))
  const reading = { columns, lists, order: orderOfDays(days), languages: shape.languages }
  const read = rows.map((row) => readRow(row, reading))
  return {
    entries: read.map(({ entry }) => entry),
    faults: [...unknown, ...faults, ...read.flatMap((one) => one.faults)],
    notes: rows.flatMap((row) => listsInCells(row, reading)),
  }
}

/** Cells of a row that stand where a list would: a table has no place for one. An empty one says nothing. */
function listsInCells({ cells, lists: _, ...spot }: Row, { columns, lists }: Reading): readonly TableNote[] {
  return [...cells].flatMap(([title, cell]): readonly TableNote[] => {
    const list = columns.has(title) || cell.trim() === '' ? undefined : lists.get(title)
    return list ? [{ ...spot, code: 'list', column: list.name, found: '' }] : []
  })
}

function readRow(
  { cells, lists: said, ...spot }: Row,
  { columns, lists, order, languages }: Reading,
): { readonly entry: EntryRead; readonly faults: readonly TableFault[] } {
  const faults: TableFault[] = []
  const values: EntryValue[] = []
  const found: { [name: string]: ListRead } = {}
  const details: DetailRead[] = []
  const texts = new Map<number, Map<string, readonly string[]>>()
  for (const [title, cell] of cells) {
    const column = columns.get(title)
    if (column?.article !== undefined) {
      faults.push(...readText(cell, column, spot, texts))
      continue
    }
    const read = column && readCell(cell, column, spot, order)
    if (read && 'code' in read) faults.push(read)
    else if (column?.of !== undefined && read) details.push({ ...read, of: column.of, name: read.field })
    else if (column?.item && read) found[column.name] = withCell(found[column.name], column.item, read)
    else if (read) values.push(read)
  }
  for (const [title, items] of said) {
    const known = lists.get(title)
    const read = known && readItems(known.name, known.list, items, { spot, languages })
    if (known && read) found[known.name] = read.read
    if (read) faults.push(...read.faults)
    else if (columns.has(title)) faults.push({ ...spot, code: 'text', column: title, found: '' })
  }
  const draft = cells.get(DRAFT)
  const isDraft = draft === undefined ? undefined : flagOf(draft)
  if (isDraft === null) faults.push({ ...spot, code: 'flag', column: DRAFT, found: draft ?? '' })
  const address = cells.get(ADDRESS)?.trim() || undefined
  const about = { ...spot, address, isDraft: isDraft ?? undefined }
  return { entry: { ...about, values, ...apart(found, texts), details }, faults }
}

/** The lists of an entry itself, and the long texts below it. */
function apart(
  found: { readonly [name: string]: ListRead },
  texts: ReadonlyMap<number, ReadonlyMap<string, readonly string[]>>,
): Pick<EntryRead, 'lists' | 'articles'> {
  const articles = new Map<number, ArticleRead>([...texts].map(([at, paragraphs]) => [at, { paragraphs }]))
  const lists = Object.entries(found).filter(([name, read]) => {
    const at = ARTICLES.indexOf(name)
    if (at >= 0) articles.set(at, read)
    return at < 0
  })
  return { lists: Object.fromEntries(lists), articles }
}

/** Adds the words of a long text that a cell has; a paragraph that its field refuses is a fault. */
function readText(
  cell: string,
  { title, article = 0, most = 0, field, language = '' }: Column,
  spot: Spot,
  texts: Map<number, Map<string, readonly string[]>>,
): readonly TableFault[] {
  const paragraphs = splitParagraphs(cell)
  if (paragraphs.length > most) return [{ ...spot, code: 'too-many', column: title, found: String(most) }]
  const limit = field.kind === 'text' ? field.limit : undefined
  const read = paragraphs.map((paragraph) => readCell(paragraph, { title, name: '', field, language }, spot, null))
  texts.set(article, (texts.get(article) ?? new Map()).set(language, paragraphs))
  return read.flatMap((one) => ('code' in one ? [{ ...one, found: String(limit ?? '') }] : [])).slice(0, 1)
}

/** What the cells of a row say of a list, and one cell more. */
function withCell(before: ListRead | undefined, { index }: { readonly index: number }, read: EntryValue): ListRead {
  const items = [...(before?.items ?? [])]
  while (items.length <= index) items.push({ values: [] })
  items[index] = { values: [...(items[index]?.values ?? []), read] }
  return { items, isWhole: false }
}

function readCell(cell: string, column: Column, spot: Spot, order: DayOrder): EntryValue | TableFault {
  const { title, name, field, language, item } = column
  if (language !== undefined && field.kind === 'text') {
    const { limit, checkText } = field
    const checked = checkText(cell)
    if (checked.ok) return { field: item?.name ?? name, language, value: checked.value === '' ? null : checked.value }
    const isLong = checked.refusals.some(({ code }) => code === 'too-long')
    return { ...spot, code: isLong ? 'too-long' : 'text', column: title, found: String(limit ?? '') }
  }
  const value = plainValue(cell, field, order)
  if (value === undefined) return { ...spot, code: 'date-order', column: title, found: cell }
  const checked = value === null && field.kind !== 'choice' ? null : field.check(value)
  if (checked?.ok) return { field: item?.name ?? name, value: checked.value as Json }
  return { ...spot, code: faultOf(column), column: title, found: cell }
}

/** What is wrong with a cell that its field refuses. */
function faultOf({ field, of }: Column): TableFault['code'] {
  if (field.kind === 'choice') return 'flag'
  if (field.kind === 'price' && field.isNumber) return 'number'
  return field.kind === 'code' && of !== undefined ? 'form' : (field.kind as TableKind)
}

/** What a cell says, for its field to check; null for what is neither yes nor no, undefined for what may be two days. */
function plainValue(cell: string, { kind }: Field, order: DayOrder): string | boolean | null | undefined {
  if (kind === 'flag') return flagOf(cell)
  if (kind === 'choice') return answerOf(cell)
  return kind === 'date' ? readDay(cell, order) : cell
}

/** Yes, no, or nothing said; what is neither stays as it is, for its field to refuse. */
function answerOf(cell: string): string | null {
  if (cell.trim() === '') return null
  const said = flagOf(cell)
  return said === null ? cell : said ? 'YES' : 'NO'
}

/** As people say yes and no in the languages of the editor; null is neither. */
function flagOf(cell: string): boolean | null {
  const said = cell.trim().toLowerCase()
  if (['yes', 'true', '1', 'x', 'ja', 'oui', 'evet', 'نعم'].includes(said)) return true
  return ['', 'no', 'false', '0', 'nein', 'non', 'hayır', 'لا'].includes(said) ? false : null
}
