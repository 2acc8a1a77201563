import { z } from 'zod'
import type { Frozen } from './frozen.ts'

const revision = z.int().min(0)
const name = z.string().nullable()

/** One thing a change did, in names: `do` is the operation's, the others say to what. */
const doneSchema = z.object({
  do: z.string(),
  /** null: what all pages share, or no page at all. */
  page: name,
  section: name,
  template: name,
  /** The field, the setting, the item of a list, or the property of theme, page or section. */
  field: name,
  language: name,
  /** What an item is called that was added or taken out, or the name of a font or colour. */
  name,
})
export type Done = Frozen<z.infer<typeof doneSchema>>

/** A change in the history of a site. */
export const deedSchema = z.object({
  /** The revision it made. */
  revision,
  at: z.string(),
  /** What who made it goes by: a name or an address; empty when that account is gone. */
  who: z.string(),
  isYou: z.boolean(),
  /** Somebody without an account, who had a link. */
  isGuest: z.boolean(),
  /** What the link is called with which that somebody came; empty where it has no name, and to who may not see such links. */
  link: z.string(),
  /** Whether visitors have it, as far as it still matters. */
  isLive: z.boolean(),
  done: z.array(doneSchema),
})
export type DeedEntry = Frozen<z.infer<typeof deedSchema>>

/** How many pages of a publish are drawn, of how many; 0 of 0 when none is under way. */
export const publishProgressSchema = z.object({ done: z.int().min(0), total: z.int().min(0) })
export type PublishProgress = Frozen<z.infer<typeof publishProgressSchema>>

/** What people without an account may do who have a link: look at the draft, edit its content, or translate into one language. */
export const shareScopeSchema = z.enum(['view', 'edit', 'translate'])
export type ShareScope = z.infer<typeof shareScopeSchema>

/** A link that shows the draft to people without an account, or lets them work on it. */
export const shareLinkSchema = z.object({
  id: z.string(),
  scope: shareScopeSchema,
  /** What its maker calls it; may be empty. */
  name: z.string(),
  /** Into which it lets translate. */
  language: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type ShareLinkEntry = Frozen<z.infer<typeof shareLinkSchema>>

/** Characters in the name of a link. */
export const LINK_NAME_LIMIT = 60

/** For how many days; 0 is one's own preview, which is in no list. Nobody is let in but to look where no scope is named. */
export const shareSchema = z.object({
  days: z.union([z.literal(0), z.literal(1), z.literal(7), z.literal(30)]),
  scope: shareScopeSchema.optional(),
  /** For whom it is: told beside what is done with it. */
  name: z.string().trim().max(LINK_NAME_LIMIT).optional(),
  language: z.string().max(80).optional(),
})
export type Sharing = Frozen<z.infer<typeof shareSchema>>

/** A new link; its address is told once, now. */
export const newShareLinkSchema = shareLinkSchema.extend({ address: z.string() })
export type NewShareLink = Frozen<z.infer<typeof newShareLinkSchema>>
