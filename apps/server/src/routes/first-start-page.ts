import { escapeText } from '@mimar/fields/escape-text'
import { MIMAR } from '../called.ts'
import { pageFrame } from './plain-page.ts'
import { LANGUAGES, type SentenceCode, type Spoken, sentence } from './words.ts'

interface FirstStartForm {
  readonly language: Spoken
  /** The secret of the link that was printed; undefined where none is asked for. */
  readonly first: string | undefined
  readonly name?: string
  readonly email?: string
  readonly problem?: SentenceCode
  readonly hasPasskeys: boolean
  /** Whether links are mailed from here. */
  readonly hasMail: boolean
  readonly script: string | undefined
  /** What a passkey of this device is called. */
  readonly device: string
}

const NAMES: { readonly [language in Spoken]: string } = {
  en: 'English',
  ar: 'العربية',
  tr: 'Türkçe',
  de: 'Deutsch',
  fr: 'Français',
}

/** The first page of a new installation: who fills it in becomes its owner. */
export function firstStartPage(form: FirstStartForm): string {
  const { language, first, name = '', email = '', problem, script } = form
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const isAskingDevice = form.hasPasskeys && script !== undefined
  const body = [
    languages(language, first),
    `<p class="step">${stepOf(1, language)}</p><h1>${say('first-title')}</h1><p>${say('first-lead')}</p>`,
    `<form method="post" action="/first-start?lang=${language}"><label for="name">${say('first-name')}</label>`,
    `<input id="name" class="plain" name="name" required maxlength="80" autocomplete="name" value="${escapeText(name)}">`,
    `<label for="mail">${say('mail-label')}</label>`,
    `<input id="mail" class="plain" name="mail" type="email" required maxlength="254" dir="ltr" autocomplete="email" value="${escapeText(email)}" aria-describedby="mail-what"${problem ? ' aria-invalid="true"' : ''}>`,
    `<small id="mail-what">${problem ? `<span role="alert">${say(problem)}</span>` : say(form.hasMail ? 'first-mail-what' : 'first-mail-later')}</small>`,
    first === undefined ? '' : `<input type="hidden" name="first" value="${escapeText(first)}">`,
    isAskingDevice ? passkeyPart(say, form.device) : '',
    `<button data-go-on>${say(isAskingDevice ? 'first-go-on' : 'codes-go-on')}</button></form>`,
    `<p class="stay">${say('first-stays')}</p>`,
    script === undefined ? '' : `<script>${script}</script>`,
  ]
  return pageFrame(language, say('first-title'), body.join(''))
}

/** Shown by the script, where the browser knows passkeys. */
function passkeyPart(say: (code: SentenceCode) => string, device: string): string {
  return `<div data-passkeys hidden><p class="note"><bdi>${say('first-passkey-title')}</bdi>${say('first-passkey-what')}</p><button data-make-passkey data-name="${escapeText(device)}">${say('first-passkey')}</button></div>`
}

/** A stranger's view of an installation without an owner. */
export function waitingPage(language: Spoken): string {
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const title = say('first-waiting-title')
  const body = `<h1>${title}</h1><p>${say('first-waiting')}</p><p><code dir="ltr">${MIMAR} owner-link</code></p>`
  return pageFrame(language, title, body)
}

/** The codes of the new owner: seen once, and kept before one goes on. */
export function codesPage(page: {
  readonly language: Spoken
  readonly codes: readonly string[]
  readonly host: string
  readonly script: string | undefined
}): string {
  const { language, codes, host, script } = page
  const say = (code: SentenceCode) => escapeText(sentence(code, language))
  const text = codes.map((code, at) => `${at + 1}. ${code}`).join('\n')
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Mimar · ${host}\n\n${text}\n`)}`
  const body = [
    `<p class="step">${stepOf(2, language)}</p><h1>${say('codes-title')}</h1>`,
    `<p data-told role="status" data-unmade="${say('passkey-later')}"></p><p>${say('codes-lead')}</p>`,
    `<p class="host"><bdi dir="ltr">${escapeText(host)}</bdi></p>`,
    `<ol class="codes" dir="ltr">${codes.map((code) => `<li><code>${code}</code></li>`).join('')}</ol>`,
    `<div class="ways"><button type="button" class="second" data-print hidden>${say('codes-print')}</button>`,
    `<a class="second" data-download href="${file}" download="mimar-codes.txt">${say('codes-download')}</a>`,
    `<button type="button" class="second" data-copy hidden data-copied="${say('codes-copied')}">${say('codes-copy')}</button></div>`,
    `<p data-refused="${say('codes-refused')}" role="status"></p>`,
    `<p class="note">${say('codes-note')}</p><form action="/sites">`,
    `<label class="tick"><input type="checkbox" required> ${say('codes-kept')}</label>`,
    `<button>${say('codes-go-on')}</button></form>`,
    script === undefined ? '' : `<script>${script}</script>`,
  ]
  return pageFrame(language, say('codes-title'), body.join(''))
}

function stepOf(step: number, language: Spoken): string {
  return escapeText(sentence('step-of', language)).replace('{n}', String(step)).replace('{m}', '2')
}

function languages(now: Spoken, first: string | undefined): string {
  const links = LANGUAGES.map((language) => {
    const current = language === now ? ' aria-current="true"' : ''
    const secret = first === undefined ? '' : `&amp;first=${encodeURIComponent(first)}`
    return `<a href="/?lang=${language}${secret}" lang="${language}"${current}>${NAMES[language]}</a>`
  })
  return `<nav class="languages">${links.join('')}</nav>`
}
