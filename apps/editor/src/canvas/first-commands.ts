// Keyboard shortcuts that wait for the program wherever the focus is; the browser's own are left to it.

const COMMANDS = /^(Key[ZYSKD]|Enter)$/
const TOOLS = /^(F6|F10)$/

/** Whether the program will answer that key, which nothing of the page does. */
export function isCommand({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ((ctrlKey || metaKey) && !altKey && COMMANDS.test(code)) || (TOOLS.test(code) && (altKey || code === 'F6'))
}
