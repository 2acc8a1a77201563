import { type Operation, type Page, pathFault, pathKey, primaryLanguage, type Site } from '@mimar/document'
import { type EntryRead, type EntryValue, readEntries, type TableFault } from '@mimar/document/entry-table'
import { nameOfRole } from '@mimar/fields'
import { collectionsOf, type EntryPage, type PlacedList } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { decodeText } from '../kit/decode-text.ts'
import { pathFor } from '../places/page-path.ts'
import type { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import { entryPage, usualCurrency } from './entry-acts.ts'
import { articleOf, entryChanges, headOf } from './entry-change.ts'
import { entryShape } from './entry-parts.ts'

type PlanFault =
  | TableFault
  | (Omit<TableFault, 'code'> & { readonly code: 'encoding' | 'title' | 'address' | 'taken' | 'repeated' })

/** What taking a file in would do. */
export interface EntryPlan {
  readonly added: number
  readonly changed: number
  readonly same: number
  /** With any, nothing is done. */
  readonly faults: readonly PlanFault[]
  /** One step for each entry, so that many can be sent in parts. */
  readonly steps: readonly (readonly Operation[])[]
}

/** Reads a file that somebody chose against a site, in whatever way its letters are stored. */
export async function planFile(site: Site, list: PlacedList, file: Blob, catalog: TemplateCatalog): Promise<EntryPlan> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text !== undefined) return planEntries(site, list, text, catalog)
  const fault = { code: 'encoding', by: 'line', line: 1, column: '', found: '' } as const
  return { added: 0, changed: 0, same: 0, faults: [fault], steps: [] }
}

/** Reads a file against a site: which entries it adds, which it changes, and what is wrong with it. */
export function planEntries(site: Site, list: PlacedList, file: string, catalog: TemplateCatalog): EntryPlan {
  const read = readEntries(file, entryShape(site, catalog))
  const planning = new Planning(site, list, catalog)
  for (const entry of read.entries) planning.take(entry)
  const { steps, added, changed } = planning
  const faults = [...read.faults, ...planning.faults].toSorted((one, two) => one.line - two.line)
  return { added, changed, same: read.entries.length - added - changed, faults, steps: faults.length > 0 ? [] : steps }
}

/** Goes through the rows of a file, each on the site that those before it make. */
class Planning {
  readonly #site: Site
  readonly #list: PlacedList
  readonly #catalog: TemplateCatalog
  readonly #known: ReadonlyMap<string, EntryPage>
  readonly #taken: Set<string>
  readonly #seen = new Set<string>()
  /** Of all rows that say none: asked for once. */
  readonly #currency: string
  #after: string | null
  readonly steps: (readonly Operation[])[] = []
  readonly faults: PlanFault[] = []
  added = 0
  changed = 0

  constructor(site: Site, list: PlacedList, catalog: TemplateCatalog) {
    this.#site = site
    this.#list = list
    this.#catalog = catalog
    const entries = collectionsOf(site.pages, catalog).entries.get(list.collection) ?? []
    this.#known = new Map(entries.map((entry) => [pathKey(entry.page.path), entry]))
    this.#taken = new Set(site.pages.map(({ path }) => pathKey(path)))
    this.#currency = usualCurrency(site, list, catalog)
    this.#after = site.pages.at(-1)?.id ?? null
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

  #refuse(code: 'title' | 'address' | 'taken' | 'repeated', { by, line, address = '' }: EntryRead): void {
    this.faults.push({ code, by, line, column: code === 'title' ? '' : 'address', found: address })
  }

  #change(entry: EntryPage, row: EntryRead): void {
    const operations = entryChanges(entry, row, this.#site, this.#catalog)
    if (operations.length === 0) return
    this.changed += 1
    this.steps.push(operations)
  }

  #add(row: EntryRead): void {
    const title = this.#titleIn(row.values)
    if (title === undefined) {
      this.#refuse('title', row)
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
    const [head] = made.page.sections
    if (!head) return
    this.#taken.add(pathKey(path))
    const page: Page = {
      ...made.page,
      ...(row.isDraft === true && { isHidden: true as const }),
      sections: [headOf(head, row, this.#catalog), ...articleOf(row, this.#site, this.#catalog)],
    }
    this.added += 1
    this.steps.push([{ do: 'insert-page', after: this.#after, page }])
    this.#after = page.id
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
    for (let number = 2; this.#taken.has(pathKey(found)); number += 1) found = `${path}-${number}`
    return found
  }
}

/** So many entries go to the server at once. */
const AT_ONCE = 100

/** Does what a plan says, as one step back however many it adds. */
export function doPlan(editor: Editor, { steps }: EntryPlan): void {
  const visit = newId()
  for (let from = 0; from < steps.length; from += AT_ONCE) {
    const operations = steps.slice(from, from + AT_ONCE).flat()
    editor.do({ name: { kind: 'PageAdded', template: '' }, operations: [{ do: 'together', operations }], visit })
  }
}
