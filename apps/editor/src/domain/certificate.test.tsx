// @vitest-environment jsdom
import type { CertificateFault, Domain, DomainCertificate, PadlockFault } from '@mimar/contract'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayPart, UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import { CertificateStep } from './certificate.view.tsx'
import { certificateWords } from './certificate-words.ts'
import { Connected } from './connected.view.tsx'
import { connectedWords } from './connected-words.ts'
import { padlockWords } from './padlock-words.ts'
import { providerSteps } from './provider-steps.ts'
import { ProviderSteps } from './provider-steps.view.tsx'
import type { AtDomain } from './use-domain.ts'
import { domainWords } from './words.ts'

let root: Root
let page: HTMLElement
const look = vi.fn(async () => {})
const showRecords = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T16:42:30') })
  page = document.createElement('div')
  root = createRoot(page)
  look.mockClear()
})

afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (view: ReactNode) => act(() => root.render(view))
const text = () => (page.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '')

function at(language: UiLanguage): AtDomain {
  const says = {
    say: sayPart(domainWords, language),
    sayDone: sayPart(connectedWords, language),
    sayCertificate: sayPart(certificateWords, language),
    sayPadlock: sayPart(padlockWords, language),
  }
  return { ...says, look, isLooking: false, tell: vi.fn() } as Partial<AtDomain> as AtDomain
}

const none: DomainCertificate = {
  ...{ name: 'lawz.example', orderedAt: null, checkedAt: null, issuedAt: null, endsAt: null, failure: null },
  authority: 'letsencrypt.org',
}

function domain(certificate: DomainCertificate | null, more: Partial<Domain> = {}): Domain {
  return {
    ...{ name: 'lawz.example', names: ['lawz.example'], main: 'lawz.example', state: 'proved', records: [] },
    ...{ address: 'https://lawz.example/', plainAddress: 'https://cafe.sites.example/', isSecure: true, isTold: true },
    ...{ madeAt: '', provedAt: '', connectedAt: null, checkedAt: '', dueAt: null, isElsewhere: false, provider: null },
    ...{ padlock: null, certificate, ...more },
  }
}

const failing = (code: CertificateFault, mayTryAt: string | null = null): DomainCertificate => ({
  ...none,
  failure: { code, said: 'CAA record for lawz.example prevents issuance', nextAt: '2026-11-25T17:10:00', mayTryAt },
})

test('four steps lead to the padlock, each with the time it took place at, and the one that is under way', () => {
  const certificate = { ...none, orderedAt: '2026-11-25T16:42:08', checkedAt: '2026-11-25T16:42:15' }
  show(<CertificateStep at={at('en')} domain={domain(certificate)} showRecords={showRecords} />)
  const steps = [...page.querySelectorAll('li')].map(({ textContent, dataset }) => `${dataset.state}: ${textContent}`)
  expect(steps).toEqual([
    'done: Ordered16:42:08',
    'done: Address checked by the authority16:42:15',
    'now: Certificate issuednow',
    'later: Visitors are led to the domain',
    'later: Padlock tested from outside',
  ])
  expect(text()).toContain('we write to you when it works')
})

test('where a web server in front gets the certificate nothing is said of an order', () => {
  show(<CertificateStep at={at('en')} domain={domain(null, { isTold: false })} showRecords={showRecords} />)
  expect([...page.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Visitors are led to the domainnow',
    'Padlock tested from outside',
  ])
  expect(text()).not.toContain('write to you')
})

test('a certificate that could not be had says why, what helps, in whose words, and when it is tried again', () => {
  show(<CertificateStep at={at('en')} domain={domain(failing('caa'))} showRecords={showRecords} />)
  expect(text()).toContain('There is no certificate for lawz.example yet')
  expect(text()).toContain('A CAA record of the domain does not allow it.')
  expect(page.querySelector('code')?.textContent).toBe('0 issue "letsencrypt.org"')
  expect(text()).toContain('The authority says: CAA record for lawz.example prevents issuance')
  expect(text()).toContain('It is tried again by itself at 17:10.')
  expect([...page.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Try now')
})

test('whoever has mended it has it tried now, unless that was a moment ago', () => {
  show(
    <CertificateStep at={at('en')} domain={domain(failing('caa', '2026-11-25T16:50:00'))} showRecords={showRecords} />,
  )
  expect(text()).not.toContain('Try now')
  show(
    <CertificateStep at={at('en')} domain={domain(failing('caa', '2026-11-25T16:40:00'))} showRecords={showRecords} />,
  )
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try now')
  act(() => button?.click())
  expect(look).toHaveBeenCalledWith({ certificate: true })
})

const FAULTS = Object.keys(certificateWords.en).flatMap(
  (key) => /^cure-(.+)$/.exec(key)?.[1] ?? [],
) as CertificateFault[]

test.each(UI_LANGUAGES)('each failure has a cause and a cure of its own in %s', (language) => {
  const said = FAULTS.map((code) => {
    show(<CertificateStep at={at(language)} domain={domain(failing(code))} showRecords={showRecords} />)
    const [cause, cure] = [...page.querySelectorAll('[data-fault] p')].map((one) => one.textContent ?? '')
    expect(cause?.length, code).toBeGreaterThan(10)
    expect(cure?.length, code).toBeGreaterThan(10)
    return cause
  })
  expect(new Set(said).size).toBe(FAULTS.length)
})

test('at a connected domain a renewal that fails says how long the certificate is good, and a domain that leads elsewhere so', () => {
  const certificate = { ...failing('elsewhere'), issuedAt: '2026-09-01', endsAt: '2026-11-29T08:00:00' }
  const record = { kind: 'A', host: 'lawz.example', name: '@', value: '198.51.100.24', servers: 2, seen: 0 } as const
  const astray = { ...record, state: 'elsewhere' as const, others: ['203.0.113.40'] }
  const connected = domain(certificate, { state: 'connected', connectedAt: '2026-09-01', records: [astray] })
  show(<Connected at={at('en')} domain={connected} showRecords={showRecords} />)
  expect(text()).toContain(
    'The certificate of lawz.example is not renewed. The one there is now is good until November 29, 2026.',
  )
  expect(text()).not.toContain('renews itself')
  expect(text()).toContain('lawz.example points elsewhere now. Visitors may not find your site.')
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show the records')
  act(() => button?.click())
  expect(showRecords).toHaveBeenCalledOnce()
})

const connectedAt = '2026-11-25T16:42:20'

const seen = (fault: PadlockFault | null): Domain => {
  const padlock = {
    name: 'lawz.example',
    at: '2026-11-25T16:42:25',
    fault,
    said: fault ? '203.0.113.7 · ECONNRESET' : '',
  }
  const certificate = { ...none, issuedAt: connectedAt, endsAt: '2027-01-25T08:00:00' }
  return domain(certificate, { state: 'connected', connectedAt, padlock })
}

test('the padlock is tested from outside last, and there is one once it was seen', () => {
  const led = domain(null, { state: 'connected', connectedAt })
  show(<CertificateStep at={at('en')} domain={led} showRecords={showRecords} />)
  expect([...page.querySelectorAll('li')].map(({ dataset }) => dataset.state)).toEqual(['done', 'now'])
  show(<Connected at={at('en')} domain={seen(null)} showRecords={showRecords} />)
  expect(text()).toContain('Padlock tested from outside16:42')
  expect(page.querySelector('[data-padlock]')).toBe(null)
})

test('a padlock that visitors do not see is said with what was heard, and whoever mended it has it tested again', () => {
  show(<Connected at={at('en')} domain={seen('unencrypted')} showRecords={showRecords} />)
  expect(text()).toContain('Visitors of lawz.example do not get a padlock and your site')
  expect(text()).toContain('203.0.113.7 · ECONNRESET')
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Test again')
  act(() => button?.click())
  expect(look).toHaveBeenCalledWith({ padlock: true })
})

test('once all is well the focus of Test again goes to the line that says so', () => {
  document.body.append(page)
  show(<Connected at={at('en')} domain={seen('unencrypted')} showRecords={showRecords} />)
  act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Test again')?.focus())
  show(<Connected at={at('en')} domain={seen(null)} showRecords={showRecords} />)
  expect(document.activeElement?.closest('li')?.textContent).toContain('Padlock tested from outside')
  page.remove()
})

const PADLOCK_FAULTS = Object.keys(padlockWords.en).flatMap(
  (key) => /^cure-(.+)$/.exec(key)?.[1] ?? [],
) as PadlockFault[]

test.each(UI_LANGUAGES)('each fault of a padlock has a cause and a cure of its own in %s', (language) => {
  const said = PADLOCK_FAULTS.map((fault) => {
    show(<Connected at={at(language)} domain={seen(fault)} showRecords={showRecords} />)
    return page.querySelectorAll('[data-padlock] p')[1]?.textContent ?? ''
  })
  expect(new Set(said).size).toBe(PADLOCK_FAULTS.length)
  for (const one of said) expect(one).not.toMatch(/\{\w+\}/)
})

const PROVIDERS = Object.keys(providerSteps) as (keyof typeof providerSteps)[]

test.each(UI_LANGUAGES)('the steps for each provider name its page and what is peculiar to it, in %s', (language) => {
  for (const provider of PROVIDERS) {
    show(<ProviderSteps key={provider} provider={provider} domain="lawz.example" language={language} />)
    act(() => page.querySelector('button')?.click())
    const { site, hints, path } = providerSteps[provider]
    expect(page.querySelector('a')?.href, provider).toBe(`https://${site}${site.includes('/') ? '' : '/'}`)
    expect(page.querySelectorAll('li').length, provider).toBe(4 + hints.length)
    expect(text(), provider).not.toMatch(/\uFFFC|\{\w+\}|DOMAIN/)
    if (path?.includes('DOMAIN') !== false) expect(text(), provider).toContain('lawz.example')
  }
})
