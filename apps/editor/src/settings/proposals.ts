import type { Field } from '@mimar/fields'

/** What a setting is that machines read: how it is refused, and what may have been meant. */
export type ProposalKind =
  | 'email'
  | 'link'
  | 'phone'
  | 'number'
  | 'whatsapp'
  | 'viber'
  | 'facebook'
  | 'telegram'
  | 'key'
  | 'webhook'

const spaceless = (typed: string) => typed.replace(/\s+/g, '')
const number = (typed: string) => typed.replace(/[^\d+-]/g, '').replace(/^00/, '+')

const proposals: { readonly [K in ProposalKind]: (typed: string) => readonly string[] } = {
  email: (typed) => [
    spaceless(typed).replace(/^mailto:/i, ''),
    spaceless(typed)
      .replace(/,/g, '.')
      .replace(/[.;:]+$/, ''),
    typed.trim().replace(/\s+(?:at|\(at\)|\[at\])\s+/i, '@'),
    `${spaceless(typed).replace(/\.+$/, '')}.com`,
  ],
  link: (typed) => [spaceless(typed), encodeURI(typed.trim())],
  phone: (typed) => [typed.replace(/[^\d ().+-]/g, '').trim()],
  number: (typed) => [typed.trim().replace(',', '.'), typed.replace(/[^\d.-]/g, '')],
  whatsapp: (typed) => [number(typed)],
  viber: (typed) => [number(typed)],
  facebook: (typed) => [spaceless(typed), typed.trim().replace(/\s+/g, '.')],
  telegram: (typed) => [typed.trim().replace(/^@/, '').replace(/\s+/g, '_')],
  key: (typed) => [
    spaceless(typed),
    typed
      .trim()
      .split(/[/?=&]/)
      .at(-1) ?? '',
  ],
  webhook: (typed) => [spaceless(typed).replace(/^http:/i, 'https:'), `https://${spaceless(typed)}`],
}

/** What is stricter than the form a setting may be stored in: a number that nobody can call is no number. */
const stricter: { readonly [K in ProposalKind]?: RegExp } = {
  whatsapp: /^\+?\d[\d-]{5,30}$/,
  viber: /^\+?\d[\d-]{5,30}$/,
}

/** What is stored of what was typed: the spaces of telephone numbers are only for reading. */
export function tidied(kind: ProposalKind, typed: string): string {
  return kind === 'whatsapp' || kind === 'viber' ? spaceless(typed) : typed.trim()
}

/** Whether it can be stored as typed. */
export function isFine(kind: ProposalKind, typed: string, check: Field['check']): boolean {
  const value = tidied(kind, typed)
  return value === '' || (check(value).ok && (stricter[kind]?.test(value) ?? true))
}

/** What may have been meant, where it can be told; it would be accepted. */
export function proposalFor(
  kind: ProposalKind,
  typed: string,
  check: Field['check'],
  meant: (typed: string) => readonly string[] = proposals[kind],
): string | undefined {
  return meant(typed).find((one) => one !== '' && one !== typed.trim() && isFine(kind, one, check))
}
