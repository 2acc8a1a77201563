import { createHash } from 'node:crypto'
import { MIMAR } from '../called.ts'
import { escapeText } from './form-page.ts'
import { pageFrame } from './plain-page.ts'
import { type SentenceCode, type Spoken, sentence } from './words.ts'

/** What the page offers on which nobody is signed in. */
interface WayIn {
  readonly language: Spoken
  /** Why what was tried did not open anything. */
  readonly problem: SentenceCode | undefined
  /** The program that asks the device for a passkey; undefined where there can be none. */
  readonly script: string | undefined
  /** Where its form is sent: to the address one wanted. */
  readonly address: string
}

/** The page on which people sign in. Without a script, or a browser that knows passkeys, it says whom to ask for a link. */
export function wayInPage({ language, problem, script, address }: WayIn): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const passkey =
    script === undefined
      ? ''
      : `<button type="button" data-passkey hidden data-failed="${say('passkey-none')}">${say('passkey-sign-in')}</button>`
  const body = [
    `<h1>${say('sign-in-title')}</h1>`,
    problem ? `<p>${say(problem)}</p>` : '',
    passkey,
    '<p data-told role="alert"></p>',
    `<p>${say('sign-in-ask')}</p>`,
    `<details${problem === 'code-refused' ? ' open' : ''}><summary>${say('other-ways')}</summary>`,
    `<form method="post" action="${escapeText(address)}"><label for="code">${say('code-ask')}</label>`,
    '<input id="code" name="code" required maxlength="60" dir="ltr" spellcheck="false" autocapitalize="characters" autocomplete="one-time-code webauthn">',
    `<button class="second">${say('code-send')}</button></form>`,
    `<p>${say('sign-in-how')}</p><p><code dir="ltr">${MIMAR} owner-link</code></p></details>`,
    script === undefined ? '' : `<script>${script}</script>`,
  ]
  return pageFrame(language, say('sign-in-title'), body.join(''))
}

/** A script that stands in a page, as its policy names it (CSP). */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
