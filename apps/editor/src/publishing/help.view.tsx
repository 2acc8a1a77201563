import { fold } from '@mimar/fields'
import { useEffect, useRef, useState } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { publishIcons } from '../kit/publish-icons.ts'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import { COMMON_LAYOUT, keyNames, readLayout, SHORTCUTS, type Shortcut } from './shortcuts.ts'

/** What each key does, found by typing, with the keys as they are called on this keyboard (U43). */
export function Help() {
  const say = usePublishWords()
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [layout, setLayout] = useState(COMMON_LAYOUT)
  useEffect(() => void readLayout().then(setLayout), [])
  useEffect(() => field.current?.focus(), [])
  const spell = (keys: string) => keys.split('+').map(keyNames(layout))
  const fits = ({ word, keys }: Shortcut) =>
    [say(word), ...keys.map((one) => spell(one).join(' '))].some((text) => fold(text).includes(fold(query.trim())))
  const groups = Map.groupBy(SHORTCUTS.filter(fits), ({ group }) => group)
  return (
    <DialogFrame title={say('shortcuts')} width={520}>
      <div className={styles.body} data-help="">
        <label className={styles.search}>
          <span dangerouslySetInnerHTML={{ __html: publishIcons.search }} />
          <input
            ref={field}
            type="search"
            value={query}
            placeholder={say('searchShortcuts')}
            aria-label={say('searchShortcuts')}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        {groups.size === 0 && <p className={styles.subtitle}>{say('noShortcut', { q: query })}</p>}
        {[...groups].map(([group, shortcuts]) => (
          <section key={group} className={styles.group} aria-label={say(group)}>
            <h3>{say(group)}</h3>
            <dl className={styles.keys}>
              {shortcuts.map(({ word, keys }) => (
                <div key={word}>
                  <dt>{say(word)}</dt>
                  <dd dir="ltr">
                    {keys.map((one) => (
                      <span key={one}>
                        {spell(one).map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogFrame>
  )
}
