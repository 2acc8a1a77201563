// 410 Gone and 451 Unavailable For Legal Reasons (RFC 7725): what stands in the place of a site that is closed to visitors.
import type { ClosedSite } from './live-site.ts'

interface Words {
  readonly dir: 'rtl' | 'ltr'
  readonly archived: string
  readonly archivedText: string
  readonly takenDown: string
  readonly takenDownText: string
  readonly withheld: string
  readonly withheldText: string
}

const words: { readonly [language: string]: Words } = {
  en: {
    dir: 'ltr',
    archived: 'This site is closed',
    archivedText: 'Its owner has closed it.',
    takenDown: 'This site is not available',
    takenDownText: 'Its host has taken it down.',
    withheld: 'This page is not available',
    withheldText: 'The host of this site does not show it. The other pages are there as before.',
  },
  ar: {
    dir: 'rtl',
    archived: 'هذا الموقع مغلق',
    archivedText: 'أغلقه صاحبه.',
    takenDown: 'هذا الموقع غير متاح',
    takenDownText: 'حجبته الجهة المستضيفة.',
    withheld: 'هذه الصفحة غير متاحة',
    withheldText: 'لا تعرضها الجهة المستضيفة لهذا الموقع. الصفحات الأخرى كما كانت.',
  },
  tr: {
    dir: 'ltr',
    archived: 'Bu site kapalı',
    archivedText: 'Sahibi siteyi kapattı.',
    takenDown: 'Bu site kullanılamıyor',
    takenDownText: 'Siteyi barındıran, siteyi yayından kaldırdı.',
    withheld: 'Bu sayfa kullanılamıyor',
    withheldText: 'Siteyi barındıran bu sayfayı göstermiyor. Diğer sayfalar yerinde duruyor.',
  },
  de: {
    dir: 'ltr',
    archived: 'Diese Website ist geschlossen',
    archivedText: 'Wem sie gehört, hat sie geschlossen.',
    takenDown: 'Diese Website ist nicht verfügbar',
    takenDownText: 'Wer diese Website bereitstellt, hat sie gesperrt.',
    withheld: 'Diese Seite ist nicht verfügbar',
    withheldText: 'Wer diese Website bereitstellt, zeigt sie nicht. Die anderen Seiten sind wie vorher da.',
  },
  fr: {
    dir: 'ltr',
    archived: 'Ce site est fermé',
    archivedText: 'Son propriétaire l’a fermé.',
    takenDown: 'Ce site n’est pas disponible',
    takenDownText: 'Son hébergeur l’a retiré.',
    withheld: 'Cette page n’est pas disponible',
    withheldText: 'L’hébergeur de ce site ne la montre pas. Les autres pages sont là comme avant.',
  },
}

/** The status of each, and a plain page without anything of the site: in its first language, the others below. */
export function closedPage({ closed, languages }: ClosedSite): { readonly status: 410 | 451; readonly body: Buffer } {
  const isArchived = closed === 'archived'
  const body = noticeIn(languages, (say) =>
    isArchived ? [say.archived, say.archivedText] : [say.takenDown, say.takenDownText],
  )
  return { status: isArchived ? 410 : 451, body }
}

/** What stands in the place of one page that is not shown. */
export function withheldPage(languages: readonly string[]): Buffer {
  return noticeIn(languages, ({ withheld, withheldText }) => [withheld, withheldText])
}

/** What stands in the place of a picture that is not shown: browsers draw it whatever the status. */
export const NO_PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9" preserveAspectRatio="none"><path fill="#8a8f98" d="M0 0h16v9H0z"/></svg>',
)

function noticeIn(languages: readonly string[], say: (words: Words) => readonly [string, string]): Buffer {
  const spoken = languages.filter((code) => Object.hasOwn(words, code))
  const [first = 'en', ...others] = spoken
  const said = (code: string) => {
    const [title, text] = say(words[code]!)
    return { dir: words[code]!.dir, title, text }
  }
  const { dir, title, text } = said(first)
  const below = others.map((code) => {
    const other = said(code)
    return `<section lang="${code}" dir="${other.dir}"><h2>${other.title}</h2><p>${other.text}</p></section>`
  })
  return Buffer.from(`<!doctype html><html lang="${first}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-inline-size:34rem;margin:18vh auto;padding-inline:1.5rem}h1{font-size:1.75rem;line-height:1.3}h2{font-size:1.125rem;margin-block:2.5rem 0}section p{margin-block:0}</style>
<main><h1>${title}</h1><p>${text}</p>${below.join('')}</main></html>`)
}
