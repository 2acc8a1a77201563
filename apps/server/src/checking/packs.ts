import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { type Blob, hashOf } from '../blobs/blobs.ts'
import { LOCK } from '../blobs/collect.ts'
import { UNFINISHED, writeDurably } from '../blobs/durable.ts'
import { disk } from '../blobs/files.ts'
import { LEASE } from '../blobs/leases.ts'
import { decodeRecords, type PackRecord } from '../blobs/pack.ts'
import { readIndex, readRecord, writePack } from '../blobs/pack-file.ts'
import { clock } from '../clock.ts'
import { giveWay } from '../turns.ts'
import type { Checking } from './report.ts'

/** Another process may be writing what is younger, in milliseconds. */
const YOUNG_MS = 3_600_000
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Reads every stored byte and compares it with its name. What is whole in a damaged pack is written anew, the pack put aside. */
export async function checkPacks(folder: string, checking: Checking): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name === LOCK || name.endsWith(LEASE)) continue
    const path = join(folder, name)
    if (name.endsWith('.pack')) await checkPack(folder, name, checking)
    else if (!(name.endsWith(UNFINISHED) && (await isYoung(path)))) await leftOver(path, checking)
  }
}

/** What was begun and given up, or is of somebody else. */
export async function checkLeftOvers(folder: string, olderThan: number, checking: Checking): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if (!(await isYoung(path, olderThan))) await leftOver(path, checking)
  }
}

async function leftOver(path: string, { report, isRepairing, putAside }: Checking): Promise<void> {
  if (!isRepairing) return report.add('damaged', `The file ${path} was left over; nothing needs it.`)
  await putAside(path)
  report.add('aside', `The file ${path} was left over; nothing needs it.`)
}

async function isYoung(path: string, age = YOUNG_MS): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return !found || clock.now() - found.mtimeMs < age
}

async function checkPack(folder: string, name: string, checking: Checking): Promise<void> {
  const { report, isRepairing, putAside } = checking
  const path = join(folder, name)
  const trusted = decodeRecords((await readIndex(path, disk)).index)
  // Of a pack whose index is damaged, what still is what its name says is taken.
  const records = trusted.length > 0 ? trusted : decodeRecords((await readIndex(path, disk, true)).index)
  let bad = 0
  for (const record of records) {
    if (!(await wholeBlob(path, record))) bad += 1
    await giveWay()
  }
  if (bad === 0 && trusted.length > 0) return
  const what = `The file ${path} is damaged: ${bad} of ${records.length} of its parts cannot be read.`
  if (!isRepairing) return report.add('damaged', what)
  await writeAnew(folder, path, records)
  await putAside(path)
  report.add('aside', what)
}

/** A part of a pack whose bytes are what its name says. */
async function wholeBlob(path: string, record: PackRecord): Promise<Blob | undefined> {
  const bytes = await readRecord(path, record, disk).catch(() => 'damaged' as const)
  if (!Buffer.isBuffer(bytes)) return undefined
  const { hash, form } = record
  const plain = form === 'plain' ? bytes : await decompress[form](bytes).catch(() => undefined)
  return plain && hashOf(plain) === hash ? { hash, form, bytes } : undefined
}

/** What is whole stands in a pack of its own before the damaged one is touched. */
async function writeAnew(folder: string, path: string, records: readonly PackRecord[]): Promise<void> {
  async function* whole() {
    for (const record of records) {
      const blob = await wholeBlob(path, record)
      if (blob) yield blob
    }
  }
  const isNowhere = async () => false
  await writeDurably(join(folder, `${randomUUID()}.pack`), async (file) => {
    return (await writePack(file, whole(), isNowhere)).length > 0
  })
}
