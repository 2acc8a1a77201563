import type { Media, Operation, Site } from '@mimar/document'
import { z } from 'zod'
import { certificateFaults } from './certificate-faults.ts'
import type { Frozen } from './frozen.ts'
import { siteRights } from './people.ts'

/** The largest request body the server reads, in bytes. */
export const MAX_BODY = 1_000_000

const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/)
const revision = z.int().min(0)
const time = z.string()

/** A site as lists show it. */
export const siteEntrySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  revision,
  publishedRevision: revision.nullable(),
  /** So many of the changes after that revision have reached visitors alone, with a page or a language. */
  publishedAhead: revision,
  address: z.string(),
  /** Codes of the languages, the one written first before the others. */
  languages: z.array(z.string()),
  changedAt: time,
  /** What who asks may do with it. */
  rights: z.array(z.enum(siteRights)),
  /** So many messages wait in the inbox unread; 0 for who may not read them. */
  unread: z.int().min(0),
  /** Since when its owners have put it away, and where its visitors are led on to. */
  archived: z.object({ at: time, leadsTo: z.string().nullable() }).optional(),
  /** Since when its host shows visitors a notice in its place, and why. */
  takenDown: z.object({ at: time, reason: z.string() }).optional(),
  /**
   * What is wrong with its own domain, for who may do something about it: it leads elsewhere, or its certificate cannot be
   * renewed and ends then.
   */
  domainTrouble: z.object({ name: z.string(), fault: z.enum(certificateFaults), endsAt: time.nullable() }).optional(),
})
export type SiteEntry = Frozen<z.infer<typeof siteEntrySchema>>

/** One file of a picture at one size, as `render` wants it. */
export const pictureFileSchema = z.object({
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'image/svg+xml']),
  shape: z.enum(['full', 'tall', 'share']),
  width: z.number(),
  height: z.number(),
  url: z.string(),
})
export type SentPictureFile = Frozen<z.infer<typeof pictureFileSchema>>

const iconSchema = z.object({ body: z.string(), width: z.number(), height: z.number() })

/** Icons by name, and how many there are in all. */
export const iconsSchema = z.object({ icons: z.record(z.string(), iconSchema), total: z.number() })
export type IconsAnswer = Frozen<z.infer<typeof iconsSchema>>
const accountSchema = z.object({ email: z.string() })
/** Somebody without an account, with a link: the only language they may write in; null where they may in all. */
const guestSchema = z.object({ translates: z.string().nullable() })

/** What the document checks and this contract only passes on: its type is the document's. */
const passedOn = <Value>(schema: z.ZodType): z.ZodType<Value> => schema as z.ZodType<Value>

/** Where a site is read, and where it is edited, that was moved to another server. */
export const movedToSchema = z.object({ address: z.string(), editor: z.string() })
export type MovedTo = Frozen<z.infer<typeof movedToSchema>>

/** Everything the editor needs to draw a site. */
export const documentSchema = z.object({
  site: passedOn<Site>(z.looseObject({ id: z.string() })),
  revision,
  publishedRevision: revision.nullable(),
  /** So many of the changes after that revision have reached visitors alone, with a page or a language. */
  publishedAhead: revision,
  siteAddress: z.string(),
  icons: z.record(z.string(), iconSchema),
  imageFiles: z.record(z.string(), z.array(pictureFileSchema)),
  /** Who is signed in, or came with a link, and what they may do with the site. */
  account: accountSchema.extend({ rights: z.array(z.enum(siteRights)), guest: guestSchema.optional() }),
  /** Its host has asked or decided something about it, to which its owner has not answered or which still holds. */
  hasDecision: z.literal(true).optional(),
  /** Another server has the site, and it is edited there. */
  movedTo: movedToSchema.optional(),
})
export type DocumentAnswer = Frozen<z.infer<typeof documentSchema>>

/** The files there are of pictures, by the hash of each. */
export const mediaFilesSchema = z.record(z.string(), z.array(pictureFileSchema))
export type MediaFiles = Frozen<z.infer<typeof mediaFilesSchema>>

/** A picture that is kept now: `media` as `set-media` takes it, and the files it is drawn with, by the id of `media`. */
export const uploadAnswerSchema = z.object({
  media: passedOn<Media>(z.looseObject({ id: z.string() })),
  imageFiles: z.record(z.string(), z.array(pictureFileSchema)),
})
export type UploadAnswer = Frozen<z.infer<typeof uploadAnswerSchema>>

/** A file that is kept now, as fields of its kind take it. */
export const fileAnswerSchema = z.object({
  file: z.object({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    type: z.enum(['video/mp4', 'video/webm', 'text/vtt', 'application/pdf']),
    name: z.string(),
    size: z.int(),
    width: z.int(),
    height: z.int(),
    seconds: z.number(),
  }),
})
export type FileAnswer = Frozen<z.infer<typeof fileAnswerSchema>>

const operationSchema = z.looseObject({ do: z.string() })
const changeIdSchema = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)

/** Changes to store, made on top of revision `base`. One that says what its author had seen writes over nothing newer. At least one, at most 500. */
export const sendSchema = z.object({
  base: revision,
  changes: z
    .array(z.object({ id: changeIdSchema, operation: operationSchema, base: revision.optional() }))
    .min(1)
    .max(500),
})
export interface Change {
  readonly id: string
  readonly operation: Operation
  /** The revision its author had seen; where it says none, it may write over everything. */
  readonly base?: number
}
export interface SendRequest {
  readonly base: number
  readonly changes: readonly Change[]
}

/** A change that is stored, and the revision it made. */
export const storedChangeSchema = z.object({
  id: changeIdSchema,
  revision,
  operation: passedOn<Operation>(operationSchema),
})
export type StoredChange = Frozen<z.infer<typeof storedChangeSchema>>

const receiptSchema = z.object({ id: changeIdSchema, revision })

/**
 * What was stored, and what others have stored since `base` and the sender has not seen. Words that a change wrote over unseen
 * are put back; that is in `missed` too, as `back-{change}`.
 */
export const sendAnswerSchema = z.object({
  revision,
  changes: z.array(receiptSchema),
  missed: z.array(storedChangeSchema),
  /** Only where visitors read what is stored now: that revision. */
  publishedRevision: revision.optional(),
})
export type SendAnswer = Frozen<z.infer<typeof sendAnswerSchema>>

const refusalSchema = z.object({
  code: z.string(),
  at: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** Every error the server gives. */
/** `reference` is what the log calls the request, where the fault is the server's. */
export const errorSchema = z.object({
  status: z.int(),
  message: z.string(),
  code: z.string(),
  reference: z.string().optional(),
  /** With the code 'site-moved'. */
  movedTo: movedToSchema.optional(),
})
export type ErrorAnswer = Frozen<z.infer<typeof errorSchema>>

/**
 * Status 422 to a send: the change `change` cannot be made. Those before it in the request are stored (`changes` is their receipt),
 * it and those after it are not. Status 403: who sent it may not make it, and nothing of the request was stored.
 */
export const refusedSchema = errorSchema.extend({
  change: changeIdSchema,
  refusals: z.array(refusalSchema),
  ...sendAnswerSchema.shape,
})
export type Refused = Frozen<z.infer<typeof refusedSchema>>

/** One page, or one language. */
const partSchema = z.union([z.strictObject({ page: id }), z.strictObject({ language: id })])

/** Nothing publishes the site; a page or a language publishes that alone. */
export const publishSchema = z.union([z.strictObject({}), partSchema])

export const releaseSchema = z.object({
  id: z.string(),
  revision,
  createdAt: time,
  isLive: z.boolean(),
  /** What alone was published with it; null: the whole site as it was at `revision`. */
  only: partSchema.nullable(),
})
export type ReleaseEntry = Frozen<z.infer<typeof releaseSchema>>

/** The answer to publishing and to rolling back. */
export const publishAnswerSchema = z.object({
  release: releaseSchema,
  publishedRevision: revision,
  publishedAhead: revision,
  address: z.string(),
})
export type PublishAnswer = Frozen<z.infer<typeof publishAnswerSchema>>

export const goLiveSchema = z.object({ release: id })
export const importSchema = z.object({ configuration: z.looseObject({}), slug: id.optional() })

const faultSchema = z.object({ path: z.string(), code: z.string(), message: z.string() })

/** A site that was imported; `findings` must be put right before it is published. */
export const importedSchema = siteEntrySchema.extend({ findings: z.array(faultSchema).optional() })
export type Imported = Frozen<z.infer<typeof importedSchema>>

/** Status 422 to an import: every fault of the file. */
export const importRefusedSchema = errorSchema.extend({ faults: z.array(faultSchema) })
export type ImportRefused = Frozen<z.infer<typeof importRefusedSchema>>

/** `isFramed`: another page is around the editor, whose browser may keep no cookie of it. */
export const signInSchema = z.object({ authHash: z.string().min(16).max(200), isFramed: z.boolean().optional() })
/** `makesSites`: whether they may make new ones, beside working on those that are there. `isHost`: they run the installation. */
export const sessionSchema = z.object({
  account: accountSchema.extend({
    makesSites: z.boolean(),
    isHost: z.boolean(),
    /** What people call themselves; empty where they go by their address. */
    name: z.string(),
    /** In which they read; null where they have not chosen one. */
    language: z.string().nullable(),
  }),
})
/** `token`: where the editor is framed, what it brings along as `Bearer` when the browser keeps no cookie there. */
export const signedInSchema = sessionSchema.extend({ token: z.string().optional() })
export type SignedInAnswer = Frozen<z.infer<typeof signedInSchema>>
export type SessionAnswer = Frozen<z.infer<typeof sessionSchema>>
