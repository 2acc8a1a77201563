import type { LanguageCode, Site } from '@mimar/document'
import { type FileFault, type MergePlan, planMerge, readCsv, readXliff } from '@mimar/document/translation'
import type { TemplateCatalog } from '@mimar/sections'
import { decodeText } from '../kit/decode-text.ts'

/** What is wrong with a file; the last ones only a browser, or who reads it, can find. */
export type Fault = FileFault | { readonly code: 'encoding' | 'not-yours'; readonly params: FileFault['params'] }

export type ReadResult = { readonly plan: MergePlan } | { readonly faults: readonly Fault[] }

const MOST_BYTES = 20_000_000

/** What who reads a file may change. */
interface Reader {
  readonly catalog: TemplateCatalog
  readonly isContentOnly: boolean
  /** The one language they translate into; undefined or null where all are theirs. */
  readonly only: LanguageCode | null | undefined
}

/** Reads a translated file, whatever it is called, and plans what it would change. Nothing leaves this device. */
export async function readTranslations(
  file: Blob,
  site: Site,
  { isContentOnly, only, catalog }: Reader,
): Promise<ReadResult> {
  if (file.size > MOST_BYTES) return { faults: [{ code: 'file-too-big', params: {} }] }
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return { faults: [{ code: 'encoding', params: {} }] }
  const read = /^\uFEFF?\s*</.test(text) ? readXliff(text) : readCsv(text)
  const result = 'faults' in read ? read : planMerge(site, catalog, read.file, isContentOnly)
  if (!('plan' in result) || (only ?? result.plan.language) === result.plan.language) return result
  return { faults: [{ code: 'not-yours', params: { language: result.plan.language } }] }
}
