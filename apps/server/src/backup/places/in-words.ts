import { TriedInVain } from '../../retrying.ts'
import { StoreRefusal } from '../../s3/faults.ts'
import { BackupRefusal } from '../refusal.ts'

/** What a place far away does not do is told in a sentence for who runs the server. */
export async function inWords<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (failure) {
    if (failure instanceof StoreRefusal) throw new BackupRefusal(failure.message)
    throw failure instanceof TriedInVain ? unreachable(place, failure) : failure
  }
}

function unreachable(place: string, { message, attempts }: TriedInVain): BackupRefusal {
  const tried = attempts === 1 ? '' : `, tried ${attempts} times`
  return new BackupRefusal(
    `${place} cannot be used just now (${message}${tried}). The backups that are there are whole. Run it again later: what was copied already is not copied again.`,
  )
}
