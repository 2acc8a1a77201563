import type { Form, Hash } from '../blobs/blobs.ts'
import { linesOf } from './chunks.ts'
import type { BackupContents } from './manifest.ts'
import type { Vault } from './vault.ts'

/** Bytes that a backup names, and the forms that they are kept in. */
export interface NamedBytes {
  readonly hash: Hash
  readonly forms: readonly Form[]
}

/** The names of bytes in a backup. */
export async function* namedBytes(vault: Vault, contents: BackupContents, name: string): AsyncIterable<NamedBytes> {
  for await (const line of linesOf(vault.texts(contents.blobs.chunks, name))) {
    const [hash, forms] = line as [Hash, Form[]]
    yield { hash, forms }
  }
}

/** Everything that the backups of a place need. Refuses where one cannot be read. */
export async function neededBy(vault: Vault): Promise<Set<Hash>> {
  const needed = new Set<Hash>()
  for (const { name, head } of await vault.list()) {
    if (!head) continue
    const contents = vault.contents(head)
    for (const { hash } of contents.tables.flatMap((table) => table.chunks)) needed.add(hash)
    // Most lists of names are those of the backup before.
    const chunks = contents.blobs.chunks.filter(({ hash }) => !needed.has(hash))
    for (const { hash } of chunks) needed.add(hash)
    const news = { ...contents, blobs: { ...contents.blobs, chunks } }
    for await (const { hash } of namedBytes(vault, news, name)) needed.add(hash)
  }
  return needed
}
