import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Islands = { readonly [name: string]: string }

/** Where the build puts them, beside the server; the command line finds them there too. */
const ISLANDS_FOLDER = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, '../../dist/islands')
  : join(import.meta.dirname, '../../server/dist/islands')

/** The visitors' scripts by name. */
export async function readIslands(folder = ISLANDS_FOLDER): Promise<Islands> {
  const files = await readdir(folder).catch(() => {
    throw new Error(`The visitors' scripts are not in ${folder}. Run: npm run build`)
  })
  const scripts = files.filter((file) => file.endsWith('.js')).sort()
  const entries = scripts.map(async (file) => [file.slice(0, -3), await readFile(join(folder, file), 'utf8')] as const)
  return Object.fromEntries(await Promise.all(entries))
}
