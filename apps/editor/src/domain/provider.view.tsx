import type { Domain } from '@mimar/contract'
import { useState } from 'react'
import home from '../home/home.module.css'
import { Icon } from '../kit/icon.view.tsx'
import styles from './domain.module.css'
import type { AtDomain } from './use-domain.ts'

/** Who keeps the domain, and how somebody else can set it up. */
export function ProviderCard({ at, domain }: { readonly at: AtDomain; readonly domain: Domain }) {
  const { say, client, site, tell, refuse } = at
  const [link, setLink] = useState('')
  const make = async () => {
    try {
      const { address } = await client.ask('POST /sites/:id/domain/help', { at: { id: site }, body: {} })
      setLink(address)
      await navigator.clipboard?.writeText(address)
      tell(say('helpMade'))
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <aside className={styles.aside} aria-labelledby="provider">
      <div className={styles.card}>
        <h2 id="provider">{say('provider')}</h2>
        <p>
          {domain.provider === null
            ? say('providerUnknown')
            : say('providerIs', { name: `\u2068${domain.provider}\u2069` })}
        </p>
        <button type="button" className={home.secondary} onClick={() => void make()}>
          <Icon name="external" />
          {say('help')}
        </button>
        {link !== '' && (
          <>
            <input
              className={styles.helpLink}
              readOnly
              dir="ltr"
              value={link}
              aria-label={say('helpShown')}
              onFocus={({ target }) => target.select()}
            />
            <p>{say('helpMade')}</p>
          </>
        )}
      </div>
      <p className={styles.note}>{say('closable')}</p>
    </aside>
  )
}
