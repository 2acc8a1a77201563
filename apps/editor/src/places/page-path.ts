import { pathFault, pathKey, type Site } from '@mimar/document'

/** What stands in the way of an address. */
export type PathFault = NonNullable<ReturnType<typeof pathFault>> | 'taken' | 'empty'

const ARABIC: { readonly [letter: string]: string } = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'aa', ء: '', ئ: 'y', ؤ: 'w', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh' },
  ...{ د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh' },
  ...{ ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h', و: 'w', ي: 'y', ى: 'a', ة: 'a' },
  ...{ پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ک: 'k', ی: 'y' },
}
const LATIN: { readonly [letter: string]: string } = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** The address a name suggests, the same in every language: in Latin letters, as it is read aloud. */
export function pathFor(name: string, site: Site): string {
  if (name.trim().startsWith('/')) return bare(name.trim())
  const words = name.trim().toLowerCase().split(/\s+/)
  const spelt = words
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .join('-')
    .normalize('NFKD')
    .normalize('NFC')
    .replaceAll(/./gu, (letter) => ARABIC[letter] ?? LATIN[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return spelt === '' ? freePath(site, '/page') : `/${spelt}`
}

/** That path, or with the first number that makes it free. */
export function freePath(site: Site, path: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? path : `${path}-${number}`
    if (!faultIn(site, candidate, null)) return candidate
  }
}

/** Why a page cannot have an address; undefined when it can. */
export function faultIn(site: Site, path: string, page: string | null): PathFault | undefined {
  if (path === '' || (path === '/' && page === null)) return 'empty'
  const isTaken = site.pages.some((other) => other.id !== page && pathKey(other.path) === pathKey(path))
  return pathFault(path, site.languages) ?? (isTaken ? 'taken' : undefined)
}

/** As visitors see it: with its slash. */
export const shownPath = (path: string): string => (path.endsWith('/') ? path : `${path}/`)

/** As it is stored: without the slash at the end, and with the one in front. */
export function bare(typed: string): string {
  const path = typed.trim().replace(/\/+$/, '')
  return path === '' || path.startsWith('/') ? path : `/${path}`
}
