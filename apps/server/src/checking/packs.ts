import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blob } from '../blobs/blobs.ts'
import { putAside } from '../blobs/folder-shelf.ts'
import { decodeRecords, type PackRecord } from '../blobs/pack.ts'
import { writePack } from '../blobs/pack-file.ts'
import { plainOf } from '../blobs/plain-of.ts'
import { readRecords } from '../blobs/read-through.ts'
import type { LeftOver, Shelf } from '../blobs/shelf.ts'
import { clock } from '../clock.ts'
import type { Checking } from './report.ts'

/** Reads every stored byte and compares it with its name. What is whole in a damaged pack is written anew, the pack put aside. */
export async function checkPacks(shelf: Shelf, checking: Checking): Promise<void> {
  for (const pack of await shelf.packs()) await checkPack(shelf, pack, checking)
  for (const found of await shelf.leftOvers()) await leftOver(found, checking)
}

/** What was begun and given up, or is of somebody else. */
export async function checkLeftOvers(folder: string, olderThan: number, checking: Checking): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found || clock.now() - found.mtimeMs < olderThan) continue
    await leftOver({ name: `The file ${path}`, putAside: (aside) => putAside(path, aside) }, checking)
  }
}

async function leftOver(found: LeftOver, { report, isRepairing, aside }: Checking): Promise<void> {
  const what = `${found.name} was left over; nothing needs it.`
  if (!isRepairing) return report.add('damaged', what)
  await found.putAside(aside)
  report.add('aside', what)
}

async function checkPack(shelf: Shelf, pack: string, checking: Checking): Promise<void> {
  const { report, isRepairing, aside } = checking
  const trusted = await recordsOf(shelf, pack)
  // Of a pack whose index is damaged, what still is what its name says is taken.
  const records = trusted.length > 0 ? trusted : await recordsOf(shelf, pack, true)
  let whole = 0
  for await (const _ of wholeBlobs(shelf, pack, records)) whole += 1
  if (whole === records.length && trusted.length > 0) return
  const found = `${records.length - whole} of ${records.length} of its parts cannot be read`
  const what = `${shelf.nameOf(pack)} is damaged: ${records.length > 0 ? found : 'nothing of it can be read'}.`
  if (!isRepairing) return report.add('damaged', what)
  // What is whole stands in a pack of its own before the damaged one is touched.
  await shelf.write((file) => writePack(file, wholeBlobs(shelf, pack, records), async () => false))
  await shelf.putAside(pack, aside)
  report.add('aside', what)
}

async function recordsOf(shelf: Shelf, pack: string, isSalvaging = false): Promise<PackRecord[]> {
  const found = await shelf.index(pack, isSalvaging)
  return found ? decodeRecords(found.index) : []
}

/** Parts of a pack whose bytes are what their names say. */
async function* wholeBlobs(shelf: Shelf, pack: string, records: readonly PackRecord[]): AsyncIterable<Blob> {
  const opened = await shelf.open(pack)
  if (!opened) return
  try {
    for await (const { record, bytes } of readRecords(opened, records, shelf.runBytes)) {
      const { hash, form } = record
      // By itself it may be read where it could not be among others.
      const own = bytes ?? (await shelf.read(pack, record))
      if (!Buffer.isBuffer(own)) continue
      if (await plainOf(record, own)) yield { hash, form, bytes: own }
    }
  } finally {
    await opened.close()
  }
}
