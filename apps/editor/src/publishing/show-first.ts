import type { Editor } from '../state/editor.ts'

/** Shows the address after the first publish that is made here, until the function it gives is called. */
export function showFirst(editor: Editor): () => void {
  let isFirst = false
  return editor.store.subscribe(({ opened, publishing }, before) => {
    if (publishing.kind === before.publishing.kind) return
    if (publishing.kind === 'busy') isFirst = opened?.publishedRevision === null
    else if (publishing.kind === 'done' && isFirst) editor.show({ dialog: { kind: 'address', isNew: true } })
  })
}
