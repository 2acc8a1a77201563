import { readFile, stat } from 'node:fs/promises'
import { importSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import type { SiteOrFaults } from '../sites/import-site.ts'
import { ArchiveRefusal } from './format.ts'

const MOST_JSON = 40_000_000

/** The site of a configuration alone (spec.md section 3). Throws an `ArchiveRefusal` for what is no such file. */
export async function readConfiguration(path: string): Promise<SiteOrFaults> {
  if ((await stat(path)).size > MOST_JSON) throw new ArchiveRefusal('archive-strange')
  const text = await readFile(path, 'utf8')
  return importSite(parse(text), catalog)
}

function parse(text: string): object {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json
  } catch {
    // Said below, as for everything else that is no site.
  }
  throw new ArchiveRefusal('archive-strange')
}
