import type { WordsByLanguage } from '@mimar/sections/starters'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useEditing, useEditorState } from '../desk/editing.ts'
import searching from '../kit/search.module.css'
import { toolIcons } from '../kit/tool-icons.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { sayPicker } from '../words/picker.ts'
import { insertTemplate, wordsFor } from './insert-section.ts'
import { firstOf, OfferList } from './offer-list.view.tsx'
import type { Offer, OfferCategory } from './offers.ts'
import styles from './picker.module.css'
import { PickerFoot, PickerHead, PickerSide } from './picker-parts.view.tsx'
import { useDrawing } from './use-drawing.ts'
import { useOffers } from './use-offers.ts'

/** Chooses what comes to a boundary: searched, in kinds, drawn as it will stand there (U7, U8). */
export function SectionPicker() {
  const editing = useEditing()
  const { editor, say: main, stageRef } = editing
  const at = useEditorState(({ dialog }) => (dialog?.kind === 'picker' ? dialog : null))
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<OfferCategory | 'all'>('all')
  const { words, coming } = useWords()
  const say = useMemo(() => sayPicker(main.language), [main])
  const { offers, shown } = useOffers(say, query, category)
  const draw = useDrawing(words)
  const isPhone = useIsPhone()
  const list = useRef<HTMLDivElement>(null)
  const choose = async (offer: Offer | undefined) => {
    const stage = stageRef.current
    if (!offer || offer.reason !== undefined || !at || !stage) return
    const loaded = words ?? (await coming)
    // The dialog gives the focus back before the new section takes it.
    flushSync(() => editor.show({ dialog: null }))
    insertTemplate(editing, stage, { template: offer.template, at, words: loaded, say })
  }
  const showAll = () => {
    setQuery('')
    list.current?.closest('dialog')?.querySelector<HTMLElement>('input[type=search]')?.focus()
  }
  const search = (
    <span className={`${searching.box} ${styles.field}`}>
      <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons.search }} />
      <input
        ref={(field) => field?.setAttribute('autofocus', '')}
        type="search"
        className={`${searching.input} ${styles.search}`}
        placeholder={say('search')}
        aria-label={say('search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void choose(firstOf(shown.offers))
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()
        }}
      />
    </span>
  )
  return (
    <DialogFrame
      title={say('addSection')}
      width={960}
      height={640}
      beside={search}
      foot={!isPhone && <PickerFoot say={say} />}
    >
      <div className={styles.picker} data-picker="">
        <PickerSide
          {...{ say, offers, category: query.trim() === '' ? category : 'all' }}
          choose={(kind) => {
            setQuery('')
            setCategory(kind)
          }}
        />
        <div className={styles.results} ref={list}>
          <PickerHead {...{ say, shown, query: query.trim() }} />
          <OfferList
            {...{ offers, draw, shown: shown.offers }}
            label={shown.as === 'found' ? say('addSection') : say(shown.as)}
            choose={(offer) => void choose(offer)}
          />
          {shown.as !== 'found' && (
            <button type="button" className={styles.all} onClick={showAll}>
              {say('showAll', { n: offers.length })}
            </button>
          )}
        </div>
      </div>
    </DialogFrame>
  )
}

/** What new sections say; a press that comes before it waits. */
function useWords() {
  const { editor } = useEditing()
  const [words, setWords] = useState<WordsByLanguage | null>(null)
  const [coming] = useState(async () => {
    const { opened } = editor.store.getState()
    return opened ? wordsFor(opened.site) : (new Map() as WordsByLanguage)
  })
  useEffect(() => void coming.then(setWords), [coming])
  return { words, coming }
}
