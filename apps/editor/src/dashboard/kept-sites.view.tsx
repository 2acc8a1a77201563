import { type ReactNode, useRef, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { HomeBar } from './dashboard-bar.view.tsx'
import styles from './kept-sites.module.css'
import { MoreSites } from './more-sites.view.tsx'
import { Unreachable } from './unreachable.view.tsx'
import { useKeptSites } from './use-kept-sites.ts'

interface Props<Site> {
  readonly title: string
  readonly icon: string
  readonly say: (word: 'none' | 'noneHow' | 'how') => string
  readonly read: Parameters<typeof useKeptSites<Site>>[0]
  /** One of them; `gone` is told when it has left the list, `ask` opens its question. */
  readonly row: (site: Site, gone: () => void, ask: () => void) => ReactNode
  readonly question: (site: Site, acts: QuestionActs) => ReactNode
}

interface QuestionActs {
  /** The site has left the list. */
  readonly gone: () => void
  /** It stands in the list, and is another. */
  readonly changed: () => void
  readonly close: () => void
}

const NO_SITES = { sites: [], total: 0 }

/** The page of sites that stand apart from the others and are kept: archived, or deleted. */
export function KeptSites<Site extends { readonly id: string }>({ say, row, question, ...props }: Props<Site>) {
  const { say: sayHome } = useHome()
  const { sites, total, hasFailed, isBusy, load, more } = useKeptSites(props.read)
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<Site | null>(null)
  const gone = () => {
    // The row goes, and with it the button that had the focus.
    heading.current?.focus()
    load()
  }
  return (
    <div className={home.page}>
      <HomeBar all={NO_SITES} />
      <main className={home.main}>
        <div className={home.head}>
          <h1 ref={heading} tabIndex={-1}>
            {props.title}
          </h1>
        </div>
        {!sites && !hasFailed && <p className={home.quiet}>{sayHome('loading')}</p>}
        {hasFailed && <Unreachable tryAgain={load} />}
        {sites?.length === 0 && (
          <div className={styles.none}>
            <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: props.icon }} />
            <h2>{say('none')}</h2>
            <p>{say('noneHow')}</p>
          </div>
        )}
        {sites && sites.length > 0 && (
          <>
            <ul className={styles.rows}>{sites.map((site) => row(site, gone, () => setAsked(site)))}</ul>
            <p className={styles.how}>{say('how')}</p>
            <MoreSites shown={sites.length} total={total} isBusy={isBusy} more={more} />
          </>
        )}
      </main>
      {asked && question(asked, { gone, changed: load, close: () => setAsked(null) })}
    </div>
  )
}
