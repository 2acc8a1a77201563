// Keyboard shortcuts that wait for the program wherever the focus is; the browser's own are left to it.

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

const COMMANDS = /^(Key[ZYSKD]|Enter)$/
const TOOLS = /^(F6|F10)$/

/** Whether the program will answer that key, which nothing of the page does. */
export function isCommand({ code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return ((ctrlKey || metaKey) && !altKey && COMMANDS.test(code)) || (TOOLS.test(code) && (altKey || code === 'F6'))
}

/** Whether a browser answers that key by selecting all of the text; where keys are done again, that is done by hand. */
export function isSelectAll({ code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return (ctrlKey || metaKey) && !altKey && code === 'KeyA'
}
