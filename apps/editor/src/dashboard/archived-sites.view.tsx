import type { SiteEntry } from '@mimar/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { isSignedOut } from '../home/sites-server.ts'
import { lucide } from '../kit/icons.ts'
import { sayPart } from '../words/words.ts'
import { archiveWords } from './archive-words.ts'
import { ArchivedRow } from './archived-row.view.tsx'
import { HomeBar } from './dashboard-bar.view.tsx'
import styles from './deleted-sites.module.css'
import { MoreSites } from './find-sites.view.tsx'
import { LeadOn } from './lead-on.view.tsx'
import { Unreachable } from './unreachable.view.tsx'

const box = lucide(
  '<rect width="20" height="5" x="2" y="3" rx="1"/><path d="M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4"/>',
)

/** So many come at once. */
const PAGE = 24
const NO_SITES = { sites: [], total: 0 }

/** The sites that were put away. */
export function ArchivedSites() {
  const { say: sayHome } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(archiveWords, language), [language])
  const { sites, total, hasFailed, isBusy, load, more } = useArchived()
  const heading = useRef<HTMLHeadingElement>(null)
  const [leading, setLeading] = useState<SiteEntry | null>(null)
  const changed = () => {
    // The row goes, and with it the button that had the focus.
    heading.current?.focus()
    load()
  }
  return (
    <div className={home.page}>
      <HomeBar all={NO_SITES} readOn={load} />
      <main className={home.main}>
        <div className={home.head}>
          <h1 ref={heading} tabIndex={-1}>
            {sayHome('archivedSites')}
          </h1>
        </div>
        {hasFailed && <Unreachable tryAgain={load} />}
        {sites?.length === 0 && (
          <div className={styles.none}>
            <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: box }} />
            <h2>{say('none')}</h2>
            <p>{say('noneHow')}</p>
          </div>
        )}
        {sites && sites.length > 0 && (
          <>
            <ul className={styles.rows}>
              {sites.map((site) => (
                <ArchivedRow key={site.id} site={site} say={say} changed={changed} lead={() => setLeading(site)} />
              ))}
            </ul>
            <p className={styles.how}>{say('how')}</p>
            <MoreSites shown={sites.length} total={total} isBusy={isBusy} more={more} />
          </>
        )}
      </main>
      {leading && <LeadOn site={leading} say={say} changed={load} close={() => setLeading(null)} />}
    </div>
  )
}

function useArchived() {
  const { server } = useHome()
  const [sites, setSites] = useState<readonly SiteEntry[] | null>(null)
  const [total, setTotal] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const read = useCallback(
    (offset: number, before: readonly SiteEntry[]) =>
      server.listSites({ archived: 1, offset, limit: PAGE }).then(
        ({ items, totalCount }) => {
          setSites([...before, ...items])
          setTotal(totalCount)
          setFailed(false)
        },
        (error: unknown) => (isSignedOut(error) ? location.reload() : setFailed(true)),
      ),
    [server],
  )
  const load = useCallback(() => void read(0, []), [read])
  useEffect(load, [load])
  const more = () => {
    if (isBusy || !sites) return
    setBusy(true)
    void read(sites.length, sites).finally(() => setBusy(false))
  }
  return { sites, total, hasFailed, isBusy, load, more }
}
