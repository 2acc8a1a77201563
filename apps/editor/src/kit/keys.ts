/** What a key asks for, by its place on the keyboard, so that it works on an Arabic layout too (U43). */
type Command = 'undo' | 'redo' | 'save' | 'publish' | 'help' | 'format' | 'bar' | 'tools' | 'link' | 'duplicate'

const COMMANDS: { readonly [code: string]: Command } = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyK: 'link',
  KeyD: 'duplicate',
  Enter: 'publish',
  KeyS: 'save',
  KeyB: 'format',
  KeyI: 'format',
  KeyU: 'format',
}

export function commandOf(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): Command | null {
  if (event.code === 'F6') return 'bar'
  if (event.code === 'F10' && event.altKey) return 'tools'
  // The question mark is where each layout has it.
  if (event.key === '?' || event.key === '؟') return 'help'
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  return (event.shiftKey && event.code === 'KeyZ' ? 'redo' : COMMANDS[event.code]) ?? null
}
