/**
 * Copies a text. Pages that come over plain http have no clipboard of their own: there a text that is selected is copied,
 * as by hand, and so it is where the browser refuses. What it does not copy at all is shown to be copied by hand, which
 * says so: false.
 */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard && (await isTaken(text))) return true
  if (copySelected(text)) return true
  const { showToCopy } = await import('./copy-by-hand.view.tsx')
  showToCopy(text)
  return false
}

function isTaken(text: string): Promise<boolean> {
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}

function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // Where a dialog is open nothing outside of it can be selected.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}
