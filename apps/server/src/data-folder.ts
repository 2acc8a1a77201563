import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { StartRefusal } from './refusal.ts'

/** Larger than what a file system keeps beside a file's name. */
const TRIED_BYTES = 4096
/** Where one of them stands, visitors can be served, whatever the disk takes. */
const HELD = ['mimar.db', 'blobs']

/**
 * Makes the folder of the data and closes it to others, unless it holds what is theirs: messages, addresses and secrets of many
 * people stand in it. Refuses one that cannot be made, and an empty one that takes nothing.
 */
export async function needDataFolder(folder: string): Promise<void> {
  await makeFolder(folder, { mode: 0o700 }).catch((failure) => {
    throw refusalOf(folder, 'cannot be made', failure)
  })
  if (HELD.some((name) => existsSync(join(folder, name)))) return close(folder)
  const isEmpty = (await readdir(folder).catch(() => [''])).length === 0
  const tried = join(folder, `${randomUUID()}.tried`)
  try {
    await writeFile(tried, Buffer.alloc(TRIED_BYTES, 1), { flush: true })
  } catch (failure) {
    throw refusalOf(folder, 'takes no files', failure)
  } finally {
    await rm(tried, { force: true }).catch(() => undefined)
  }
  // What stands in it already may be for others: a folder such as /tmp or /srv would be closed to the whole machine.
  if (isEmpty) await close(folder)
}

/** A folder of another account, or of a disk without modes, is for whoever set it up to close. */
async function close(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined)
}

function refusalOf(folder: string, what: string, failure: unknown): StartRefusal {
  const { code = '' } = failure as NodeJS.ErrnoException
  const { why, cure } = reasonOf(code, folder, lastThere(folder))
  return new StartRefusal(`The folder of the data, ${folder}, ${what} (${code}): ${why}. ${cure}`)
}

/** How far the path is there: the folder itself, one above it, or what stands in its way. */
function lastThere(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : lastThere(dirname(path))
}

const ELSEWHERE = 'set DATA_DIR to a folder on another one, such as /var/lib/mimar'

interface Reason {
  readonly why: string
  readonly cure: string
}

function reasonOf(code: string, folder: string, there: string): Reason {
  const account = process.getuid?.() ?? 'mimar'
  const inTheWay = { why: `${there} is no folder`, cure: 'Set DATA_DIR to a folder, or take away what stands there.' }
  const full = { why: 'its disk is full', cure: `Free some space, or ${ELSEWHERE}.` }
  const closed = {
    why: `the account ${account} may not write to ${there}`,
    cure: `Set DATA_DIR to a folder that it may write to, or give it this one: mkdir -p ${folder} && chown ${account} ${folder}`,
  }
  const known: { readonly [code: string]: Reason } = {
    ...{ ENOTDIR: inTheWay, EEXIST: inTheWay, ENOSPC: full, EDQUOT: full, EACCES: closed, EPERM: closed },
    EROFS: { why: 'its disk can only be read', cure: `Mount the disk for writing, or ${ELSEWHERE}.` },
  }
  const unknown = { why: `${there} takes nothing`, cure: 'Set DATA_DIR to a folder on a disk, such as /var/lib/mimar.' }
  return known[code] ?? unknown
}
