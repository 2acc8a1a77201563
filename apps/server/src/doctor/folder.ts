import { constants } from 'node:fs'
import { access, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Settings } from '../settings.ts'
import { reasonOf, type Symptom } from './symptom.ts'

const PLENTY = 2_000_000_000
const LEAST = 100_000_000

/** Whether the data have room, and can be written. */
export async function lookAtDisk({ dataDir }: Settings): Promise<Symptom> {
  const folder = await nearest(dataDir)
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const said = `${dataDir} has ${(free / 1e9).toFixed(1)} GB left.`
  const cure = `Make room on that disk, or set DATA_DIR to a folder on a larger one and copy what is in ${dataDir} there while Mimar is stopped.`
  try {
    const tried = join(folder, `.mimar-doctor-${process.pid}`)
    await writeFile(tried, '', { flush: true })
    await rm(tried)
  } catch (failure) {
    return {
      ...{ state: 'wrong', what: 'disk', said: `Nothing can be written to ${folder} (${reasonOf(failure)}).` },
      cure: `Give the folder to whoever starts Mimar: chown -R ${process.getuid?.() ?? 'mimar'} ${folder}; or mount its disk for writing.`,
    }
  }
  if (free < LEAST) return { state: 'wrong', what: 'disk', said, cure }
  return free < PLENTY ? { state: 'look', what: 'disk', said, cure } : { state: 'fine', what: 'disk', said }
}

/** Whether nobody else of the machine reads the data, and whoever starts Mimar can. */
export async function lookAtPermissions({ dataDir }: Settings): Promise<Symptom> {
  const about = await stat(dataDir).catch(() => undefined)
  if (!about) return { state: 'fine', what: 'permissions', said: `${dataDir} will be made at the first start.` }
  const closed = await closedFiles(dataDir)
  if (closed.length > 0) {
    return {
      ...{
        state: 'wrong',
        what: 'permissions',
        said: `${closed.join(', ')} cannot be read and written by this account.`,
      },
      cure: `Run this as the account that starts Mimar, or give all of it to that one: chown -R ${process.getuid?.() ?? 'mimar'} ${dataDir}`,
    }
  }
  if ((about.mode & 0o077) === 0)
    return { state: 'fine', what: 'permissions', said: `${dataDir} is closed to other accounts.` }
  return {
    ...{ state: 'look', what: 'permissions', said: `Other accounts of this machine can look into ${dataDir}.` },
    cure: `Messages and addresses of people stand in it: chmod 700 ${dataDir}`,
  }
}

/** What stands first in the folder and is closed to us. */
async function closedFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder)
    const asked = names.map(async (name) => {
      const isOpen = await access(join(folder, name), constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      )
      return isOpen ? [] : [join(folder, name)]
    })
    return (await Promise.all(asked)).flat()
  } catch {
    return [folder]
  }
}

/** The folder, or the first above it that is there. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

const A_MOMENT = 120_000
/** No Mimar of this kind is older. */
const LONG_AGO = Date.UTC(2026, 0, 1)

/** Whether the clock goes right, as far as the machine itself can tell: nobody else is asked. */
export async function lookAtClock({ dataDir }: Settings, now: number): Promise<Symptom> {
  const names = await readdir(dataDir).catch(() => [])
  const times = await Promise.all(
    names.map((name) =>
      stat(join(dataDir, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  const newest = Math.max(LONG_AGO, ...times)
  const here = new Date(now).toISOString().slice(0, 16).replace('T', ' ')
  if (now + A_MOMENT >= newest)
    return { state: 'fine', what: 'clock', said: `It is ${here} (UTC). Compare it with another clock.` }
  return {
    ...{
      state: 'wrong',
      what: 'clock',
      said: `The clock says ${here} (UTC), and something was stored later than that.`,
    },
    cure: 'Let the machine set its clock by itself: timedatectl set-ntp true. Links, schedules and certificates go by it.',
  }
}
