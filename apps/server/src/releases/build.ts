import { setImmediate } from 'node:timers/promises'
import type { OutputFile } from '@mimar/publish'
import { type Blob, type Hash, hashOf } from '../blobs/blobs.ts'
import type { Delta, Manifest, ReleaseFile } from '../blobs/manifest.ts'
import { Arena } from './arena.ts'
import type { NamedFile } from './drawing-job.ts'

/** A release while it is being drawn: what differs from the one before it. */
interface Build {
  /** The bytes that are new, one after another; the delta is whole when they have all been taken. */
  blobs(): AsyncIterable<Blob>
  readonly delta: Delta
  /** The names of the bytes that have been taken. */
  readonly put: readonly Hash[]
}

/** Drawing gives way to visitors after so long. */
const LONGEST_TURN_MS = 6

/**
 * Compares files as they are drawn with those of the release before. `isWhole` says that all files are given,
 * so that those which are not are gone. `extra` are files whose bytes are stored already, asked for at the end.
 */
export function createBuild(input: {
  readonly outputs: Iterable<OutputFile> | AsyncIterable<OutputFile | NamedFile>
  readonly before: Pick<Manifest, 'find' | 'addresses'>
  readonly isWhole: boolean
  readonly removed?: Iterable<string>
  extra(): Iterable<readonly [address: string, file: ReleaseFile]>
}): Build {
  const { before } = input
  const delta: { [address: string]: ReleaseFile | null } = {}
  const given = new Set<string>()
  const put: Hash[] = []

  /** True when visitors do not have it yet. */
  function differs(address: string, file: ReleaseFile): boolean {
    given.add(address)
    const known = before.find(address)
    if (known && isSameFile(known, file)) return false
    delta[address] = file
    return true
  }

  return {
    ...{ delta, put },
    async *blobs() {
      yield* newOf(input.outputs, differs, put)
      for (const [address, file] of input.extra()) differs(address, file)
      for (const address of input.removed ?? []) if (before.find(address)) delta[address] = null
      if (!input.isWhole) return
      for (const address of before.addresses()) if (!given.has(address)) delta[address] = null
    },
  }
}

/** Those that visitors do not have yet, by name in `put` once they have been taken. */
async function* newOf(
  outputs: Iterable<OutputFile> | AsyncIterable<OutputFile | NamedFile>,
  differs: (address: string, file: ReleaseFile) => boolean,
  put: Hash[],
): AsyncIterable<Blob> {
  let turn = performance.now()
  const arena = new Arena()
  for await (const output of outputs) {
    const { address } = output
    const blob = blobOf(output, arena)
    if (differs(address, { hash: blob.hash, size: blob.bytes.length, ...kindOf(output) })) {
      yield blob
      put.push(blob.hash)
    }
    if (performance.now() - turn < LONGEST_TURN_MS) continue
    await setImmediate()
    turn = performance.now()
  }
}

function blobOf(output: OutputFile | NamedFile, arena: Arena): Blob {
  const bytes = arena.bytesOf(output.body)
  return { hash: 'hash' in output ? output.hash : hashOf(bytes), form: 'plain', bytes }
}

function kindOf({ type, isImmutable, allows, movedTo }: OutputFile): Omit<ReleaseFile, 'hash' | 'size'> {
  return { type, isImmutable, ...(allows ? { allows } : {}), ...(movedTo ? { movedTo } : {}) }
}

function isSameFile(one: ReleaseFile, other: ReleaseFile): boolean {
  return (
    one.hash === other.hash &&
    one.type === other.type &&
    one.isImmutable === other.isImmutable &&
    one.allows === other.allows &&
    one.movedTo === other.movedTo
  )
}
