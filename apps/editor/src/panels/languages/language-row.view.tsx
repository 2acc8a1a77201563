import { type Language, primaryLanguage, type Site } from '@mimar/document'
import { useId, useState } from 'react'
import { useCatalog, useEditing } from '../../desk/editing.ts'
import { RowButton } from '../../kit/row-button.view.tsx'
import { isolated } from '../../words/isolated.ts'
import type { PartSay } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import { missingIn, type TranslationProgress } from './language-deeds.ts'
import styles from './languages.module.css'
import type { LanguageWords } from './words.ts'

interface Props {
  readonly language: Language
  readonly site: Site
  readonly progress: TranslationProgress | undefined
  readonly say: PartSay<LanguageWords>
  /** Whether the canvas is in it. */
  readonly isShown: boolean
  readonly place: { readonly index: number; readonly count: number }
  readonly drop: 'before' | 'after' | undefined
  readonly change: (languages: readonly Language[]) => void
  readonly step: (by: 1 | -1) => void
}

/** A language: a press shows the page in it, Alt and arrows move it, the switch says whether visitors get it. */
export function LanguageRow(props: Props) {
  const { language, site, progress, say, isShown, drop, change, step } = props
  const { editor } = useEditing()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { code, isActive, isPrimary } = language
  const name = language.localizedName || language.name || code
  const turn = () => {
    if (isPrimary) return
    change(site.languages.map((one) => (one.id === language.id ? { ...one, isActive: !isActive } : one)))
  }
  return (
    <li className={styles.language} data-sort={language.id} data-sort-group="languages" data-language={code}>
      <div className={`${lists.row} ${styles.row}`} data-current={isShown} data-drop={drop}>
        <span className={lists.grip} data-grip="" title={say('dragToMove')}>
          <ListIcon icon="grip" />
        </span>
        <span className={styles.code} aria-hidden="true">
          {code.toUpperCase()}
        </span>
        <button
          type="button"
          className={styles.go}
          aria-current={isShown ? 'true' : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onClick={() => editor.showLanguage(code)}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
            event.preventDefault()
            event.stopPropagation()
            step(event.key === 'ArrowUp' ? -1 : 1)
          }}
        >
          <span className={lists.title}>
            <bdi lang={code} id={`${id}-name`}>
              {name}
            </bdi>
          </span>
          <span className={lists.below}>{stateWords(props)}</span>
        </button>
        {!isPrimary && progress && <Todo progress={progress} isActive={isActive} say={say} />}
        <button
          type="button"
          role="switch"
          className={lists.switch}
          aria-checked={isActive}
          aria-disabled={isPrimary}
          aria-labelledby={`${id}-on ${id}-name`}
          aria-description={isPrimary ? say('primaryIsOn') : undefined}
          title={isPrimary ? say('primaryIsOn') : say(isActive ? 'on' : 'off')}
          onClick={turn}
        >
          <span id={`${id}-on`} className="only-heard">
            {say('published')}
          </span>
        </button>
        <span data-open={isOpen} className={styles.more}>
          <RowButton
            icon="details"
            act="details"
            name={say('details', { language: isolated(name) })}
            isPressed={isOpen}
            run={() => setOpen(!isOpen)}
          />
        </span>
      </div>
      {isOpen && <Acts {...props} name={name} />}
    </li>
  )
}

function stateWords({ language, progress, say }: Props): string {
  if (language.isPrimary) return say('primary')
  if (!language.isActive) return say('offNotPublished')
  if (!progress) return ''
  const texts = say('texts', { n: progress.there, m: progress.all })
  return progress.stale > 0 ? `${texts} · ${say('changed', { n: progress.stale })}` : texts
}

function Todo({
  progress,
  isActive,
  say,
}: Pick<Props, 'say'> & { readonly progress: TranslationProgress; readonly isActive: boolean }) {
  const todo = progress.all - progress.there + progress.stale
  if (todo === 0) {
    return (
      <span className={lists.tag} data-kind="done">
        <ListIcon icon="done" name={say('complete')} />
      </span>
    )
  }
  return (
    <span className={lists.tag} data-kind={isActive ? 'todo' : undefined} title={say('todo', { n: todo })}>
      <span aria-hidden="true">{todo}</span>
      <span className="only-heard">{say('todo', { n: todo })}</span>
    </span>
  )
}

/** What is done to a language seldom: earlier, later, the first one, away. */
function Acts({ language, site, say, place, step, change, name }: Props & { readonly name: string }) {
  const catalog = useCatalog()
  const { editor } = useEditing()
  const { code, isActive, isPrimary } = language
  const missing = isPrimary ? 0 : missingIn(site, code, catalog)
  const whyNotPrimary = isPrimary
    ? say('isPrimary')
    : isActive
      ? missing > 0 && say('missing', { n: missing, language: isolated(name) })
      : say('switchOnFirst')
  const remove = () => {
    if (isPrimary) return
    if (editor.store.getState().opened?.language === code) editor.showLanguage(primaryLanguage(site).code)
    change(site.languages.filter(({ id }) => id !== language.id))
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-add-language]')?.focus())
    editor.notify(say('removed', { language: isolated(name) }), 'plain', true)
  }
  const makePrimary = () => {
    if (!whyNotPrimary) change(site.languages.map((one) => ({ ...one, isPrimary: one.id === language.id })))
  }
  return (
    <div className={styles.acts} role="group" aria-label={name}>
      <RowButton
        icon="up"
        act="up"
        name={say('moveUp')}
        isOff={place.index === 0 && say('isFirst')}
        run={() => step(-1)}
      />
      <RowButton
        icon="down"
        act="down"
        name={say('moveDown')}
        isOff={place.index === place.count - 1 && say('isLast')}
        run={() => step(1)}
      />
      <button
        type="button"
        className={lists.wide}
        data-primary=""
        aria-disabled={Boolean(whyNotPrimary)}
        aria-description={whyNotPrimary || undefined}
        title={whyNotPrimary || undefined}
        onClick={makePrimary}
      >
        {say('makePrimary')}
      </button>
      <RowButton
        icon="remove"
        act="remove"
        name={say('remove', { language: isolated(name) })}
        isOff={isPrimary && say('primaryStays')}
        run={remove}
      />
      {whyNotPrimary && !isPrimary && <p className={lists.hint}>{whyNotPrimary}</p>}
    </div>
  )
}
