import { useMemo, useRef, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { SearchField } from '../home/search-field.view.tsx'
import { Segments } from '../kit/segments.view.tsx'
import { sayPart } from '../words/words.ts'
import { inhabitantWords } from './inhabitant-words.ts'
import { InvitePerson } from './invite-person.view.tsx'
import { Invited } from './invited.view.tsx'
import styles from './people.module.css'
import { PeopleList } from './people-list.view.tsx'
import { createPeopleServer, type PeopleKind } from './people-server.ts'
import { TenancyCards } from './tenancy.view.tsx'
import { tenancyWords } from './tenancy-words.ts'
import { PeopleContext, useInhabitants } from './use-inhabitants.ts'
import { usePeopleList } from './use-people-list.ts'

const server = createPeopleServer(() => document.documentElement.lang)
const FILTERS: readonly PeopleKind[] = ['all', 'owners', 'alone', 'paused']

/** The people of an installation: who they are, how they get in, and who else may come. */
export function PeopleDesk() {
  const { language } = useHome().say
  const say = useMemo(() => sayPart(inhabitantWords, language), [language])
  const sayOf = useMemo(() => sayPart(tenancyWords, language), [language])
  const here = useMemo(() => ({ server, say, sayOf }), [say, sayOf])
  return (
    <PeopleContext value={here}>
      <PeoplePage />
    </PeopleContext>
  )
}

function PeoplePage() {
  const { say } = useInhabitants()
  const list = usePeopleList()
  const { counts, filter, search, people, total } = list
  const [isInviting, setInviting] = useState(false)
  const [invitations, setInvitations] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {say('people')} {counts && <span className={styles.count}>{counts.all}</span>}
        </h1>
        <SearchField
          label={say('find')}
          search={search}
          setSearch={list.setSearch}
          found={search === '' || total === null ? '' : say('found', { n: total })}
        />
        <button type="button" className={home.primary} onClick={() => setInviting(true)}>
          {say('invite')}
        </button>
      </div>
      <div className={styles.columns}>
        <section className={styles.card} aria-label={say('people')}>
          <div className={styles.filters}>
            <Segments
              title={say('people')}
              chosen={filter}
              options={FILTERS.map((value) => ({ value, name: say(value, { n: counts?.[value] ?? '' }) }))}
              choose={list.setFilter}
            />
          </div>
          {filter === 'all' && search === '' && <Invited turn={invitations} />}
          <PeopleList people={people} total={total} changed={list.changed} more={list.more} />
        </section>
        <TenancyCards />
      </div>
      {isInviting && (
        <InvitePerson
          close={() => {
            setInviting(false)
            setInvitations((turn) => turn + 1)
          }}
        />
      )}
    </>
  )
}
