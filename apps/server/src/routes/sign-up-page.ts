import { escapeText } from '@mimar/fields/escape-text'
import { pageFrame } from './plain-page.ts'
import { type SentenceCode, type Spoken, sentence } from './words.ts'

interface Asking {
  readonly language: Spoken
  /** Why what was typed did not do. */
  readonly problem?: SentenceCode
  /** As it was typed. */
  readonly email?: string
}

/** The page on which anybody asks for an account of their own. */
export function signUpPage({ language, problem, email = '' }: Asking): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const fault = problem ? ' aria-describedby="fault" aria-invalid="true"' : ''
  const body = [
    `<h1>${say('sign-up-title')}</h1><p>${say('sign-up-lead')}</p>`,
    problem ? `<p role="alert" id="fault">${say(problem)}</p>` : '',
    `<form method="post" action="/sign-up"><label for="mail">${say('mail-label')}</label>`,
    `<input id="mail" class="plain" name="mail" type="email" required maxlength="254" dir="ltr" autocomplete="email" value="${escapeText(email)}"${fault}>`,
    `<button>${say('mail-send')}</button></form>`,
    `<p class="stay"><a href="/sites">${say('sign-up-known')}</a></p>`,
  ]
  return pageFrame(language, say('sign-up-title'), body.join(''))
}

/** The page after that: the same for every address. */
export function signUpSentPage({ language, email }: { readonly language: Spoken; readonly email: string }): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const body = [
    `<h1>${say('mail-sent-title')}</h1>`,
    `<p>${say('sign-up-sent').replace('{mail}', bdi(email))}</p><p class="note">${say('sign-up-nothing')}</p>`,
    `<p class="stay"><a href="/sign-up">${say('mail-other')}</a></p>`,
  ]
  return pageFrame(language, say('mail-sent-title'), body.join(''))
}

/** The page behind the link in the mail, with one button. */
export function makeAccountPage({
  language,
  key,
  email,
}: {
  readonly language: Spoken
  readonly key: string
  readonly email: string
}): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const body = [
    `<h1>${say('sign-up-title')}</h1><p>${say('sign-up-for').replace('{mail}', bdi(email))}</p>`,
    `<form method="post" action="/sign-up"><input type="hidden" name="key" value="${escapeText(key)}">`,
    `<button>${say('sign-up-title')}</button></form>`,
  ]
  return pageFrame(language, say('sign-up-title'), body.join(''))
}

const bdi = (email: string) => `<bdi dir="ltr">${escapeText(email)}</bdi>`
