import { type Content, initialContent, type ListField } from '@mimar/fields'

/** An item as it begins: nothing is written in it yet, and its places for texts say so (U25). */
export function newItem({ fields }: ListField, id: string): Content & { readonly id: string } {
  return { ...(initialContent(fields) as Content), id }
}
