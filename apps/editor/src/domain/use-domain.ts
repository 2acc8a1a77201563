import { type Domain, strayIn } from '@mimar/contract'
import { createClient, RequestError } from '@mimar/contract/client'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHome } from '../home/home.ts'
import { isSignedOut, serverSentence } from '../home/sites-server.ts'
import { framedToken } from '../server/framed.ts'
import { type PartSay, sayPart, type UiLanguage } from '../words/words.ts'
import { type CertificateWords, certificateWords } from './certificate-words.ts'
import { type ConnectedWords, connectedWords } from './connected-words.ts'
import { type PadlockWords, padlockWords } from './padlock-words.ts'
import { type DomainWords, domainWords } from './words.ts'

/** How often DNS is asked while the page is open, in ms; sooner while a certificate is under way. */
const LOOKS_EVERY = 30_000
const LOOKS_SOON = 5_000

const makeClient = () => createClient({ language: () => document.documentElement.lang, token: framedToken })
type Client = ReturnType<typeof makeClient>

interface Look {
  readonly certificate?: boolean
  readonly padlock?: boolean
}

/** What every part of the page of a domain can reach. */
export interface AtDomain {
  readonly site: string
  /** What the site is called by those who work on it. */
  readonly siteName: string
  readonly say: PartSay<DomainWords>
  /** What is said once it is connected. */
  readonly sayDone: PartSay<ConnectedWords>
  /** What is said of its certificate. */
  readonly sayCertificate: PartSay<CertificateWords>
  /** What is said of the padlock that visitors see. */
  readonly sayPadlock: PartSay<PadlockWords>
  readonly client: Client
  /** Null while there is none. */
  readonly domain: Domain | null
  readonly setDomain: (domain: Domain | null) => void
  readonly isLooking: boolean
  /** Asks DNS; and tries a certificate that failed, or asks for the padlock once more, where somebody wants it. */
  readonly look: (wish?: Look) => Promise<void>
  readonly tell: (text: string) => void
  readonly refuse: (error: unknown) => void
}

/** The domain of a site as the server knows it, looked at again and again; undefined until it is known, 'none' where nobody may. */
export function useDomain(site: string): AtDomain | 'closed' | undefined {
  const { say: sayHome, tell } = useHome()
  const words = useDomainWords(sayHome.language)
  const { say, sayPadlock } = words
  const client = useMemo(makeClient, [])
  const [domain, setDomain] = useState<Domain | null | undefined>()
  const [siteName, setSiteName] = useState('')
  const [isClosed, setClosed] = useState(false)
  const refuse = useCallback(
    (error: unknown) => {
      if (isSignedOut(error)) location.reload()
      else if (error instanceof RequestError && (error.status === 404 || error.status === 403)) setClosed(true)
      else tell(serverSentence(error) ?? say('unreachable'))
    },
    [tell, say],
  )
  const { isLooking, look } = useLook({ client, site, setDomain, sayPadlock, tell, refuse })
  useEffect(() => {
    client.ask('GET /sites/:id/domain', { at: { id: site } }).then((answer) => {
      setSiteName(answer.siteName)
      setDomain(answer.domain)
    }, refuse)
  }, [client, site, refuse])
  useLooks(domain, look)
  useSaying({ domain, ...words, tell })
  if (isClosed) return 'closed'
  if (domain === undefined) return undefined
  return { site, siteName, ...words, client, domain, setDomain, isLooking, look, tell, refuse }
}

type Looking = Pick<AtDomain, 'client' | 'site' | 'setDomain' | 'sayPadlock' | 'tell' | 'refuse'>

function useLook({ client, site, setDomain, sayPadlock, tell, refuse }: Looking): Pick<AtDomain, 'isLooking' | 'look'> {
  const [isLooking, setLooking] = useState(false)
  const look = useCallback(
    async (wish: Look = {}) => {
      setLooking(true)
      await client
        .ask('POST /sites/:id/domain/checks', { at: { id: site }, body: { ...wish } })
        .then(({ domain: now }) => {
          setDomain(now)
          // Whoever pressed hears also that nothing has changed; that all is well is said to everybody.
          if (wish.padlock && now?.padlock?.fault) tell(sayPadlock('noPadlock', { name: apart(now.padlock.name) }))
        }, refuse)
      setLooking(false)
    },
    [client, site, setDomain, refuse, tell, sayPadlock],
  )
  return { isLooking, look }
}

function useDomainWords(language: UiLanguage) {
  return useMemo(() => {
    const [say, sayDone] = [sayPart(domainWords, language), sayPart(connectedWords, language)]
    const [sayCertificate, sayPadlock] = [sayPart(certificateWords, language), sayPart(padlockWords, language)]
    return { say, sayDone, sayCertificate, sayPadlock }
  }, [language])
}

/** Asks at once when the page opens or the domain is another one, then now and then while somebody waits for it. */
function useLooks(domain: Domain | null | undefined, look: AtDomain['look']): void {
  const claim = domain?.madeAt
  const every = domain ? pauseOf(domain) : undefined
  const asked = useRef('')
  useEffect(() => {
    if (claim === undefined) return
    if (asked.current !== claim) {
      asked.current = claim
      void look()
    }
    if (every === undefined) return
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), every)
    return () => clearInterval(timer)
  }, [claim, every, look])
}

/** Undefined: there is nothing to wait for. */
function pauseOf(domain: Domain): number | undefined {
  if (isReady(domain) || isVisitDue(domain)) return LOOKS_SOON
  const isFine = domain.state === 'connected' && strayIn(domain.records) === undefined
  return isFine && !domain.certificate?.failure && !domain.padlock?.fault ? undefined : LOOKS_EVERY
}

interface Saying extends Pick<AtDomain, 'say' | 'sayDone' | 'sayPadlock' | 'tell'> {
  readonly domain: Domain | null | undefined
}

/** Says what has changed to those who hear, and nothing while all is as it was. */
function useSaying({ domain, say, sayDone, sayPadlock, tell }: Saying): void {
  const before = useRef<Domain | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = domain ?? null
    if (!domain || !last || domain.madeAt !== last.madeAt) return
    if (domain.state === 'connected' && last.state !== 'connected')
      return tell(sayDone('connected', { name: domain.main }))
    if (last.padlock?.fault && domain.padlock?.fault === null)
      return tell(sayPadlock('isWell', { name: apart(domain.padlock.name) }))
    const news = domain.records.filter(({ kind, host, state }) => {
      const known = last.records.find((one) => one.kind === kind && one.host === host)
      return known !== undefined && last.checkedAt !== null && known.state !== state
    })
    if (news.length > 0) tell(news.map(({ host, state }) => `${host}: ${say(STATES[state])}`).join(' · '))
  }, [domain, say, sayDone, sayPadlock, tell])
}

/** A name in its own direction. */
const apart = (name: string) => `\u2068${name}\u2069`

/** What each state is called. */
export const STATES = {
  found: 'found',
  missing: 'missing',
  elsewhere: 'pointsElsewhere',
  several: 'several',
  silent: 'silent',
} as const

/** Visitors are led there, and nobody has looked yet what they see. */
const isVisitDue = ({ state, isSecure, padlock }: Domain) => state === 'connected' && isSecure && padlock === null

/** How long the last step of a certificate is waited for before the page goes on without it, in ms. */
const WAITED_FOR = 30_000

/** What is left of getting the certificate: somebody looks from outside whether there is a padlock. */
export const isPadlockAwaited = (domain: Domain): boolean =>
  isVisitDue(domain) && Date.now() - Date.parse(domain.connectedAt ?? '') < WAITED_FOR

/** All that can be set is set; what is left is the certificate. */
export function isReady({ state, records }: Domain): boolean {
  return (
    state === 'proved' &&
    records.every((one) => one.state === 'found' || (one.kind === 'AAAA' && one.state === 'missing'))
  )
}
