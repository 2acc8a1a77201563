// The checksum (SHA-256) of a snapshot, by which damage is told that still reads as JSON.
import { createHash } from 'node:crypto'
import type { Tables } from './tables.ts'

const checksumOf = (document: string) => createHash('sha256').update(document).digest('hex')

/** The row that keeps a whole site as it was after a change. */
export function snapshotRow(site: string, revision: number, document: string): Tables['snapshots'] {
  return { site, revision, document, checksum: checksumOf(document) }
}

/** The document as it was stored; throws where it is another one. One from before there were checksums is taken as it is. */
export function wholeDocument({ document, checksum }: Pick<Tables['snapshots'], 'document' | 'checksum'>) {
  if (checksum === null || checksum === checksumOf(document)) return document
  throw new Error('A stored copy of a site is damaged: its checksum is another one.')
}
