import type { KnownPerson } from '@mimar/contract'
import { useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { PausePerson } from './pause-person.view.tsx'
import styles from './people.module.css'
import { PersonDetails } from './person-details.view.tsx'
import { Acts, LastHere, RoleName, WaysIn, Who } from './person-parts.view.tsx'
import { useInhabitants } from './use-inhabitants.ts'

interface Props {
  readonly people: readonly KnownPerson[]
  /** null until it is known. */
  readonly total: number | null
  readonly changed: (person: KnownPerson) => void
  readonly more: () => void
}

/** What is open for which person. */
interface Opened {
  readonly what: 'details' | 'pause'
  readonly person: KnownPerson
}

/** A table; on phones a card for each person. */
export function PeopleList({ people, total, changed, more }: Props) {
  const { say } = useInhabitants()
  const { say: sayHome } = useHome()
  const isPhone = useIsPhone()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const open = (what: Opened['what']) => (person: KnownPerson) => setOpened({ what, person })
  const acts = { changed, showDetails: open('details'), askPause: open('pause') }
  if (total === null) return <p className={styles.empty}>{sayHome('loading')}</p>
  if (total === 0) return <p className={styles.empty}>{say('noneFound')}</p>
  return (
    <>
      {isPhone ? <Cards people={people} acts={acts} /> : <Table people={people} acts={acts} />}
      {people.length < total && (
        <div className={styles.further}>
          <span className={home.quiet}>{say('shown', { n: people.length, total })}</span>
          <button type="button" className={home.secondary} onClick={more}>
            {say('more')}
          </button>
        </div>
      )}
      {opened?.what === 'details' && <PersonDetails person={opened.person} changed={changed} close={close} />}
      {opened?.what === 'pause' && <PausePerson person={opened.person} changed={changed} close={close} />}
    </>
  )
}

interface ListProps {
  readonly people: readonly KnownPerson[]
  readonly acts: Omit<Parameters<typeof Acts>[0], 'person'>
}

function Table({ people, acts }: ListProps) {
  const { say } = useInhabitants()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say('person')}</th>
          <th scope="col">{say('role')}</th>
          <th scope="col" className={styles.number}>
            {say('sites')}
          </th>
          <th scope="col">{say('lastHere')}</th>
          <th scope="col">{say('waysIn')}</th>
          <th scope="col">
            <span className="only-heard">{say('acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} data-person={person.id}>
            <th scope="row">
              <Who person={person} />
            </th>
            <td>
              <RoleName person={person} />
            </td>
            <td className={styles.number}>{person.sites}</td>
            <td>
              <LastHere person={person} />
            </td>
            <td>
              <WaysIn person={person} />
            </td>
            <td className={styles.acts}>
              <Acts person={person} {...acts} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ people, acts }: ListProps) {
  const { say } = useInhabitants()
  return (
    <ul className={styles.cards}>
      {people.map((person) => (
        <li key={person.id} data-person={person.id}>
          <Who person={person} />
          <dl>
            <dt>{say('role')}</dt>
            <dd>
              <RoleName person={person} />
            </dd>
            <dt>{say('sites')}</dt>
            <dd>{person.sites}</dd>
            <dt>{say('lastHere')}</dt>
            <dd>
              <LastHere person={person} />
            </dd>
            <dt>{say('waysIn')}</dt>
            <dd>
              <WaysIn person={person} />
            </dd>
          </dl>
          <div className={styles.cardActs}>
            <Acts person={person} {...acts} />
          </div>
        </li>
      ))}
    </ul>
  )
}
