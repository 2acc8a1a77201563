/**
 * Whether the browser copies a text. Pages that come over plain http have no clipboard of their own: there a text that is
 * selected is copied, as by hand, and so it is where the browser refuses.
 */
export async function isCopied(text: string): Promise<boolean> {
  return (navigator.clipboard && (await isTaken(text))) || copySelected(text)
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
