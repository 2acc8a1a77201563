import { type ReportWords, reportWordsIn, wordsIn } from '@mimar/sections'

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
export function formPage({ kind, site, action, hidden, typed, faults }: FormPage): string {
  const { language } = site
  const report = reportWordsIn(language)
  const inputs = kind === 'contact' ? contactInputs(language) : reportInputs(report)
  const title = kind === 'contact' ? site.name : report.title
  const send = kind === 'contact' ? wordsIn(language).send : report.send
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  )
  const body = [
    `<h1>${escapeText(title)}</h1>`,
    kind === 'compliance' ? `<p>${escapeText(report.goesTo)}</p>` : '',
    faults[''] ? `<p class="fault" role="alert">${escapeText(faults[''])}</p>` : '',
    `<form method="post" action="${escapeText(action)}">`,
    ...inputs.map((input) => field(input, typed[input.name] ?? '', faults[input.name])),
    '<div class="trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off"></div>',
    ...kept,
    `<button>${escapeText(send)}</button> <a href="${escapeText(site.back)}">${escapeText(report.cancel)}</a></form>`,
  ]
  return document(site, title, body.join(''))
}

/** What somebody reads who sent a form without a script. */
export function thanksPage(kind: 'contact' | 'compliance', site: PageSite): string {
  const words = wordsIn(site.language)
  const report = reportWordsIn(site.language)
  const [title, text] = kind === 'contact' ? [words.sentTitle, words.sentText] : [report.thanksTitle, report.thanksText]
  const back = words.backTo.replace('{name}', site.name)
  const body = `<h1>${escapeText(title)}</h1><p>${escapeText(text)}</p><p><a href="${escapeText(site.back)}">${escapeText(back)}</a></p>`
  return document(site, title, body)
}

function contactInputs(language: string): readonly Input[] {
  const words = wordsIn(language)
  return [
    { name: 'name', label: words.enterName, type: 'text', limit: 255, isRequired: true },
    { name: 'email', label: words.enterEmail, type: 'email', limit: 255, isRequired: true },
    { name: 'message', label: words.enterMessage, type: 'long', limit: 5000, isRequired: false },
  ]
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

const STYLE =
  'body{margin:0}main{max-inline-size:35rem;margin:12vh auto;padding-inline:1.5rem}h1{font-size:1.9rem;line-height:1.3;margin:0 0 .5rem}label{display:block;font-weight:600;margin-block:1.25rem .35rem}input,textarea{box-sizing:border-box;inline-size:100%;padding:.8rem 1.1rem;border:1.5px solid #8a8a8a;border-radius:.75rem;font:inherit;color:inherit;background:RAISED}[aria-invalid]{border:2px solid #b3261e}.fault{color:#b3261e;font-weight:600;margin-block:.35rem}.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}button{margin-block-start:1.5rem;margin-inline-end:1rem;padding:.85rem 1.75rem;border:0;border-radius:.75rem;font:inherit;font-weight:600;color:RAISED;background:ACTION;cursor:pointer}a{color:ACTION}:focus-visible{outline:3px solid ACTION;outline-offset:3px}'

const SIGNS: { readonly [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as markup that says just that. */
export function escapeText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}
