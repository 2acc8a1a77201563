import { commandOf } from '../canvas/keys.ts'
import type { Editor } from '../state/editor.ts'

const EVERYWHERE: readonly string[] = ['undo', 'redo', 'save', 'bar']

/** The keys that work wherever the focus is in the chrome; on the canvas it listens itself. */
export function listenToWindow(editor: Editor, goToCanvas: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command === null || !EVERYWHERE.includes(command)) return
    event.preventDefault()
    if (command === 'undo') editor.undo()
    if (command === 'redo') editor.redo()
    if (command === 'save') void editor.save()
    if (command === 'bar') goToCanvas()
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}
