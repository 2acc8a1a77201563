// Code splitting: what is said of changes comes with the first of them, and hears of those meanwhile.
import type { Stage } from '../canvas/stage.ts'
import { fetchPatiently } from '../kit/patiently.ts'
import type { Editor } from '../state/editor.ts'
import type { EditorState } from '../state/state.ts'
import type { UiLanguage } from '../words/words.ts'

type Tell = (now: EditorState, before: EditorState) => void

/** Says where a change is seen on other pages too, and where the site would be fuller than a site can be, until the function it gives is called. */
export function bringChangeNotices(stage: Stage, editor: Editor, language: UiLanguage): () => void {
  const missed: Parameters<Tell>[] = []
  let tell: Tell | undefined
  let isOver = false
  const bring = async () => {
    const { noticesOf } = await fetchPatiently(() => import('./change-notices.ts'))
    if (isOver) return
    tell = noticesOf(stage, editor, language)
    for (const change of missed) tell(...change)
  }
  const leave = editor.store.subscribe((now, before) => {
    if (tell) return tell(now, before)
    const [is, was] = [now.opened, before.opened]
    if (!is || !was || (is.site === was.site && is.full === was.full)) return
    if (missed.push([now, before]) === 1) void bring()
  })
  return () => {
    isOver = true
    leave()
  }
}
