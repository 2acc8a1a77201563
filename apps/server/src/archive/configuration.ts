import { readFile, stat } from 'node:fs/promises'
import { type Catalog, importSite } from '@mimar/document'
import type { SiteOrFaults } from '../sites/import-site.ts'
import { ArchiveRefusal } from './format.ts'

const MOST_JSON = 40_000_000

/** Where a configuration is: in a file, or at hand as JSON. */
export type ConfigurationSource = { readonly path: string } | { readonly json: string }

/** The site of a configuration alone (docs/site-file.md). Throws an `ArchiveRefusal` for what is no such file. */
export async function readConfiguration(from: ConfigurationSource, catalog: Catalog): Promise<SiteOrFaults> {
  return importSite(parse('json' in from ? from.json : await textOf(from.path)), catalog)
}

async function textOf(path: string): Promise<string> {
  if ((await stat(path)).size > MOST_JSON) throw new ArchiveRefusal('archive-strange')
  return readFile(path, 'utf8')
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
