import { escapeText } from '@mimar/fields/escape-text'
import { pageFrame } from './plain-page.ts'
import { signInWords } from './sign-in-words.ts'
import { type Spoken, sentence } from './words.ts'

/** What the page behind a sign-in link tells and sends. */
interface SignInPage {
  readonly language: Spoken
  readonly authHash: string
  /** Where the form is sent, and where whoever does not want to goes on: the address without the link's secret. */
  readonly address: string
  /** E-mail of whom the link signs in. */
  readonly email: string
  /** E-mail of another who is signed in here now. */
  readonly present: string | undefined
}

/**
 * The page behind a sign-in link: one button, no script. Programs that look at links open them with GET; only the button takes the
 * link, and only it replaces a session.
 */
export function signInPage({ language, authHash, address, email, present }: SignInPage): string {
  const words = signInWords[language]
  const called = (who: string) =>
    who.endsWith('@localhost') ? escapeText(words.owner) : `<bdi>${escapeText(who)}</bdi>`
  const holder = called(email)
  const title = present === undefined ? sentence('sign-in-title', language) : words.change
  const lead =
    present === undefined
      ? words.opens.replace('{who}', holder)
      : words.changing.replace('{present}', called(present)).replace('{who}', holder)
  const button = present === undefined ? sentence('sign-in-title', language) : words.goOnAs.replace('{who}', holder)
  const stay = words.stay.replace('{who}', called(present ?? ''))
  const body = [
    `<h1>${escapeText(title)}</h1><p>${lead}</p>`,
    `<form method="post" action="${escapeText(address)}">`,
    `<input type="hidden" name="authHash" value="${escapeText(authHash)}">`,
    `<button>${button}</button></form>`,
    present === undefined ? '' : `<p class="stay"><a href="${escapeText(address)}">${stay}</a></p>`,
  ]
  return pageFrame(language, escapeText(title), body.join(''))
}
