// Crash recovery: what was typed on the page that the server drew, in a tab that died before the program came.
import type { Operation } from '@mimar/document'
import type { Outbox } from '../state/outbox.ts'
import { isSameText } from '../state/seeing.ts'
import type { Change } from '../state/state.ts'
import { cleanText } from './clean.ts'
import type { FirstWords } from './first-listener.ts'

interface Device {
  readonly storage: Pick<Storage, 'getItem' | 'removeItem'>
  readonly locks: Pick<LockManager, 'request'>
  readonly newId: () => string
}

/**
 * Puts such words into the outbox, as changes of who had seen the page as it was drawn: others' words stay, and these are
 * offered beside them (0031). Entries that a tab is still writing are left to it.
 */
export async function recoverWords(entries: readonly string[], outbox: Outbox, device: Device): Promise<void> {
  for (const entry of entries) {
    await device.locks.request(entry, { ifAvailable: true }, async (lock) => {
      const words = lock && device.storage.getItem(entry)
      if (!words) return
      const { unsent } = await outbox.read()
      const isNew = (one: Change) => !unsent.some((other) => isSaidBy(other, one))
      const changes = changesOf(JSON.parse(words) as FirstWords, device.newId).filter(isNew)
      // What the device does not keep stays where it is.
      if ((await outbox.keep(changes)) === null) device.storage.removeItem(entry)
    })
  }
}

function changesOf({ revision, language, texts }: FirstWords, newId: () => string): readonly Change[] {
  return texts.flatMap(([section, field, before, now]) => {
    const value = cleanText(now, true).trim()
    if (value === '' || value === before.trim()) return []
    const operation: Operation = { do: 'set-field', section, field, language, value }
    return [{ id: newId(), operation, base: revision }]
  })
}

/** Whether a change holds the words of another: the program had them when the tab died. */
function isSaidBy({ operation: one }: Change, { operation: other }: Change): boolean {
  if (one.do !== 'set-field' || other.do !== 'set-field' || !isSameText({ operation: one }, { operation: other }))
    return false
  return typeof one.value === 'string' && typeof other.value === 'string' && one.value.includes(other.value)
}
