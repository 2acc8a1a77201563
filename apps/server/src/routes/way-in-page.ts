import { createHash } from 'node:crypto'
import { escapeText } from '@mimar/fields/escape-text'
import { MIMAR } from '../called.ts'
import { pageFrame } from './plain-page.ts'
import { type SentenceCode, type Spoken, sentence } from './words.ts'

/** What the page offers on which nobody is signed in. */
interface WayIn {
  readonly language: Spoken
  /** Why what was tried did not open anything. */
  readonly problem: SentenceCode | undefined
  readonly hasPasskeys: boolean
  /** Whether links are mailed from here. */
  readonly hasMail: boolean
  /** Whether anybody may make an account. */
  readonly hasSignUp: boolean
  /** The program that asks the device for a passkey; undefined where it was not built. */
  readonly script: string | undefined
  /** Where its forms are sent: to the address one wanted. */
  readonly address: string
  /** Where people of an organisation begin; undefined where none is set. */
  readonly organisation: string | undefined
}

/** The page on which people sign in. Without a script, or a browser that knows passkeys, it says what else there is. */
export function wayInPage({ language, problem, script, address, organisation, ...has }: WayIn): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const isAskingDevice = script !== undefined && has.hasPasskeys
  const passkey = `<button type="button" data-passkey hidden data-failed="${say('passkey-none')}">${say('passkey-sign-in')}</button>`
  const body = [
    `<h1>${say('sign-in-title')}</h1>`,
    problem ? `<p>${say(problem)}</p>` : '',
    isAskingDevice ? passkey : '',
    '<p data-told role="alert"></p>',
    has.hasMail ? mailForm(address, isAskingDevice, say) : `<p>${say('sign-in-ask')}</p>`,
    organisation === undefined
      ? ''
      : `<p class="stay"><a href="${escapeText(organisation)}">${say('organisation-account')}</a></p>`,
    `<details${problem === 'code-refused' ? ' open' : ''}><summary>${say('other-ways')}</summary>`,
    `<form method="post" action="${escapeText(address)}"><label for="code">${say('code-ask')}</label>`,
    `<input id="code" name="code" required maxlength="60" dir="ltr" spellcheck="false" autocapitalize="characters" autocomplete="one-time-code${has.hasMail ? '' : ' webauthn'}">`,
    `<button class="second">${say('code-send')}</button></form>`,
    has.hasMail ? `<p>${say('sign-in-ask')}</p>` : '',
    `<p>${say('sign-in-how')}</p><p><code dir="ltr">${MIMAR} owner-link</code></p></details>`,
    has.hasSignUp ? `<p class="stay"><a href="/sign-up">${say('sign-up-title')}</a></p>` : '',
    script === undefined ? '' : `<script>${script}</script>`,
  ]
  return pageFrame(language, say('sign-in-title'), body.join(''))
}

/** The browser lists its passkeys in this field too (conditional UI). */
function mailForm(address: string, isSecond: boolean, say: (code: SentenceCode) => string): string {
  return [
    isSecond ? `<p class="or" data-or hidden>${say('or')}</p>` : '',
    `<form method="post" action="${escapeText(address)}"><label for="mail">${say('mail-label')}</label>`,
    '<input id="mail" class="plain" name="mail" type="email" required maxlength="254" dir="ltr" autocomplete="username webauthn">',
    `<button${isSecond ? ' class="second"' : ''}>${say('mail-send')}</button></form>`,
  ].join('')
}

/** A script that stands in a page, as its policy names it (CSP). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
