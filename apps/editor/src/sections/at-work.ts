import type { SectionId } from '@mimar/document'
import { useEffect } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { sectionAt } from '../places/editable.ts'

/** Marks the section that is selected: what visitors see only later stands open in it, and in no other (U3). */
export function useAtWork(stage: Stage, id: SectionId | null): void {
  useEffect(() => {
    if (id === null) return
    let marked: Element | null = null
    const mark = () => {
      const section = sectionAt(stage.page, id)
      if (section === marked) return
      marked?.removeAttribute('data-at-work')
      section?.setAttribute('data-at-work', '')
      marked = section
    }
    mark()
    const stop = stage.whenDrawn(mark)
    return () => {
      stop()
      marked?.removeAttribute('data-at-work')
    }
  }, [stage, id])
}
