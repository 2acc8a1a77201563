import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the build is; sources may be others at the next start. */
const BUILD = import.meta.url.endsWith('.ts') ? undefined : import.meta.dirname

/** Fingerprint of the program that draws: the same after a restart, another one after any change of its code or its templates. */
export async function readProgram(folder = BUILD): Promise<string> {
  if (folder === undefined) return randomUUID()
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js')).sort()
  const fingerprint = createHash('sha256')
  for (const name of names) fingerprint.update(name).update(await readFile(join(folder, name)))
  return fingerprint.digest('base64url').slice(0, 16)
}
