import { beginningOf } from '@mimar/sections/beginnings'
import type { WordsByLanguage } from '@mimar/sections/starters'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import { sayPicker } from '../words/picker.ts'
import styles from './empty-page.module.css'
import { insertTemplate, wordsFor } from './insert-section.ts'
import { offersFor } from './offers.ts'
import picker from './picker.module.css'
import { Thumbnail } from './thumbnail.view.tsx'
import { useDrawing } from './use-drawing.ts'

/** A page without sections offers a start instead of a blank sheet (U45). */
export function EmptyPage({ stage }: { readonly stage: Stage }) {
  const editing = useEditing()
  const { editor, say: main } = editing
  const say = useMemo(() => sayPicker(main.language), [main])
  const opened = useEditorState((state) => state.opened)
  const [words, setWords] = useState<WordsByLanguage | null>(null)
  const card = useRef<HTMLDivElement>(null)
  const page = opened?.site.pages.find(({ id }) => id === opened.page)
  const site = opened?.site
  const offers = useMemo(
    () => (site && page ? offersFor(site, page, main, say, editor.catalog) : []),
    [site, page, main, say, editor.catalog],
  )
  const draw = useDrawing(words)
  useEffect(() => {
    const loaded = editor.store.getState().opened?.site
    if (loaded) void wordsFor(loaded).then(setWords)
  }, [editor])
  useEffect(
    () =>
      stage.follow((boxOf, room) => {
        const box = boxOf(stage.page.querySelector('main'))
        if (!card.current) return
        const { offsetWidth: width, offsetHeight: height } = card.current
        const x = (room.width - width) / 2
        const middle = box ? box.y + box.height / 2 : room.height / 2
        card.current.style.transform = `translate(${Math.max(8, x)}px, ${Math.max(8, middle - height / 2)}px)`
      }),
    [stage],
  )
  const at = { place: opened?.page ?? '', after: null }
  const starts = offers.filter(({ template }) => beginningOf(template).startsPage)
  return (
    <div ref={card} className={styles.card} dir={main.dir} data-empty-page="">
      <h2>{say('startPage')}</h2>
      <p>{say('startHint')}</p>
      <div className={styles.starts}>
        {starts.map((offer) => (
          <button
            key={offer.template.id}
            type="button"
            onClick={() => words && insertTemplate(editing, stage, { template: offer.template, at, words, say })}
          >
            {/* Its room is kept: what is below must not move away under a press. */}
            {words ? (
              <Thumbnail compose={() => draw.compose(offer)} dress={(thumbnail) => draw.dress(thumbnail, offer)} />
            ) : (
              <div className={picker.thumbnail} />
            )}
            <span>{offer.name}</span>
          </button>
        ))}
      </div>
      <button type="button" className={styles.all} onClick={() => editor.show({ dialog: { kind: 'picker', ...at } })}>
        <Icon name="layoutGrid" />
        {say('allSections')}
      </button>
    </div>
  )
}
