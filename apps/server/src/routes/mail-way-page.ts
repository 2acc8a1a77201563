import { escapeText } from '@mimar/fields/escape-text'
import { pageFrame } from './plain-page.ts'
import { type SentenceCode, type Spoken, sentence } from './words.ts'

/** Seconds that the button waits, where there is a script. */
const PAUSE = 30

interface MailPage {
  readonly language: Spoken
  /** As it was typed. */
  readonly email: string
  /** Where its forms are sent. */
  readonly address: string
}

interface SentPage extends MailPage {
  readonly problem: SentenceCode | undefined
  /** What a device that is signed in shows too. */
  readonly number: number | undefined
  readonly script: string | undefined
}

/** The page after somebody asked for a link by mail: the same for every address. */
export function linkSentPage({ language, email, address, problem, number, script }: SentPage): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const fault = problem ? ' aria-describedby="fault" aria-invalid="true"' : ''
  const body = [
    `${MAIL_CHECK}<h1>${say('mail-sent-title')}</h1>`,
    `<p>${say('mail-sent').replace('{mail}', bdi(email))}</p><p class="note">${say('mail-sent-here')}</p>`,
    problem ? `<p role="alert" id="fault">${say(problem)}</p>` : '',
    `<form method="post" action="${escapeText(address)}"><label for="mail-code">${say('mail-code')}</label>`,
    hiddenMail(email),
    `<input id="mail-code" class="digits" name="mailCode" required maxlength="20" dir="ltr" inputmode="numeric" autocomplete="one-time-code"${fault}>`,
    `<button>${say('sign-in-title')}</button></form>`,
    number === undefined ? '' : waiting(number, { email, address }, say),
    `<form method="post" action="${escapeText(address)}">${hiddenMail(email)}`,
    `<button class="second" data-wait="${PAUSE}" data-waiting="${say('mail-again-in')}">${say('mail-again')}</button></form>`,
    `<p class="stay"><a href="${escapeText(address)}">${say('mail-other')}</a></p>`,
    script === undefined ? '' : `<script>${script}</script>`,
  ]
  return pageFrame(language, say('mail-sent-title'), body.join(''))
}

/** The number by which another device knows this one. Without a script its button goes on; with one that happens by itself. */
function waiting(
  number: number,
  { email, address }: Pick<MailPage, 'email' | 'address'>,
  say: (code: SentenceCode) => string,
): string {
  return [
    `<div class="note number" data-number="${number}"><p>${say('waiting-number')}</p><p><bdi dir="ltr">${number}</bdi></p></div>`,
    `<form method="post" action="${escapeText(address)}" data-let-in><input type="hidden" name="waiting" value="1">`,
    `${hiddenMail(email)}<button class="second">${say('waiting-go-on')}</button></form>`,
  ].join('')
}

/** The page behind a link that opens nothing any more, with one button. */
export function linkExpiredPage({ language, email, address }: MailPage): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const body = [
    `${TIMER_OFF}<h1>${say('link-expired-title')}</h1><p>${say('link-expired')}</p><p class="row">${bdi(email)}</p>`,
    `<form method="post" action="${escapeText(address)}">${hiddenMail(email)}<button>${say('link-new')}</button></form>`,
    `<p class="stay"><a href="${escapeText(address)}">${say('sign-in-other')}</a></p>`,
  ]
  return pageFrame(language, say('link-expired-title'), body.join(''))
}

const bdi = (email: string) => `<bdi dir="ltr">${escapeText(email)}</bdi>`
const hiddenMail = (email: string) => `<input type="hidden" name="mail" value="${escapeText(email)}">`

/** Lucide (ISC). */
const drawn = (kind: string, shapes: string) =>
  `<svg class="${kind}" aria-hidden="true" width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`
const MAIL_CHECK = drawn(
  'sign',
  '<path d="M22 13V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h8"/><path d="m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7"/><path d="m16 19 2 2 4-4"/>',
)
const TIMER_OFF = drawn(
  'sign warn',
  '<path d="M10 2h4"/><path d="M4.6 11a8 8 0 0 0 1.7 8.7 8 8 0 0 0 8.7 1.7"/><path d="M7.4 7.4a8 8 0 0 1 10.3 1 8 8 0 0 1 .9 10.2"/><path d="m2 2 20 20"/><path d="M12 12v-2"/>',
)
