/** What strangers may send with a form, by their bytes: what every program shows, and nothing that runs by itself (file upload). */
export const SENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const
export type SentType = (typeof SENT_TYPES)[number]

/** The most that one such file may weigh, and all of a message together, in bytes. */
export const MAX_SENT_FILE = 10_000_000
export const MAX_SENT = 25_000_000
/** As many as one question takes at most. */
export const MOST_SENT = 5

const KINDS: {
  readonly [Type in SentType]: { readonly name: string; readonly endings: readonly [string, ...string[]] }
} = {
  'application/pdf': { name: 'PDF', endings: ['pdf'] },
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/webp': { name: 'WebP', endings: ['webp'] },
  'image/heic': { name: 'HEIC', endings: ['heic', 'heif', 'hif'] },
}

/** What people call such a kind. */
export const sentKindName = (type: SentType): string => KINDS[type].name

const LONGEST_NAME = 120

/**
 * What a file is called from now on: the last part of what it was called, without what no file name holds or what turns
 * writing round, and with an ending that says what its bytes are.
 */
export function sentFileName(given: string, type: SentType): string {
  const { endings } = KINDS[type]
  const name = given
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF:?#<>"|*]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const [ending = ''] = /[^.]*$/.exec(name.toLowerCase()) ?? []
  const isTold = name.includes('.') && endings.includes(ending)
  const body = isTold ? name.slice(0, -ending.length - 1) : name
  const kept = [...body].slice(0, LONGEST_NAME).join('').trim() || 'file'
  return `${kept}.${isTold ? ending : endings[0]}`
}
