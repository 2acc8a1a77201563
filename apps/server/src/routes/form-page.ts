import { escapeText } from '@mimar/fields/escape-text'
import { type ReportWords, reportWordsIn, wordsIn } from '@mimar/sections'
import type { QuestionForm } from '@mimar/sections/questions'
import { askedNames, enctypeOf, faultList, questionInputs } from './form-questions.ts'

/** What a page with a form of a site is drawn from. */
interface FormPage {
  readonly kind: 'contact' | 'compliance'
  readonly site: PageSite
  readonly action: string
  /** Hidden values that go back as they came. */
  readonly hidden: { readonly [name: string]: string }
  readonly typed: { readonly [name: string]: string }
  /** What is wrong: field → sentence; '' for the form as a whole. */
  readonly faults: { readonly [name: string]: string }
  /** The questions of its owner's own, where it has some. */
  readonly questions?: QuestionForm | undefined
  /** Files came with what was wrong; a page cannot give them back. */
  readonly hasLostFiles?: boolean
}

/** What the pages of the server's own show of a site. */
export interface PageSite {
  readonly name: string
  readonly language: string
  readonly dir: 'rtl' | 'ltr'
  /** Where the visitor came from, or the site's first page. */
  readonly back: string
  readonly colors: { readonly surface: string; readonly text: string; readonly action: string; readonly raised: string }
}

interface Input {
  readonly name: string
  readonly label: string
  readonly type: 'text' | 'email' | 'long'
  readonly limit: number
  readonly isRequired: boolean
}

/** A page with a form that works without any script: for a report, and for what was wrong in a message. */
export function formPage({ kind, site, action, hidden, typed, faults, questions, ...lost }: FormPage): string {
  const { language } = site
  const report = reportWordsIn(language)
  const inputs = kind === 'contact' ? contactInputs(language, questions) : reportInputs(report)
  const title = kind === 'contact' ? site.name : report.title
  const send = kind === 'contact' ? questions?.button || wordsIn(language).send : report.send
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  )
  const body = [
    `<h1>${escapeText(title)}</h1>`,
    kind === 'compliance' ? `<p>${escapeText(report.goesTo)}</p>` : '',
    faults[''] ? `<p class="fault" role="alert">${escapeText(faults[''])}</p>` : '',
    questions ? faultList(questions, { faults, language }) : '',
    `<form method="post" action="${escapeText(action)}"${questions ? enctypeOf(questions) : ''}>`,
    questions ? questionInputs(questions, { typed, faults, language, hasLostFiles: lost.hasLostFiles }) : '',
    ...inputs.map((input) => field(input, typed[input.name] ?? '', faults[input.name])),
    '<div class="trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>',
    ...kept,
    `<button>${escapeText(send)}</button> <a href="${escapeText(site.back)}">${escapeText(report.cancel)}</a></form>`,
  ]
  return document(site, title, body.join(''))
}

/** What somebody reads who sent a form without a script; of a form with questions what its owner says, and what happens next. */
export function thanksPage(kind: 'contact' | 'compliance', site: PageSite, asked?: QuestionForm): string {
  const words = wordsIn(site.language)
  const report = reportWordsIn(site.language)
  const [title, text] =
    kind === 'contact'
      ? [asked?.thanks.title || words.sentTitle, asked?.thanks.text || words.sentText]
      : [report.thanksTitle, report.thanksText]
  const back = words.backTo.replace('{name}', site.name)
  const steps = (asked?.steps ?? []).map((step) => `<li>${escapeText(step)}</li>`).join('')
  const next = steps === '' ? '' : `<ol>${steps}</ol>`
  const body = `<h1>${escapeText(title)}</h1><p>${escapeText(text)}</p>${next}<p><a href="${escapeText(site.back)}">${escapeText(back)}</a></p>`
  return document(site, title, body)
}

function contactInputs(language: string, questions?: QuestionForm): readonly Input[] {
  const words = wordsIn(language)
  const [name, email] = questions
    ? askedNames(questions, language).map(({ label }) => label)
    : [words.enterName, words.enterEmail]
  const who: readonly Input[] = [
    { name: 'name', label: name ?? '', type: 'text', limit: 255, isRequired: true },
    { name: 'email', label: email ?? '', type: 'email', limit: 255, isRequired: true },
  ]
  if (questions) return who
  return [...who, { name: 'message', label: words.enterMessage, type: 'long', limit: 5000, isRequired: false }]
}

function reportInputs(words: ReportWords): readonly Input[] {
  return [
    { name: 'email', label: words.email, type: 'email', limit: 255, isRequired: true },
    { name: 'name', label: words.name, type: 'text', limit: 255, isRequired: true },
    { name: 'comment', label: words.comment, type: 'long', limit: 255, isRequired: true },
  ]
}

function field({ name, label, type, limit, isRequired }: Input, value: string, fault: string | undefined): string {
  const wrong = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : ''
  const attributes = `id="${name}" name="${name}" maxlength="${limit}"${isRequired ? ' required' : ''}${wrong}`
  const input =
    type === 'long'
      ? `<textarea ${attributes} rows="5">\n${escapeText(value)}</textarea>`
      : `<input type="${type}" ${attributes} value="${escapeText(value)}"${type === 'email' ? ' dir="ltr"' : ''} autocomplete="${name}">`
  const said = fault ? `<p class="fault" id="${name}-fault">${escapeText(fault)}</p>` : ''
  return `<label for="${name}">${escapeText(label)}</label>${input}${said}`
}

function document({ language, dir, name, colors }: PageSite, title: string, body: string): string {
  const { surface, text, action, raised } = colors
  const heading = title === name ? name : `${title} – ${name}`
  return `<!doctype html><html lang="${escapeText(language)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeText(heading)}</title><style>:root{color:${text};background:${surface};font:1.0625rem/1.7 system-ui,sans-serif}${STYLE.replaceAll('ACTION', action).replaceAll('RAISED', raised)}</style></head><body><main>${body}</main></body></html>`
}

/** Pages of a site fade into each other, and into these. */
const STYLE =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}body{margin:0}main{max-inline-size:35rem;margin:12vh auto;padding-inline:1.5rem}h1{font-size:1.9rem;line-height:1.3;margin:0 0 .5rem}label,legend{display:block;font-weight:600;margin-block:1.25rem .35rem}fieldset{margin:0;padding:0;border:0}fieldset label{font-weight:400;margin-block:.35rem}.line{display:flex;gap:.75rem;align-items:baseline;font-weight:400}.hint{margin-block:.35rem;opacity:.75}:where(input:not([type=radio],[type=checkbox]),textarea){box-sizing:border-box;inline-size:100%;padding:.8rem 1.1rem;border:1.5px solid #8a8a8a;border-radius:.75rem;font:inherit;color:inherit;background:RAISED}[aria-invalid]{border:2px solid #b3261e}.fault{color:#b3261e;font-weight:600;margin-block:.35rem}.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}button{margin-block-start:1.5rem;margin-inline-end:1rem;padding:.85rem 1.75rem;border:0;border-radius:.75rem;font:inherit;font-weight:600;color:RAISED;background:ACTION;cursor:pointer}a{color:ACTION}:focus-visible{outline:3px solid ACTION;outline-offset:3px}'
