import { z } from 'zod'

const revision = z.int().min(0)
const name = z.string().nullable()

/** One thing a change did, in names: `do` is the operation's, the others say to what. */
const doneSchema = z.object({
  do: z.string(),
  /** null: what all pages share, or no page at all. */
  page: name,
  section: name,
  template: name,
  /** The field, the setting, or the property of theme, page or section. */
  field: name,
  language: name,
})
export type Done = Readonly<z.infer<typeof doneSchema>>

/** A change in the history of a site. */
export const deedSchema = z.object({
  /** The revision it made. */
  revision,
  at: z.string(),
  /** E-mail of who made it; empty when that account is gone. */
  who: z.string(),
  isYou: z.boolean(),
  /** Whether visitors have it, as far as it still matters. */
  isLive: z.boolean(),
  done: z.array(doneSchema),
})
export type DeedEntry = Readonly<z.infer<typeof deedSchema>>

/** How many pages of a publish are drawn, of how many; 0 of 0 when none is under way. */
export const publishProgressSchema = z.object({ done: z.int().min(0), total: z.int().min(0) })
export type PublishProgress = Readonly<z.infer<typeof publishProgressSchema>>

/** A link that shows the draft to people without an account. */
export const shareLinkSchema = z.object({ id: z.string(), createdAt: z.string(), expiresAt: z.string() })
export type ShareLinkEntry = Readonly<z.infer<typeof shareLinkSchema>>

/** For how many days; 0 is one's own preview, which is in no list. */
export const shareSchema = z.object({ days: z.union([z.literal(0), z.literal(1), z.literal(7), z.literal(30)]) })

/** A new link; its address is told once, now. */
export const newShareLinkSchema = shareLinkSchema.extend({ address: z.string() })
export type NewShareLink = Readonly<z.infer<typeof newShareLinkSchema>>
