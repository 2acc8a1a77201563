import { ClipboardAgain } from '../canvas/clipboard-again.ts'
import type { Meant } from '../canvas/early.ts'

/** Lets what a person did before the editor was complete happen now, as if it had waited. */
export function replayEarly(all: readonly Meant[]): void {
  const clipboard = new ClipboardAgain()
  for (const { event, data } of all) {
    const { target, type } = event
    if (!target || (target as Partial<Node>).isConnected === false) continue
    if (data) {
      clipboard.dispatch(event as ClipboardEvent, target, data)
      continue
    }
    // An event describes the next one of its kind completely.
    const Kind = event.constructor as new (type: string, like: object) => Event
    target.dispatchEvent(new Kind(type, event))
  }
}
