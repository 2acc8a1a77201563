import { STATISTICS_REST } from '@mimar/contract'
import type { Page } from '@mimar/document'
import { useEffect, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { readStatistics } from '../../server/seldom.ts'
import { statisticsWord } from '../../words/statistics-word.ts'
import { sayPart } from '../../words/words.ts'
import styles from './pages.module.css'
import { readsWords } from './reads-words.ts'

/** How often a page was read in the last month, and the way to the statistics; nothing where visits are not counted, or not known yet. */
export function PageReads({ page }: { readonly page: Page }) {
  const { editor, server, say: main } = useEditing()
  const say = sayPart(readsWords, main.language)
  const [views, setViews] = useState<number>()
  useEffect(() => {
    let isWanted = true
    readStatistics(server).then(
      ({ settings, pages }) => {
        const found = pages.find(({ path }) => path === page.path)
        // Of pages that were counted with others nobody knows how often.
        const isKnown = settings.isCounted && (found || !pages.some(({ path }) => path === STATISTICS_REST))
        if (isWanted && isKnown) setViews(found?.views ?? 0)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [server, page.path])
  if (views === undefined) return null
  const path = `/sites/${encodeURIComponent(server.site)}/statistics`
  return (
    <p className={styles.reads} data-reads="">
      {say('reads', { n: views })}{' '}
      <a
        href={path}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void editor.save().then((isSaved) => isSaved && location.assign(path))
        }}
      >
        {sayPart(statisticsWord, main.language)('statistics')}
      </a>
    </p>
  )
}
