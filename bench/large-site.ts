import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import type { signedIn } from '../e2e/asking.ts'
import { manyPages } from './sites.ts'

type Api = Awaited<ReturnType<typeof signedIn>>

/** What the API answers; anything but success is the end. */
export async function read(api: Api, path: string, options: Parameters<Api>[1] = {}) {
  const { status, text } = await api(path, options)
  if (status >= 300) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`)
  return JSON.parse(text)
}

export const post = (api: Api, path: string, body: unknown) => read(api, path, { method: 'POST', body })

/** How many pages of how many sections each. */
export interface Size {
  readonly pages: number
  readonly sections: number
}

/** A site as an owner brings it: pages that do not fit into one request come as changes. Answers its id. */
export async function makeLargeSite(api: Api, { pages, sections }: Size): Promise<string> {
  const slug = `pages-${pages}`
  const { pages: all, ...site } = manyPages(pages, sections)
  const [home, ...others] = all
  const configuration = exportSite({ ...site, id: slug, pages: [home!] }, catalog)
  const { id } = await post(api, '/sites', { configuration, slug })
  const atOnce = 400 / sections
  for (let from = 0; from < others.length; from += atOnce) {
    const operations = others.slice(from, from + atOnce).map((page) => ({ do: 'insert-page', after: null, page }))
    const changes = [{ id: `pages-from-${from}`, operation: { do: 'together', operations } }]
    const sent = await post(api, `/sites/${id}/operations`, { base: from / atOnce, changes })
    if (sent.revision !== from / atOnce + 1) throw new Error(JSON.stringify(sent))
  }
  return String(id)
}

/** The same as a host brings it from a file, where no server runs yet: `mimar import`. Answers its id. */
export function importLargeSite(dataDir: string, { pages, sections }: Size): string {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
  const file = join(folder, 'large.json')
  writeFileSync(file, JSON.stringify(exportSite(manyPages(pages, sections), catalog)))
  // The one picture it names.
  copyFileSync(join(import.meta.dirname, '../examples/hotel/photos/hero-courtyard.jpg'), join(folder, 'share'))
  const program = join(import.meta.dirname, '../apps/cli/mimar.mjs')
  const said = execFileSync(process.execPath, [program, 'import', file], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const id = /Imported as "([^"]+)"/.exec(said)?.[1]
  if (id === undefined) throw new Error(`The large site was not imported: ${said}`)
  return id
}
