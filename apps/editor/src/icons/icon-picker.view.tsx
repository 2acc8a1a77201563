import { type KeyboardEvent, useId, useRef, useState } from 'react'
import searching from '../kit/search.module.css'
import { toolIcons } from '../kit/tool-icons.ts'
import { GROUPS, type IconGroup, namesIn } from './groups.ts'
import { IconGrid } from './icon-grid.view.tsx'
import styles from './icons.module.css'
import { type Choice, useIconSay, useIcons } from './use-icons.ts'

interface Props {
  /** Name of the icon that stands there, '' for none. */
  readonly value: string
  /** Networks are offered first. */
  readonly isSocial: boolean
  /** A phone shows its keyboard only when it is asked for. */
  readonly isInSheet?: boolean
  readonly choose: (choice: Choice | null) => void
}

/** Finds an icon: by kind, or by a word in the language of the editor; arrows walk the icons, Enter takes one. */
export function IconPicker({ value, isSocial, isInSheet = false, choose }: Props) {
  const say = useIconSay()
  const id = useId()
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<IconGroup>(() => groupOf(value, isSocial))
  const [pointed, setPointed] = useState<string | null>(null)
  const { icons, isLoading, more, called } = useIcons(group, query)
  const grid = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const words = query.trim()
  const keyed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    else if (event.key === 'Enter' && words !== '' && icons[0]) choose(icons[0])
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={`${searching.box} ${styles.search}`}>
        <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons.search }} />
        <input
          ref={field}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the picker was asked for by a press or a key
          autoFocus={!isInSheet}
          className={searching.input}
          aria-label={say('search')}
          placeholder={say('search')}
          aria-describedby={`${id}-found`}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={keyed}
        />
      </div>
      {words === '' && <Groups group={group} choose={setGroup} />}
      {!isLoading && icons.length === 0 ? (
        <Nothing query={words} />
      ) : (
        <IconGrid
          ref={grid}
          icons={icons}
          value={value}
          isLoading={isLoading}
          label={words === '' ? say(group) : words}
          back={() => field.current?.focus()}
          choose={choose}
          point={setPointed}
          more={more}
        />
      )}
      <p id={`${id}-found`} role="status" className={styles.note}>
        {isLoading ? say('loading') : words !== '' && icons.length > 0 ? say('found', { n: icons.length }) : ''}
      </p>
      <div className={styles.foot}>
        <bdi className={styles.called}>{pointed ?? (value === '' ? say('noIcon') : called(value))}</bdi>
        {!isSocial && value !== '' && (
          <button type="button" className={styles.none} onClick={() => choose(null)}>
            {say('noIcon')}
          </button>
        )}
      </div>
    </>
  )
}

function Groups({ group, choose }: { readonly group: IconGroup; readonly choose: (group: IconGroup) => void }) {
  const say = useIconSay()
  return (
    <div className={styles.groups} role="group" aria-label={say('groups')}>
      {GROUPS.map((one) => (
        <button key={one} type="button" aria-pressed={one === group} onClick={() => choose(one)}>
          {say(one)}
        </button>
      ))}
    </div>
  )
}

function Nothing({ query }: { readonly query: string }) {
  const say = useIconSay()
  return (
    <p className={styles.nothing} role="status">
      <strong>{say('nothing', { q: query })}</strong>
      <span>{say('simpler')}</span>
    </p>
  )
}

/** Where the icon that stands there is among others like it. */
function groupOf(value: string, isSocial: boolean): IconGroup {
  if (isSocial) return 'networks'
  const group = GROUPS.find((one) => one !== 'all' && namesIn(one).includes(value))
  return group ?? (value === '' ? 'stay' : 'all')
}
