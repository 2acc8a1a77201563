import { releaseBreaks } from '../canvas/held-breaks.ts'
import type { Stage } from '../canvas/stage.ts'
import { fetchAside } from '../desk/patient.ts'
import type { Editor } from '../state/editor.ts'
import type { Say } from '../words/words.ts'

interface Around {
  readonly stage: Stage
  readonly editor: Editor
  readonly say: Say
  readonly announce: (text: string) => void
}

/** Fetches what long texts are written with once a page has one; ends with the function it gives. */
export function bringLongText(around: Around): () => void {
  const { stage } = around
  let end: (() => void) | null = null
  let isWanted = true
  const look = () => {
    if (!hasLongText(around)) return
    leave()
    void fetchAside(() => import('./long-text.ts')).then(({ listenToLongText }) => {
      if (!isWanted) return
      end = listenToLongText(around)
      releaseBreaks(stage.page)
    })
  }
  const leave = stage.whenDrawn(look)
  look()
  return () => {
    isWanted = false
    leave()
    end?.()
  }
}

/** Whether a section of the open page has a long text. */
function hasLongText({ editor }: Around): boolean {
  const { opened } = editor.store.getState()
  const page = opened?.site.pages.find(({ id }) => id === opened.page)
  return page?.sections.some(({ template }) => editor.catalog.fieldFor(template, 'long-text') !== undefined) === true
}
