import type { Field, Fields } from '@mimar/fields'
import type { Picture, Template } from './template.ts'

/** A picture that is shown for itself, and what is written below it. */
interface PublicPicture {
  readonly picture: Picture
  readonly caption: string
}

type Values = { readonly [name: string]: unknown }

/** The pictures of a section that shows some of them for themselves; nothing of any other. */
export const picturesIn = ({ category, fields }: Template, content: Values): readonly PublicPicture[] =>
  category === 'portfolio' ? inLists(fields, content) : []

/** Those that stand in lists: what lies behind a section, or is one of its parts, is none of a series. */
const inLists = (fields: Fields, content: Values): readonly PublicPicture[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'list' ? (content[name] as readonly Values[]).flatMap((item) => ofItem(field.fields, item)) : [],
  )

function ofItem(fields: Fields, item: Values): readonly PublicPicture[] {
  const named = (kind: Field['kind']) => Object.keys(fields).filter((name) => fields[name]?.kind === kind)
  const caption = named('text').map((name) => String(item[name] ?? ''))[0] ?? ''
  const own = named('image').flatMap((name) => (item[name] ? [{ picture: item[name] as Picture, caption }] : []))
  return [...own, ...inLists(fields, item)]
}
