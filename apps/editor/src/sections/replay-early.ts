import type { Meant } from '../canvas/early.ts'

/** Lets what a person did before the editor was complete happen now, as if it had waited. */
export function replayEarly(all: readonly Meant[]): void {
  let copied: DataTransfer | null = null
  for (const { event, data: carried } of all) {
    // A paste carries what was on the clipboard before what was copied waited.
    const data: DataTransfer | null = (event.type === 'paste' && copied) || carried
    const { target, type } = event
    if (!target || (target as Partial<Node>).isConnected === false) continue
    // An event describes the next one of its kind completely, except for the clipboard.
    const Kind = event.constructor as new (type: string, like: object) => Event
    const again = data
      ? new Kind(type, { clipboardData: data, bubbles: true, cancelable: true })
      : new Kind(type, event)
    target.dispatchEvent(again)
    if (!data || type === 'paste' || !again.defaultPrevented) continue
    copied = data
    putOnClipboard(data)
  }
}

/** A replayed copy has no clipboard of its own to write to. */
function putOnClipboard(data: DataTransfer): void {
  const put = (event: ClipboardEvent) => {
    for (const type of data.types) event.clipboardData?.setData(type, data.getData(type))
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('copy', put, { once: true, capture: true })
  document.execCommand('copy')
  removeEventListener('copy', put, { capture: true })
}
