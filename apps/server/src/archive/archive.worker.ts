import { parentPort, workerData } from 'node:worker_threads'
import type { Fault } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { MOST_FAULTS } from '../sites/import-site.ts'
import { readConfiguration } from './configuration.ts'
import { ArchiveRefusal } from './format.ts'
import { cut, type Piece } from './pieces.ts'
import { type Arrived, readArchive, readHistory } from './read.ts'
import { type ChangeRow, changeRowOf } from './rows.ts'
import type { ReadingTask, ThreadAnswer } from './thread.ts'
import { unpack } from './unpack.ts'

/** Worker thread: reads a site file from anywhere, however long that takes, and gives what it found bit by bit. */
const AT_ONCE = 64_000
const MOST_ROWS = 500
const TOLD_EVERY_MS = 100
/** Pages and their lists of sections are pieces, which releases share. */
const SITE_DEPTH = 4
const ARRIVED_DEPTH = 3

const give = (found: ThreadAnswer) => parentPort?.postMessage(found)
const work = findings(workerData as ReadingTask)

parentPort?.on('message', () => {
  work.next().then(
    ({ value }) => give(value ?? { kind: 'end' }),
    (failure: unknown) => give(failed(failure)),
  )
})

async function* findings(task: ReadingTask): AsyncGenerator<ThreadAnswer, undefined> {
  if (task.wanted === 'configuration') {
    const read = await readConfiguration(task.from, catalog)
    yield* 'faults' in read ? faultsOf(read) : pieces(read, [])
    return
  }
  const archive = await unpack(task.path)
  if (task.wanted === 'changes') {
    yield* changes(readHistory(archive))
    return
  }
  let toldAt = performance.now()
  const arrived = await readArchive(archive, catalog, (done, total) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return
    toldAt = performance.now()
    give({ kind: 'step', done, total })
  })
  if ('faults' in arrived) yield* faultsOf(arrived)
  else yield* pieces(arrived, arrived.releases)
}

function* faultsOf({ faults }: { readonly faults: readonly Fault[] }): Generator<ThreadAnswer> {
  yield { kind: 'faults', faults: faults.slice(0, MOST_FAULTS) }
}

function* pieces(all: HasSite, others: readonly HasSite[]): Generator<ThreadAnswer> {
  let batch: Piece[] = []
  let size = 0
  for (const piece of cutAll(all, others)) {
    batch.push(piece)
    size += piece.json.length
    if (size < AT_ONCE) continue
    yield { kind: 'pieces', pieces: batch }
    batch = []
    size = 0
  }
  yield { kind: 'pieces', pieces: batch }
}

type HasSite = Pick<Arrived, 'site'>

/** The last is all that arrived. */
function* cutAll(all: HasSite, others: readonly HasSite[]): Generator<Piece> {
  const known = new Map<object, number>()
  for (const { site } of [all, ...others]) yield* cut(site, SITE_DEPTH, known)
  yield* cut(all, ARRIVED_DEPTH, known)
}

async function* changes(history: ReturnType<typeof readHistory>): AsyncGenerator<ThreadAnswer> {
  let rows: ChangeRow[] = []
  let size = 0
  for await (const line of history) {
    const row = changeRowOf(line)
    rows.push(row)
    size += row.operation.length + row.inverse.length
    if (size < AT_ONCE && rows.length < MOST_ROWS) continue
    yield { kind: 'changes', rows }
    rows = []
    size = 0
  }
  yield { kind: 'changes', rows }
}

/** Errors lose their class and code on the way from one thread to another. */
function failed(failure: unknown): ThreadAnswer {
  if (failure instanceof ArchiveRefusal) return { kind: 'refused', code: failure.code, detail: failure.detail }
  const { message, code } = failure as NodeJS.ErrnoException
  return { kind: 'failed', message: message ?? String(failure), code }
}
