import type { ShareLinkEntry } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import { useEditing } from '../chrome/editing.ts'
import { DialogFrame } from '../dialogs/dialog.view.tsx'
import styles from './publishing.module.css'
import { requestsOf } from './requests.ts'
import { usePublishWords } from './say.ts'

const DAYS = [1, 7, 30] as const

/** Links that show the draft to people without an account: made, copied, closed (U41). */
export function ShareDialog() {
  const { server, editor } = useEditing()
  const say = usePublishWords()
  const [days, setDays] = useState<number>(7)
  const [address, setAddress] = useState('')
  const [links, setLinks] = useState<readonly ShareLinkEntry[]>([])
  const [isRefused, setRefused] = useState(false)
  const read = useCallback(() => {
    requestsOf(server)
      .shareLinks()
      .then(setLinks, () => setRefused(true))
  }, [server])
  useEffect(read, [read])
  const make = async () => {
    try {
      await editor.save()
      const made = await requestsOf(server).makeShareLink(days)
      setAddress(made.address)
      setRefused(false)
      read()
    } catch {
      setRefused(true)
    }
  }
  const close = (id: string) => requestsOf(server).revokeShareLink(id).then(read, read)
  return (
    <DialogFrame title={say('shareTitle')} width={480}>
      <div className={styles.body}>
        <p className={styles.subtitle}>{say('shareWhy')}</p>
        <div className={styles.making}>
          <label>
            {say('opensFor')}
            <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {DAYS.map((n) => (
                <option key={n} value={n}>
                  {say('nDays', { n })}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className={styles.main} onClick={() => void make()}>
            {say('makeLink')}
          </button>
        </div>
        {isRefused && (
          <p className={styles.refused} role="alert">
            {say('notNow')}
          </p>
        )}
        {address !== '' && <NewLink address={address} />}
        {links.length > 0 && <Links links={links} close={close} />}
      </div>
    </DialogFrame>
  )
}

/** The address of a link, shown once: of its secret only a hash is kept. */
function NewLink({ address }: { readonly address: string }) {
  const { announce } = useEditing()
  const say = usePublishWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(address)
    setCopied(true)
    announce(say('linkCopied'))
  }
  return (
    <div className={styles.address}>
      <input
        readOnly
        dir="ltr"
        value={address}
        aria-label={say('linkAddress')}
        data-share-address=""
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={styles.act} onClick={() => void copy()}>
        {say(isCopied ? 'linkCopied' : 'copyLink')}
      </button>
      <p>{say('linkOnce')}</p>
    </div>
  )
}

interface LinksProps {
  readonly links: readonly ShareLinkEntry[]
  readonly close: (id: string) => Promise<void>
}

function Links({ links, close }: LinksProps) {
  const { say: main } = useEditing()
  const say = usePublishWords()
  const date = new Intl.DateTimeFormat(`${main.language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <section className={styles.group} aria-label={say('openLinks')}>
      <h3>{say('openLinks')}</h3>
      <ul>
        {links.map(({ id, createdAt, expiresAt }) => (
          <li key={id} className={styles.row} data-share-link="">
            <span className={styles.what}>
              <span className={styles.title}>{say('openUntil', { date: date.format(new Date(expiresAt)) })}</span>
              <span className={styles.where}>{say('madeAt', { date: date.format(new Date(createdAt)) })}</span>
            </span>
            <button type="button" className={styles.fix} onClick={() => void close(id)}>
              {say('closeLink')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
