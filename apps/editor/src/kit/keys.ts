/** What a key asks for, by its place on the keyboard, so that it works on an Arabic layout too (U43). */
type Command = 'undo' | 'redo' | 'save' | 'publish' | 'help' | 'format' | 'bar' | 'tools' | 'link' | 'duplicate'

export function commandOf(
  event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): Command | null {
  if (event.code === 'F6') return 'bar'
  if (event.code === 'F10' && event.altKey) return 'tools'
  // The question mark is where each layout has it.
  if (event.key === '?' || event.key === '؟') return 'help'
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  switch (event.code) {
    case 'KeyZ':
      return event.shiftKey ? 'redo' : 'undo'
    case 'KeyY':
      return 'redo'
    case 'KeyK':
      return 'link'
    case 'KeyD':
      return 'duplicate'
    case 'Enter':
      return 'publish'
    case 'KeyS':
      return 'save'
    case 'KeyB':
    case 'KeyI':
    case 'KeyU':
      return 'format'
    default:
      return null
  }
}
