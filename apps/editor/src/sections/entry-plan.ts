import { type Operation, type Page, pathFault, pathKey, primaryLanguage, type Site } from '@mimar/document'
import {
  type EntryRead,
  type EntryShape,
  type EntryValue,
  readEntries,
  type TableFault,
  type TableNote,
} from '@mimar/document/entry-table'
import { type Localized, learnReadings, nameOfRole } from '@mimar/fields'
import { collectionsOf, type EntryPage, type PlacedList } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { decodeText } from '../kit/decode-text.ts'
import { fetchPatiently } from '../kit/patiently.ts'
import { pathFor } from '../places/page-path.ts'
import { entryPage, usualCurrency } from './entry-acts.ts'
import { entryChanges, headOf, shortLists, withArticles } from './entry-change.ts'
import { entryShape } from './entry-parts.ts'
import { fullBy, isTooLarge, type Overflow } from './entry-weight.ts'

type OwnCode = 'encoding' | 'title' | 'address' | 'taken' | 'repeated' | 'large'
type PlanFault = TableFault | (Omit<TableFault, 'code'> & { readonly code: OwnCode })

/** What taking a file in would do. */
export interface EntryPlan {
  readonly added: number
  readonly changed: number
  readonly same: number
  /** With any, nothing is done. */
  readonly faults: readonly PlanFault[]
  /** What of the file is not taken in as it stands there. */
  readonly notes: readonly TableNote[]
  /** What the site would hold too much of: then nothing is done either. */
  readonly full: Overflow | undefined
  /** One step for each entry, so that many can be sent in parts: those that change first. */
  readonly steps: readonly (readonly Operation[])[]
}

/** Reads a file that somebody chose against a site, in whatever way its letters are stored. */
export async function planFile(site: Site, list: PlacedList, file: Blob, catalog: TemplateCatalog): Promise<EntryPlan> {
  // Files write hours and amounts as people do.
  await fetchPatiently(learnReadings)
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text !== undefined) return planEntries(site, list, text, catalog)
  const fault = { code: 'encoding', by: 'line', line: 1, column: '', found: '' } as const
  return { added: 0, changed: 0, same: 0, faults: [fault], notes: [], full: undefined, steps: [] }
}

/** Reads a file against a site: which entries it adds, which it changes, and what is wrong with it. */
export function planEntries(site: Site, list: PlacedList, file: string, catalog: TemplateCatalog): EntryPlan {
  const shape = entryShape(site, list, catalog)
  const read = readEntries(file, shape)
  const planning = new Planning(site, list, shape, catalog)
  for (const entry of read.entries) planning.take(entry)
  const { changes, pages } = planning
  const faults = inOrder([...read.faults, ...planning.faults])
  const notes = inOrder([...read.notes, ...planning.notes])
  const full = faults.length > 0 ? undefined : fullBy(site, changes, pages, catalog)
  const inserted = pages.map((page, index): readonly Operation[] => {
    const after = (pages[index - 1] ?? site.pages.at(-1))?.id ?? null
    return [{ do: 'insert-page', after, page }]
  })
  return {
    ...{ added: pages.length, changed: changes.length, same: read.entries.length - pages.length - changes.length },
    ...{ faults, notes, full, steps: faults.length > 0 || full ? [] : [...changes, ...inserted] },
  }
}

const inOrder = <One extends { readonly line: number }>(all: readonly One[]): readonly One[] =>
  all.toSorted((one, two) => one.line - two.line)

/** Goes through the rows of a file, each on the site that those before it make. */
class Planning {
  readonly #site: Site
  readonly #list: PlacedList
  readonly #shape: EntryShape
  readonly #catalog: TemplateCatalog
  readonly #known: ReadonlyMap<string, EntryPage>
  readonly #taken: Set<string>
  readonly #seen = new Set<string>()
  /** Of all rows that say none: asked for once. */
  readonly #currency: string
  /** Behind which number each address was free last: of ten thousand with one title, none counts from the beginning. */
  readonly #numbers = new Map<string, number>()
  readonly changes: (readonly Operation[])[] = []
  readonly pages: Page[] = []
  readonly faults: PlanFault[] = []
  readonly notes: TableNote[] = []

  constructor(site: Site, list: PlacedList, shape: EntryShape, catalog: TemplateCatalog) {
    this.#site = site
    this.#list = list
    this.#shape = shape
    this.#catalog = catalog
    const entries = collectionsOf(site.pages, catalog).entries.get(list.collection) ?? []
    this.#known = new Map(entries.map((entry) => [pathKey(entry.page.path), entry]))
    this.#taken = new Set(site.pages.map(({ path }) => pathKey(path)))
    this.#currency = usualCurrency(site, list, catalog)
  }

  take(row: EntryRead): void {
    const key = row.address === undefined ? undefined : pathKey(row.address)
    if (key !== undefined && this.#seen.has(key)) {
      this.#refuse('repeated', row)
      return
    }
    if (key !== undefined) this.#seen.add(key)
    const known = key === undefined ? undefined : this.#known.get(key)
    if (known) this.#change(known, row)
    else this.#add(row)
  }

  #refuse(code: OwnCode, { by, line, address = '' }: EntryRead, column = 'address'): void {
    this.faults.push({ code, by, line, column, found: address })
  }

  #change(entry: EntryPage, row: EntryRead): void {
    const emptied = this.#emptiedIn(entry, row)
    const operations = entryChanges(entry, row, this.#site, this.#catalog)
    if (emptied !== undefined) this.#refuse('title', row, emptied)
    else if (isTooLarge(operations)) this.#refuse('large', row, '')
    else if (operations.length > 0) {
      this.changes.push(operations)
      this.#note(row, entry)
    }
  }

  #note(row: EntryRead, entry?: EntryPage): void {
    const { by, line } = row
    for (const { column, min } of shortLists(row, entry, this.#shape, this.#catalog))
      this.notes.push({ by, line, code: 'too-few', column, found: String(min) })
  }

  #add(row: EntryRead): void {
    const title = this.#titleIn(row.values)
    if (title === undefined) {
      this.#refuse('title', row, '')
      return
    }
    const above = this.#list.page.path === '/' ? '' : this.#list.page.path
    const path = row.address ?? this.#free(above + pathFor(title, this.#site))
    const isWrong = pathFault(path, this.#site.languages) !== undefined || path === '/'
    if (isWrong || this.#taken.has(pathKey(path))) {
      this.#refuse(isWrong ? 'address' : 'taken', row)
      return
    }
    const currency = this.#currency
    const made = entryPage(
      this.#site,
      { list: this.#list, title, path, language: '', day: '', currency },
      this.#catalog,
    )
    if (!made) return
    const [head, ...below] = made.page.sections
    if (!head) return
    this.#taken.add(pathKey(path))
    const page: Page = {
      ...made.page,
      ...(row.isDraft === true && { isHidden: true as const }),
      sections: [headOf(head, row, this.#catalog), ...withArticles(below, row, this.#site, this.#catalog)],
    }
    if (isTooLarge(page)) {
      this.#refuse('large', row, '')
      return
    }
    this.pages.push(page)
    this.#note(row)
  }

  /** The column of a required text that the row empties, in the language in which all pages need it. */
  #emptiedIn({ head }: EntryPage, { values }: EntryRead): string | undefined {
    const primary = primaryLanguage(this.#site).code
    const fields = this.#catalog.find(head.template)?.fields ?? {}
    const emptied = values.find(({ field: name, language, value }) => {
      const field = fields[name]
      const isRequired = field?.kind === 'text' && field.isRequired && language === primary
      return isRequired && value === null && (head.content[name] as Localized | undefined)?.[primary] !== undefined
    })
    return emptied && `${emptied.field} ${primary}`
  }

  /** Its title in the primary language, else in any. */
  #titleIn(values: readonly EntryValue[]): string | undefined {
    const template = this.#catalog.templates.find(({ role }) => role === 'entry')
    const name = template && nameOfRole(template.fields, 'heading')
    const titles = values.filter(({ field, value }) => field === name && typeof value === 'string' && value !== '')
    const primary = primaryLanguage(this.#site).code
    return (titles.find(({ language }) => language === primary) ?? titles[0])?.value as string | undefined
  }

  /** Asked for each of ten thousand: the pages are looked through once. */
  #free(path: string): string {
    let found = path
    let number = this.#numbers.get(path) ?? 2
    for (; this.#taken.has(pathKey(found)); number += 1) found = `${path}-${number}`
    this.#numbers.set(path, number)
    return found
  }
}
