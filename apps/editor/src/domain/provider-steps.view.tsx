import type { DomainProvider } from '@mimar/contract'
import { type ReactNode, useState } from 'react'
import home from '../home/home.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { type PartSay, sayPart, type UiLanguage } from '../words/words.ts'
import styles from './provider.module.css'
import { providerSteps } from './provider-steps.ts'
import { type ProviderWords, providerWords } from './provider-words.ts'

interface Props {
  readonly provider: DomainProvider
  /** The name that the provider lists. */
  readonly domain: string
  readonly language: UiLanguage
}

/** How the records are set where the domain was bought. */
export function ProviderSteps({ provider, domain, language }: Props) {
  const say = sayPart(providerWords, language)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={home.secondary} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon name="file" />
        {say('stepsFor', { name: `\u2068${provider}\u2069` })}
      </button>
      {isOpen && <List provider={provider} domain={domain} say={say} />}
    </>
  )
}

function List({ provider, domain, say }: Omit<Props, 'language'> & { readonly say: PartSay<ProviderWords> }) {
  const { site, path, add, hints } = providerSteps[provider]
  const way = path?.map((part) => (part === 'DOMAIN' ? domain : part)).join(' › ')
  return (
    <>
      <ol className={styles.how}>
        <li>{around(say('signIn', { site: MARK }), <Site address={site} />)}</li>
        <li>
          {way === undefined
            ? around(say('openDns', { domain: MARK }), <Quoted text={domain} />)
            : around(say('open', { path: MARK }), <Quoted text={way} />)}
        </li>
        <li>{add === undefined ? say('addPlain') : around(say('add', { add: MARK }), <Quoted text={add} />)}</li>
        {hints.map((hint) => (
          <li key={hint}>{say(hint)}</li>
        ))}
        <li>{say('save')}</li>
      </ol>
      <p className={styles.may}>{say('may')}</p>
    </>
  )
}

/** Where a name of the provider's stands in a sentence. */
const MARK = '\uFFFC'

function around(sentence: string, shown: ReactNode): ReactNode {
  const [before, after] = sentence.split(MARK)
  return (
    <>
      {before}
      {shown}
      {after}
    </>
  )
}

const Quoted = ({ text }: { readonly text: string }) => <bdi dir="ltr">{text}</bdi>

const Site = ({ address }: { readonly address: string }) => (
  <a href={`https://${address}`} target="_blank" rel="noopener noreferrer" dir="ltr">
    {address}
  </a>
)
