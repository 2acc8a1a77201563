import { StartRefusal } from '@mimar/server'

const PERSONAL = ['messages', 'people'] as const
export type PersonalPart = (typeof PERSONAL)[number]

/** What `--with` names: personal data that goes into a file or comes out of one only where it is asked for. */
export function readParts(asked: string | undefined): readonly PersonalPart[] {
  const names = (asked ?? '').split(',').filter(Boolean)
  const unknown = names.find((name) => !PERSONAL.some((part) => part === name))
  if (unknown !== undefined) throw new StartRefusal(`--with is "${unknown}". It can be: ${PERSONAL.join(', ')}.`)
  return names as PersonalPart[]
}
