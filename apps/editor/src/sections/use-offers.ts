import { beginningOf } from '@mimar/sections/beginnings'
import { useEffect, useMemo, useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import type { SayPicker } from '../words/picker.ts'
import { learnOtherLanguages, wordsOfAllLanguages } from '../words/templates.ts'
import { nearestOffers } from './nearest.ts'
import { type Offer, type OfferCategory, offersFor, searchOffers } from './offers.ts'

/** What the picker shows, and why: what was asked for, what is nearest to it, or what suits most pages. */
export interface Shown {
  readonly offers: readonly Offer[]
  readonly as: 'found' | 'nearest' | 'usual'
}

/** All offers, and those to show; where nothing is called so, words of the other languages are fetched and compared too. */
export function useOffers(say: SayPicker, query: string, category: OfferCategory | 'all') {
  const { editor, say: main } = useEditing()
  const opened = useEditorState((state) => state.opened)
  const page = opened?.site.pages.find(({ id }) => id === opened.page)
  const offers = useMemo(
    () => (opened && page ? offersFor(opened.site, page, main, say, editor.catalog) : []),
    [opened, page, main, say, editor.catalog],
  )
  const found = searchOffers(offers, query)
  const isMissed = found.length === 0
  useOtherLanguages(isMissed)
  const inKind = category === 'all' ? offers : offers.filter((offer) => offer.category === category)
  const shown: Shown =
    query.trim() === ''
      ? { offers: inKind, as: 'found' }
      : isMissed
        ? instead(offers, query)
        : { offers: found, as: 'found' }
  return { offers, shown }
}

function instead(offers: readonly Offer[], query: string): Shown {
  const nearest = nearestOffers(offers, query, wordsOfAllLanguages)
  if (nearest.length > 0) return { offers: nearest, as: 'nearest' }
  return { offers: offers.filter(({ template }) => beginningOf(template).startsPage), as: 'usual' }
}

function useOtherLanguages(areWanted: boolean): void {
  const [, setHere] = useState(false)
  useEffect(() => {
    // Without network the words that are here are all there is.
    if (areWanted)
      void learnOtherLanguages().then(
        () => setHere(true),
        () => {},
      )
  }, [areWanted])
}
