// 410 Gone and 451 Unavailable For Legal Reasons (RFC 7725): what stands in the place of a site that is closed to visitors.
import type { ClosedSite } from './live-site.ts'

interface Words {
  readonly dir: 'rtl' | 'ltr'
  readonly archived: string
  readonly archivedText: string
  readonly takenDown: string
  readonly takenDownText: string
}

const words: { readonly [language: string]: Words } = {
  en: {
    dir: 'ltr',
    archived: 'This site is closed',
    archivedText: 'Its owner has closed it.',
    takenDown: 'This site is not available',
    takenDownText: 'Its host has taken it down.',
  },
  ar: {
    dir: 'rtl',
    archived: 'هذا الموقع مغلق',
    archivedText: 'أغلقه صاحبه.',
    takenDown: 'هذا الموقع غير متاح',
    takenDownText: 'حجبته الجهة المستضيفة.',
  },
  tr: {
    dir: 'ltr',
    archived: 'Bu site kapalı',
    archivedText: 'Sahibi siteyi kapattı.',
    takenDown: 'Bu site kullanılamıyor',
    takenDownText: 'Siteyi barındıran, siteyi yayından kaldırdı.',
  },
  de: {
    dir: 'ltr',
    archived: 'Diese Website ist geschlossen',
    archivedText: 'Wem sie gehört, hat sie geschlossen.',
    takenDown: 'Diese Website ist nicht verfügbar',
    takenDownText: 'Wer diese Website bereitstellt, hat sie gesperrt.',
  },
  fr: {
    dir: 'ltr',
    archived: 'Ce site est fermé',
    archivedText: 'Son propriétaire l’a fermé.',
    takenDown: 'Ce site n’est pas disponible',
    takenDownText: 'Son hébergeur l’a retiré.',
  },
}

/** The status of each, and a plain page without anything of the site: in its first language, the others below. */
export function closedPage({ closed, languages }: ClosedSite): { readonly status: 410 | 451; readonly body: Buffer } {
  const spoken = languages.filter((code) => Object.hasOwn(words, code))
  const [first = 'en', ...others] = spoken
  const said = (code: string) => {
    const { dir, archived, archivedText, takenDown, takenDownText } = words[code]!
    const [title, text] = closed === 'archived' ? [archived, archivedText] : [takenDown, takenDownText]
    return { dir, title, text }
  }
  const { dir, title, text } = said(first)
  const below = others.map((code) => {
    const other = said(code)
    return `<section lang="${code}" dir="${other.dir}"><h2>${other.title}</h2><p>${other.text}</p></section>`
  })
  const body = `<!doctype html><html lang="${first}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:18vh auto;padding-inline:1.5rem}h1{font-size:1.75rem;line-height:1.3}h2{font-size:1.125rem;margin-block:2.5rem 0}section p{margin-block:0}</style>
<main><h1>${title}</h1><p>${text}</p>${below.join('')}</main></html>`
  return { status: closed === 'archived' ? 410 : 451, body: Buffer.from(body) }
}
