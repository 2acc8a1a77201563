// Sequential reads: many records of packs in the order in which they lie, so that whoever looks at all of them waits for few.
import { crc32 } from 'node:zlib'
import { giveWay } from '../turns.ts'
import type { PackRecord } from './pack.ts'
import type { FoundCopy } from './pack-indexes.ts'
import type { OpenedPack, Shelf } from './shelf.ts'

/** What lies between two records is read along where it is no more. */
const GAP_BYTES = 64 * 1024

type Reading = Pick<Shelf, 'open' | 'runBytes'>

/** Reads copies and answers those that are not what was written, or could not be read: each is to be asked for by itself. */
export async function readThrough(copies: readonly FoundCopy[], shelf: Reading): Promise<FoundCopy[]> {
  const doubtful: FoundCopy[] = []
  for (const [pack, inPack] of Map.groupBy(copies, (copy) => copy.pack)) {
    doubtful.push(...(await readPackThrough(pack, inPack, shelf)))
  }
  return doubtful
}

async function readPackThrough(pack: string, copies: readonly FoundCopy[], shelf: Reading) {
  const opened = await shelf.open(pack).catch(() => undefined)
  if (!opened) return copies
  const doubtful = new Set(copies)
  try {
    for await (const { record, bytes } of readRecords(opened, copies, shelf.runBytes)) {
      if (bytes) doubtful.delete(record)
    }
  } catch {
    // What was not reached is doubtful.
  } finally {
    await opened.close()
  }
  return doubtful
}

/** The bytes of records in the order in which they lie; undefined for those that are not what was written. */
export async function* readRecords<Kept extends PackRecord>(
  opened: OpenedPack,
  records: readonly Kept[],
  runBytes: number,
): AsyncIterable<{ readonly record: Kept; readonly bytes: Buffer | undefined }> {
  for (const run of runsOf(records, runBytes)) {
    const read = await opened.read(run.start, run.end - run.start)
    for (const record of run.records) {
      const from = record.offset - run.start
      const own = read.subarray(from, from + record.length)
      const isWhole = own.length === record.length && crc32(own) === record.checksum
      yield { record, bytes: isWhole ? own : undefined }
    }
    await giveWay()
  }
}

interface Run<Kept> {
  readonly start: number
  end: number
  readonly records: Kept[]
}

/** Records that lie beside each other, read as one. */
function runsOf<Kept extends PackRecord>(records: readonly Kept[], runBytes: number): Run<Kept>[] {
  const runs: Run<Kept>[] = []
  for (const record of records.toSorted((one, other) => one.offset - other.offset)) {
    const end = record.offset + record.length
    const last = runs.at(-1)
    if (last && record.offset - last.end <= GAP_BYTES && end - last.start <= runBytes) {
      last.records.push(record)
      last.end = Math.max(last.end, end)
    } else {
      runs.push({ start: record.offset, end, records: [record] })
    }
  }
  return runs
}
