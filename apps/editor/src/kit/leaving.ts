/** Asks before the page is left, for as long as it is told that something is on its way that exists nowhere else. */
export function askingBeforeLeaving(): (isSending: boolean) => void {
  const ask = (event: Event) => event.preventDefault()
  return (isSending) => {
    if (isSending) globalThis.addEventListener?.('beforeunload', ask)
    else globalThis.removeEventListener?.('beforeunload', ask)
  }
}
