// The store that holds pictures and published files: reached, listed, written to, and read.
import { tryPlace } from '../blobs/try-place.ts'
import { IMPATIENT } from '../retrying.ts'
import type { Settings } from '../settings.ts'
import { reasonOf, type Symptom } from './symptom.ts'

/** Whether bytes can be put where they are kept. Of the folder the disk says as much. */
export async function lookAtStorage({ storage }: Settings): Promise<Symptom[]> {
  const { main, other } = storage
  const symptoms: Symptom[] = []
  for (const place of other ? [main, other] : [main]) {
    try {
      const said = await tryPlace(place, storage, IMPATIENT)
      if (said) symptoms.push({ state: 'fine', what: 'storage', said })
    } catch (failure) {
      const cure =
        'docs/storage.md says what a store needs, step by step. Until then texts are stored, and pictures are not.'
      symptoms.push({ state: 'wrong', what: 'storage', said: reasonOf(failure), cure })
    }
  }
  if (!other) return symptoms
  const said = `Bytes are read from ${other.name} as well as from ${main.name}, and put into the latter.`
  const cure = 'Once `mimar storage move` has moved all of them, leave STORAGE_FROM away and start again.'
  return [...symptoms, { state: 'look', what: 'storage', said, cure }]
}
