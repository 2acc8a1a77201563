import type { Domain } from '@mimar/contract'
import { useState } from 'react'
import home from '../home/home.module.css'
import { copyText } from '../kit/copy-text.ts'
import { sayPart } from '../words/words.ts'
import { DomainGlyph } from './domain-glyph.view.tsx'
import styles from './provider.module.css'
import { ProviderSteps } from './provider-steps.view.tsx'
import { providerWords } from './provider-words.ts'
import type { AtDomain } from './use-domain.ts'

/** Who keeps the domain, and how somebody else can set it up. */
export function ProviderCard({ at, domain }: { readonly at: AtDomain; readonly domain: Domain }) {
  const { say, client, site, tell, refuse } = at
  const told = sayPart(providerWords, say.language)
  const [link, setLink] = useState('')
  const make = async () => {
    try {
      const { address } = await client.ask('POST /sites/:id/domain/help', { at: { id: site }, body: {} })
      setLink(address)
      if (await copyText(address)) tell(say('helpMade'))
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
        {domain.provider !== null && (
          <ProviderSteps provider={domain.provider} domain={domain.name} language={say.language} />
        )}
        <button type="button" className={home.plain} onClick={() => void make()}>
          <DomainGlyph name="send" />
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
      <p className={styles.note}>{domain.isTold ? told('told') : say('closable')}</p>
    </aside>
  )
}
