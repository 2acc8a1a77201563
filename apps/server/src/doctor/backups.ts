// The place that backups go to: reached, opened, written to, and what time it is there.
import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { openPlace } from '../backup/places/open.ts'
import type { Place } from '../backup/places/place.ts'
import { readBackupAddress } from '../backup-address.ts'
import { IMPATIENT } from '../retrying.ts'
import type { Settings } from '../settings.ts'
import { reasonOf, type Symptom } from './symptom.ts'

const A_MINUTE = 60_000
/** Stores refuse what is signed a quarter of an hour beside their time. */
const FAR_OFF = 10 * A_MINUTE

/** Whether backups can be made where they are to go. Nothing is said where none are set up. */
export async function lookAtBackups({ backup: { to, access } }: Settings, now: number): Promise<Symptom[]> {
  if (to === undefined) return []
  const address = readBackupAddress(to)
  if (address.kind === 'folder' && !(await isThere(address.path))) {
    return [
      {
        ...{ state: 'look', what: 'backups', said: `${to} is not there yet; the first backup makes it.` },
        cure: 'Where it is to be on another disk, mount that first: else backups stand on this one.',
      },
    ]
  }
  const place = openPlace(to, { access, patience: IMPATIENT })
  try {
    // Nothing may have been backed up yet.
    if (address.kind !== 'folder') await place.begin()
    return [judge(to, (await timeOf(place)) - now)]
  } catch (failure) {
    return [
      {
        ...{ state: 'wrong', what: 'backups', said: reasonOf(failure) },
        cure: 'docs/backup.md says what such a place needs, step by step.',
      },
    ]
  } finally {
    await place.close()
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** By its own clock, as it says of a file that is written for that and taken away. */
async function timeOf(place: Place): Promise<number> {
  const name = `.mimar-doctor-${randomUUID()}`
  await place.write(name, [Buffer.from('to be removed')])
  try {
    const written = (await place.list('')).find((file) => file.name === name)
    if (written) return written.writtenAt
    throw new Error(`What was written to ${place.name} is not there when it is listed.`)
  } finally {
    await place.remove([name])
  }
}

function judge(to: string, difference: number): Symptom {
  const minutes = Math.round(Math.abs(difference) / A_MINUTE)
  if (Math.abs(difference) < FAR_OFF) return { state: 'fine', what: 'backups', said: `${to} can be written to.` }
  return {
    state: 'look',
    what: 'backups',
    said: `${to} can be written to, but its clock and that of this machine are ${minutes} minutes apart.`,
    cure: 'Let both be set by themselves: timedatectl set-ntp true. A store may refuse what is signed at another time.',
  }
}
