import { escapeText } from '@mimar/fields/escape-text'
import { MIMAR } from '../called.ts'
import { pageFrame } from './plain-page.ts'
import { type SentenceCode, type Spoken, sentence } from './words.ts'

interface Wanted {
  readonly language: Spoken
  readonly email: string
  /** Whether they have one that may be used, or make their first. */
  readonly hasOne: boolean
  /** Where its form is sent: to the address one wanted. */
  readonly address: string
  /** What a passkey of this device is called. */
  readonly device: string
  /** The program that asks the device; undefined where it was not built. */
  readonly script: string | undefined
}

/** Stands before everything for who came in by less than this installation asks for. */
export function passkeyNeededPage({ language, email, hasOne, address, device, script }: Wanted): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const title = say(hasOne ? 'passkey-use-title' : 'passkey-make-title')
  const use = `<button type="button" data-passkey hidden data-failed="${say('passkey-none')}">${say('passkey-sign-in')}</button>`
  const make = `<button type="button" data-make-passkey data-name="${escapeText(device)}" data-failed="${say('passkey-unmade-here')}">${say('passkey-make-do')}</button>`
  const lost = `<details><summary>${say('passkey-lost')}</summary><p>${say('passkey-lost-how')}</p><p><code dir="ltr">${MIMAR} forget-passkeys ${escapeText(email)}</code></p></details>`
  const body = [
    `<h1>${title}</h1><p>${say(hasOne ? 'passkey-use' : 'passkey-make')}</p>`,
    hasOne ? use : make,
    '<p data-told role="alert"></p>',
    `<form method="post" action="${escapeText(address)}"><input type="hidden" name="anew" value="1">`,
    `<button class="second">${say('sign-in-anew')}</button></form>`,
    hasOne ? lost : '',
    script === undefined ? '' : `<script>${script}</script>`,
  ]
  return pageFrame(language, title, body.join(''))
}
