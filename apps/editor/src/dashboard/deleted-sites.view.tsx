import type { DeletedSiteEntry } from '@mimar/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { isSignedOut } from '../home/sites-server.ts'
import { lucide } from '../kit/icons.ts'
import { sayPart } from '../words/words.ts'
import { HomeBar } from './dashboard-bar.view.tsx'
import { DeletedRow } from './deleted-row.view.tsx'
import styles from './deleted-sites.module.css'
import { deletedWords } from './deleted-words.ts'
import { EraseSite } from './erase-site.view.tsx'
import { Unreachable } from './unreachable.view.tsx'

const trash = lucide(
  '<path d="M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
)

/** The sites that were deleted, until their days are over. */
export function DeletedSites() {
  const { say: sayHome } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(deletedWords, language), [language])
  const { sites, hasFailed, load } = useDeleted()
  const heading = useRef<HTMLHeadingElement>(null)
  const [erasing, setErasing] = useState<DeletedSiteEntry | null>(null)
  const gone = () => {
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
            {sayHome('deletedSites')}
          </h1>
        </div>
        {hasFailed && <Unreachable tryAgain={load} />}
        {sites?.length === 0 && (
          <div className={styles.none}>
            <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: trash }} />
            <h2>{say('none')}</h2>
            <p>{say('noneHow')}</p>
          </div>
        )}
        {sites && sites.length > 0 && (
          <>
            <ul className={styles.rows}>
              {sites.map((site) => (
                <DeletedRow key={site.id} site={site} say={say} cameBack={gone} erase={() => setErasing(site)} />
              ))}
            </ul>
            <p className={styles.how}>{say('how')}</p>
          </>
        )}
      </main>
      {erasing && <EraseSite site={erasing} say={say} erased={gone} close={() => setErasing(null)} />}
    </div>
  )
}

const NO_SITES = { sites: [], total: 0 }

function useDeleted() {
  const { server } = useHome()
  const [sites, setSites] = useState<readonly DeletedSiteEntry[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    server.listDeletedSites().then(
      (found) => {
        setSites(found)
        setFailed(false)
      },
      (error: unknown) => (isSignedOut(error) ? location.reload() : setFailed(true)),
    )
  }, [server])
  useEffect(load, [load])
  return { sites, hasFailed, load }
}
