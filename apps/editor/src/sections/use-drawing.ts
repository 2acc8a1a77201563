import type { WordsByLanguage } from '@mimar/sections/starters'
import { useCallback, useMemo, useRef } from 'react'
import { surroundingsOf } from '../canvas/surroundings.ts'
import { useCatalog, useEditing } from '../desk/editing.ts'
import { newSectionOn } from './new-section.ts'
import type { Offer } from './offers.ts'
import { composeAlone, dressAs, sheetOf } from './page-look.ts'

/** How the thumbnails are drawn: as the page on the canvas looks now. */
export function useDrawing(words: WordsByLanguage | null) {
  const catalog = useCatalog()
  const { editor, stageRef } = useEditing()
  const sheet = useRef<string | null>(null)
  const compose = useCallback(
    (offer: Offer) => {
      const { opened } = editor.store.getState()
      const page = opened?.site.pages.find(({ id }) => id === opened.page)
      if (!opened || !page || !words) return []
      const section = newSectionOn(opened.site, offer.template, { words, catalog, id: `new-${offer.template.id}` })
      const { site, language, facts } = opened
      return composeAlone([section], { site, page, language, surroundings: surroundingsOf(facts, catalog) })
    },
    [editor, words, catalog],
  )
  const dress = useCallback(
    (thumbnail: Document, offer: Offer) => {
      const page = stageRef.current?.page
      if (!page) return
      sheet.current ??= sheetOf(page)
      dressAs(thumbnail, page, sheet.current, offer.category === 'footer' ? 'end' : 'center')
    },
    [stageRef],
  )
  return useMemo(() => ({ compose, dress, isReady: words !== null }), [compose, dress, words])
}
