import type { DeedEntry } from '@mimar/contract'
import { primaryLanguage } from '@mimar/document'
import { useEffect, useMemo, useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import { differingNow } from '../state/save-state.ts'
import type { Opened } from '../state/state.ts'
import { type ToldDeed, tellDeeds, tellDifferences } from './deeds.ts'
import styles from './publishing.module.css'
import { sayPage, sayTold, sayWho } from './say-deeds.ts'
import { canShow, showDeed } from './show-deed.ts'
import { useDeedWords } from './use-deed-words.ts'

interface Deeds {
  readonly isThere: boolean
  readonly told: readonly ToldDeed[]
  /** How many pages, and languages, visitors will find changed. */
  readonly pages: number
  readonly languages: number
}

/** What was done since visitors last got something; asked for when what is stored changes. */
export function useDeeds({ publishedRevision, publishedAhead, revision, site }: Opened): Deeds {
  const { server } = useEditing()
  const differing = useEditorState(differingNow)
  const [deeds, setDeeds] = useState<readonly DeedEntry[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: visitors may have got more of the same revision
  useEffect(() => {
    if (publishedRevision === null) return
    let isOver = false
    const ask = requestsOf(server).history({ after: publishedRevision, upTo: revision })
    ask.then(
      (found) => isOver || setDeeds(found.filter(({ isLive }) => !isLive)),
      () => undefined, // Without a connection the list is left out; the button says why nothing can be published.
    )
    return () => {
      isOver = true
    }
  }, [server, publishedRevision, publishedAhead, revision])
  return useMemo(() => {
    const done = tellDeeds(deeds ?? [], primaryLanguage(site).code)
    const who = new Map(done.map((one) => [one.key, one.who]))
    const told = differing
      ? tellDifferences(differing.all, primaryLanguage(site).code).map((one) => ({
          ...one,
          who: who.get(one.key) ?? one.who,
        }))
      : done
    const pages = new Set(told.map(({ page }) => page))
    const languages = new Set(told.flatMap((one) => [...one.languages]))
    // What is the same in all languages changes all of them.
    const isForAll = told.some((one) => one.languages.size === 0)
    return {
      isThere: deeds !== null,
      told,
      pages: pages.has(null) ? site.pages.length : pages.size,
      languages: isForAll ? site.languages.filter(({ isActive }) => isActive).length : languages.size,
    }
  }, [deeds, differing, site])
}

/** What will change for visitors, page by page, and who did it. */
export function Changes({ deeds }: { readonly deeds: Deeds }) {
  const words = useDeedWords()
  const { say } = words
  if (deeds.told.length === 0) return null
  const pages = Map.groupBy(deeds.told, (one) => sayPage(one, words))
  return (
    <section className={styles.group} aria-label={say('whatChanges')}>
      <h3>{say('whatChanges')}</h3>
      <dl className={styles.changes} data-changes="">
        {[...pages].map(([page, told]) => (
          <div key={page}>
            <dt>{page}</dt>
            {told.map((one) => (
              <Change key={one.key} told={one} />
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Change({ told }: { readonly told: ToldDeed }) {
  const editing = useEditing()
  const words = useDeedWords()
  const { say } = words
  const what = sayTold(told, words)
  return (
    <dd>
      <span>{what}</span>
      {told.languages.size > 0 && told.place === 'section' && (
        <span className={styles.codes}>{[...told.languages].join(', ').toUpperCase()}</span>
      )}
      <span className={styles.who}>
        <bdi>{sayWho(told.who, say)}</bdi>
      </span>
      {canShow(told, words.site) && (
        <button
          type="button"
          className={styles.act}
          aria-label={say('showNamed', { what })}
          onClick={() => showDeed(editing, told)}
        >
          {say('show')}
        </button>
      )}
    </dd>
  )
}
