import { primaryLanguage, type Site } from '@mimar/document'
import { type Content, initialContent, type ListField, type TextField } from '@mimar/fields'
import type { Say } from '../words/words.ts'

/** An item as it begins; texts it cannot be without say that they are to be written. */
export function newItem({ fields }: ListField, id: string, site: Site, say: Say): Content & { readonly id: string } {
  const words = { [primaryLanguage(site).code]: say('yourText') }
  const needed = Object.keys(fields).filter((name) => {
    const field = fields[name]
    return field?.kind === 'text' && (field as TextField).isRequired
  })
  const texts = Object.fromEntries(needed.map((name) => [name, words]))
  return { ...(initialContent(fields) as Content), ...texts, id }
}
