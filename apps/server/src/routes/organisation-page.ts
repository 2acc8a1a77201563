import { escapeText } from '@mimar/fields/escape-text'
import type { OrganisationSettings } from '../organisation-settings.ts'
import { pageFrame } from './plain-page.ts'
import { type SentenceCode, type Spoken, sentence } from './words.ts'

/** Where the link of the sign-in page leads; undefined where no organisation is set. */
export function organisationAddress(organisation: OrganisationSettings | undefined, wanted: string) {
  return organisation && `/organisation?to=${encodeURIComponent(wanted)}`
}

/** What the page of an organisation shows. */
interface OrganisationPage {
  readonly language: Spoken
  readonly organisation: OrganisationSettings
  /** Where somebody wanted to go. */
  readonly to: string
  readonly problem?: SentenceCode | undefined
  /** What was typed. */
  readonly mail?: string
  /** Where the provider is; undefined: the mail address is asked for first, or there is nothing to do but to try again. */
  readonly provider?: string
  readonly asksMail?: boolean
}

/** The page on which people of an organisation go to its provider, or are told why they were not let in. No script. */
export function organisationPage(page: OrganisationPage): string {
  const { language, organisation, to, problem, provider } = page
  const name = `<bdi>${escapeText(organisation.name)}</bdi>`
  const host = `<bdi dir="ltr">${escapeText(new URL(organisation.issuer).hostname)}</bdi>`
  const say = (code: SentenceCode) =>
    escapeText(sentence(code, language)).replace('{name}', name).replace('{host}', host)
  const title = say('organisation-title')
  const isStopped = problem !== undefined && !page.asksMail
  const body = [
    `<h1>${title}</h1>`,
    problem ? `<p role="alert"${problem === 'organisation-away' ? ' class="warn"' : ''}>${say(problem)}</p>` : '',
    page.asksMail ? mailForm(page, say) : '',
    provider === undefined ? '' : `<p>${say('organisation-found')}</p>${button(provider, say('organisation-go'))}`,
    isStopped ? button(to, say('all-ways-in')) : '',
    isStopped ? button(organisationAddress(organisation, to) ?? to, say('organisation-again'), ' second') : '',
    isStopped ? '' : `<p class="stay"><a href="${escapeText(to)}">${say('all-ways-in')}</a></p>`,
  ]
  return pageFrame(language, title, body.join(''))
}

/** A link that is as large as a button; `words` is markup. */
function button(address: string, words: string, kind = ''): string {
  return `<p><a class="go${kind}" href="${escapeText(address)}">${words}</a></p>`
}

function mailForm({ to, mail = '' }: OrganisationPage, say: (code: SentenceCode) => string): string {
  return [
    `<form method="post" action="/organisation"><label for="mail">${say('organisation-mail')}</label>`,
    `<input id="mail" class="plain" name="mail" type="email" required maxlength="254" dir="ltr" autocomplete="email" value="${escapeText(mail)}">`,
    `<input type="hidden" name="to" value="${escapeText(to)}">`,
    `<button>${say('organisation-next')}</button></form>`,
  ].join('')
}
