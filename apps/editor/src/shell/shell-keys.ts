import { commandOf } from '../kit/keys.ts'
import type { Editor } from '../state/editor.ts'

const EVERYWHERE: readonly string[] = ['undo', 'redo', 'save', 'bar', 'publish', 'help']

/** The keys that work wherever the focus is in the chrome; on the canvas it listens itself. */
export function listenToWindow(editor: Editor, goToCanvas: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command === null || !EVERYWHERE.includes(command)) return
    if (command === 'help' && isWriting(event.target)) return
    event.preventDefault()
    if (command === 'undo') editor.undo()
    if (command === 'redo') editor.redo()
    if (command === 'save') void editor.save()
    if (command === 'bar') {
      const steps = document.querySelector<HTMLElement>('[data-checklist]')
      if (steps && !steps.contains(document.activeElement)) steps.focus()
      else goToCanvas()
    }
    if (command === 'publish' || command === 'help') editor.show({ dialog: { kind: command } })
  }
  addEventListener('keydown', pressed)
  return () => removeEventListener('keydown', pressed)
}

/** Whether a key that is pressed there writes something. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
