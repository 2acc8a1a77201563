// Event replay: what a key does in a text, with the event that asks before (Input Events Level 2).

const COMMANDS: { readonly [inputType: string]: string } = {
  insertParagraph: 'insertParagraph',
  insertLineBreak: 'insertLineBreak',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
}

/** Writes or deletes at the caret as if the key was pressed now. Browsers ask nobody before a command of a program, so it is asked here. */
export function inputAgain(page: Document, inputType: string, data: string | null = null): void {
  const view = page.defaultView as Window & typeof globalThis
  const event = new view.InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true })
  if (!(page.activeElement ?? page.body).dispatchEvent(event)) return
  page.execCommand(COMMANDS[inputType] ?? 'insertText', false, data ?? undefined)
}
