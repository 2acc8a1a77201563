import { useEditing } from '../../desk/editing.ts'
import { RowButton } from '../../kit/row-button.view.tsx'
import { isolated } from '../../words/isolated.ts'
import { type PartSay, sayPart } from '../../words/words.ts'
import { ListIcon } from '../list-icon.view.tsx'
import lists from '../lists.module.css'
import type { SiteMenuWords } from './site-menu-words.ts'
import { pageWords } from './words.ts'

interface Props {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly address: string
  readonly isBelow: boolean
  readonly at: number
  readonly of: number
  readonly drop: 'before' | 'after' | undefined
  readonly say: PartSay<SiteMenuWords>
  /** Moves it by one place; the focus stays on what matches. */
  readonly step: (by: 1 | -1, focus?: string) => void
  /** Puts it below the one before it, or beside it again; undefined where the menu knows no such thing. */
  readonly putBelow: (() => void) | undefined
  readonly takeOut: () => void
}

/** A link of the menu: moved by its grip, by its arrows, or by Alt and the arrow keys. */
export function MenuRow({ id, name, language, address, isBelow, at, of, drop, say, step, putBelow, takeOut }: Props) {
  const { say: main } = useEditing()
  const sayPage = sayPart(pageWords, main.language)
  return (
    <li
      className={lists.row}
      data-sort={id}
      data-sort-group="menu"
      data-drop={drop}
      data-below={(isBelow && at > 0) || undefined}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        event.stopPropagation()
        const by = event.key === 'ArrowUp' ? -1 : 1
        step(by, `[data-act="${(event.target as HTMLElement).dataset.act ?? 'up'}"]`)
      }}
    >
      <span className={lists.grip} data-grip="" title={sayPage('dragToMove')}>
        <ListIcon icon="grip" />
      </span>
      <span className={lists.two}>
        <span className={lists.title}>
          <bdi lang={language}>{name}</bdi>
        </span>
        <span className={`${lists.below} ${lists.address}`}>{address}</span>
      </span>
      <span className={lists.acts}>
        <RowButton
          icon="up"
          act="up"
          name={`${sayPage('moveUp')}: ${isolated(name)}`}
          isOff={at === 0 && sayPage('isFirst')}
          run={() => step(-1, '[data-act="up"]')}
        />
        <RowButton
          icon="down"
          act="down"
          name={`${sayPage('moveDown')}: ${isolated(name)}`}
          isOff={at === of - 1 && sayPage('isLast')}
          run={() => step(1, '[data-act="down"]')}
        />
        {putBelow && (
          <RowButton
            icon="below"
            act="below"
            name={say('below', { link: isolated(name) })}
            isPressed={isBelow}
            isOff={at === 0 && sayPage('isFirst')}
            run={putBelow}
          />
        )}
        <RowButton icon="remove" act="remove" name={say('takeOut', { link: isolated(name) })} run={takeOut} />
      </span>
    </li>
  )
}
