import type { Stage } from '../canvas/stage.ts'
import { elementAt } from '../places/editable.ts'
import { moveOf, placeOfText } from '../places/text.ts'
import type { Editor } from '../state/editor.ts'

/** Left and right go to the item beside the selected one, with Alt they move it; mirrored where the page reads from the right (U21). */
export function listenToItemKeys(stage: Stage, editor: Editor): () => void {
  const ending = new AbortController()
  const keyed = (event: KeyboardEvent) => {
    const { chosen, opened, caret } = editor.store.getState()
    const right = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!right || !chosen || !opened || caret || event.ctrlKey || event.metaKey || event.shiftKey) return
    const place = placeOfText(opened.site, chosen, editor.catalog)
    const element = elementAt(stage.page, chosen)
    if (!place?.item || !element) return
    event.preventDefault()
    event.stopPropagation()
    const isRtl = stage.page.defaultView?.getComputedStyle(element).direction === 'rtl'
    const step = (isRtl ? -right : right) as 1 | -1
    const { section, item } = place
    const beside = item.ids[item.index + step]
    if (beside === undefined) return
    if (event.altKey) {
      const name = { kind: 'ItemMoved', template: section.template } as const
      editor.do({ name, operations: [moveOf(section, item, step)] })
    } else {
      editor.choose({ ...chosen, path: `${item.list}/${beside}/${chosen.path.split('/').at(-1)}` })
    }
  }
  stage.page.defaultView?.addEventListener('keydown', keyed, { signal: ending.signal, capture: true })
  return () => ending.abort()
}
