// Event replay of the clipboard: a copy, cut or paste that had to wait is done again, and what it copies reaches the system's clipboard.

/** Does clipboard events again in their order: a paste carries what an earlier one of them has copied. */
export class ClipboardAgain {
  #copied: DataTransfer | null = null

  /** Dispatches that event on the target; `carried` is what it brought, as its own data are closed once it is over. */
  dispatch(event: ClipboardEvent, target: EventTarget, carried: DataTransfer): void {
    const { type } = event
    // A paste carries what was on the clipboard before what was copied waited.
    const clipboardData = (type === 'paste' && this.#copied) || carried
    const Kind = event.constructor as typeof ClipboardEvent
    const again = new Kind(type, { clipboardData, bubbles: true, cancelable: true })
    target.dispatchEvent(again)
    // Who only keeps it for later prevents it too, and writes nothing.
    if (type === 'paste' || !again.defaultPrevented || clipboardData.types.length === 0) return
    this.#copied = clipboardData
    putOnClipboard(clipboardData)
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
