// Code splitting: what only fingers need, on screens that are touched: the keyboard on the screen (visual viewport), swipes, tooltips.
import { followKeyboard } from '../canvas/keyboard.ts'
import type { Stage } from '../canvas/stage.ts'
import { listenForTips } from '../kit/tips.ts'
import type { Editor } from '../state/editor.ts'
import { listenForSwipes } from './sheet-swipe.ts'

/** Follows the keyboard of a phone or tablet, closes sheets that are swiped down and shows what is tapped its name, until the function it gives is called. */
export function listenToTouch(stage: Stage, editor: Editor): () => void {
  const endings = [followKeyboard(stage, editor), listenForSwipes(), listenForTips()]
  return () => {
    for (const end of endings) end()
  }
}
