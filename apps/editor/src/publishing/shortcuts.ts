// Keyboard shortcuts, as the help lists them.
import { isMac } from '../kit/is-mac.ts'
import type { PublishWords } from './words.ts'

export interface Shortcut {
  readonly word: Extract<keyof PublishWords, `key${string}`>
  readonly group: Extract<keyof PublishWords, `keys${string}`>
  /** Each way to press it: `Mod` is Ctrl, on a Mac Command; a letter is named by its place (`KeyZ`). */
  readonly keys: readonly string[]
}

/** Everything a key does, in the order of the help (U43). */
export const SHORTCUTS: readonly Shortcut[] = [
  { word: 'keyUndo', group: 'keysEverywhere', keys: ['Mod+KeyZ'] },
  { word: 'keyRedo', group: 'keysEverywhere', keys: ['Mod+Shift+KeyZ', 'Mod+KeyY'] },
  { word: 'keySave', group: 'keysEverywhere', keys: ['Mod+KeyS'] },
  { word: 'keyPublish', group: 'keysEverywhere', keys: ['Mod+Enter'] },
  { word: 'keyHelp', group: 'keysEverywhere', keys: ['Shift+Slash'] },
  { word: 'keyAreas', group: 'keysEverywhere', keys: ['F6'] },
  { word: 'keyOut', group: 'keysEverywhere', keys: ['Escape'] },
  { word: 'keyBetween', group: 'keysSections', keys: ['ArrowUp', 'ArrowDown'] },
  { word: 'keyInto', group: 'keysSections', keys: ['Enter'] },
  { word: 'keyMove', group: 'keysSections', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
  { word: 'keyDuplicate', group: 'keysSections', keys: ['Mod+KeyD'] },
  { word: 'keyClipboard', group: 'keysSections', keys: ['Mod+KeyC', 'Mod+KeyX', 'Mod+KeyV'] },
  { word: 'keyDelete', group: 'keysSections', keys: ['Delete', 'Backspace'] },
  { word: 'keyNext', group: 'keysTexts', keys: ['Tab'] },
  { word: 'keyLink', group: 'keysTexts', keys: ['Mod+KeyK'] },
  { word: 'keyTools', group: 'keysTexts', keys: ['Alt+F10'] },
  { word: 'keyLine', group: 'keysTexts', keys: ['Enter'] },
  { word: 'keyAllBlocks', group: 'keysTexts', keys: ['Mod+KeyA'] },
  { word: 'keyBlocks', group: 'keysTexts', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  { word: 'keyMoveBlocks', group: 'keysTexts', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
]

/** What is printed on each key, by its place (`KeyZ`). */
type Layout = ReadonlyMap<string, string>

/** The keyboard that most have, until it is known which one it is. */
export const COMMON_LAYOUT: Layout = new Map()

/** What the keys of a keyboard are called: letters as they are printed there, the others by their sign or word. */
export function keyNames(printed: Layout): (key: string) => string {
  const isApple = isMac()
  const special: { readonly [key: string]: string } = {
    ...{ Mod: isApple ? '⌘' : 'Ctrl', Shift: isApple ? '⇧' : 'Shift', Alt: isApple ? '⌥' : 'Alt' },
    ...{
      Enter: '↵',
      Escape: 'Esc',
      ArrowUp: '↑',
      ArrowDown: '↓',
      Backspace: '⌫',
      Delete: 'Del',
      Slash: '?',
      Tab: 'Tab',
    },
  }
  return (key) => special[key] ?? (printed.get(key) ?? key.replace(/^Key/, '')).toLocaleUpperCase()
}

interface Keyboard {
  getLayoutMap(): Promise<Layout>
}

/** Only some browsers tell; elsewhere keys are called as on most keyboards. */
export async function readLayout(): Promise<Layout> {
  const { keyboard } = navigator as Navigator & { readonly keyboard?: Keyboard }
  try {
    return (await keyboard?.getLayoutMap()) ?? COMMON_LAYOUT
  } catch {
    return COMMON_LAYOUT
  }
}
