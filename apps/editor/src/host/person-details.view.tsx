import type { HeldSite, KnownPerson, OwnerLimits } from '@mimar/contract'
import { useEffect, useState } from 'react'
import { AlertQuestion } from '../home/alert-question.view.tsx'
import home from '../home/home.module.css'
import { LimitFields } from './limit-fields.view.tsx'
import styles from './tenancy.module.css'
import { apart, useInhabitants } from './use-inhabitants.ts'

interface Props {
  readonly person: KnownPerson
  readonly changed: (person: KnownPerson) => void
  readonly close: () => void
}

/** What somebody's sites are called and hold, and how much they may: nothing of what stands there. */
export function PersonDetails({ person, changed, close }: Props) {
  const { server, say, sayOf, tell, refuse } = useInhabitants()
  const [sites, setSites] = useState<readonly HeldSite[] | null>(null)
  const [limits, setLimits] = useState<OwnerLimits>(person.limits)
  useEffect(() => void server.sitesOf(person.id).then(setSites, refuse), [server, person.id, refuse])
  const save = () =>
    server
      .limit(person.id, limits)
      .then((now) => {
        changed(now)
        tell(sayOf('saved'))
      }, refuse)
      .finally(close)
  const signOut = () =>
    server
      .signOut(person.id)
      .then(() => tell(say('signedOut', { email: apart(person.email) })), refuse)
      .finally(close)
  return (
    <AlertQuestion title={person.email} close={close}>
      <p>{say('seesNames')}</p>
      {sites?.length === 0 && <p className={styles.none}>{say('noSites')}</p>}
      <ul className={styles.held}>
        {sites?.map((site) => (
          <Held key={site.id} site={site} />
        ))}
      </ul>
      {person.role !== 'host' && (
        <fieldset className={styles.own}>
          <legend>{sayOf('ownLimits')}</legend>
          <LimitFields limits={limits} empty={sayOf('asEverybody')} change={setLimits} />
        </fieldset>
      )}
      <div className={home.foot}>
        <button type="button" className={`${home.plain} ${styles.aside}`} onClick={() => void signOut()}>
          {say('signOut')}
        </button>
        <button type="button" className={home.secondary} onClick={close}>
          {say('close')}
        </button>
        {person.role !== 'host' && (
          <button type="button" className={home.primary} onClick={() => void save()}>
            {sayOf('save')}
          </button>
        )}
      </div>
    </AlertQuestion>
  )
}

function Held({ site: { name, address, isPublished, pictureMb, visits } }: { readonly site: HeldSite }) {
  const { say } = useInhabitants()
  const locale = say.language === 'ar' ? 'ar-u-nu-latn' : say.language
  const number = new Intl.NumberFormat(locale)
  return (
    <li>
      <span>
        <bdi>{name}</bdi>
        <small>{say('siteHolds', { size: number.format(pictureMb), n: number.format(visits) })}</small>
      </span>
      {isPublished ? (
        <a href={address} target="_blank" rel="noreferrer">
          <bdi dir="ltr">{new URL(address).host}</bdi>
        </a>
      ) : (
        <span className={home.quiet}>{say('unpublished')}</span>
      )}
    </li>
  )
}
