import { z } from 'zod'
import { hashOf } from '../blobs/blobs.ts'
import { BackupRefusal } from './refusal.ts'
import type { Seal } from './seal.ts'

/** A change that earlier versions cannot read counts on. */
const FORMAT = 1
const KIND = 'mimar-backup'

const count = z.int().min(0)
const short = z.string().max(200)
const chunks = z.array(z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/), lines: count }))

const key = z.object({
  kdf: z.literal('scrypt'),
  N: z.int().min(2),
  r: z.int().min(1),
  p: z.int().min(1),
  salt: short,
  key: short,
})

/** What every later format has too. */
const firstSchema = z.object({
  kind: z.literal(KIND),
  format: z.int().min(1),
  /** The version that wrote it. */
  madeBy: short,
})

const outerSchema = firstSchema.extend({
  madeAt: z.iso.datetime(),
  /** The key of the folder, once more: a backup can be read where only it and the bytes are left. */
  key: key.optional(),
  /** SHA-256 of `body`. */
  sum: short,
  /** What is in the backup, as JSON; base64 of the sealed JSON where there is a key. */
  body: z.string(),
})

const bodySchema = z.object({
  installation: short,
  database: z.enum(['sqlite', 'postgres']),
  migrations: z.array(short),
  sites: count,
  tables: z.array(z.object({ name: short, columns: z.array(short), rows: count, chunks })),
  /** Lists of names of bytes, each with the forms it is kept in. */
  blobs: z.object({ count, bytes: count, chunks }),
  /** Names in the database whose bytes were lost already. */
  missing: z.array(short),
})

/** What is in a backup, and what every part of it is called. */
export type BackupContents = z.infer<typeof bodySchema>

/** A backup as it stands in its folder. */
export interface BackupHead {
  readonly name: string
  readonly madeAt: string
  readonly madeBy: string
  readonly key: z.infer<typeof key> | undefined
  readonly body: string
}

interface Written {
  readonly name: string
  readonly madeAt: string
  readonly madeBy: string
  readonly contents: BackupContents
}

/** The manifest as a file. */
export function manifestText({ name, madeAt, madeBy, contents }: Written, sealed?: SealedBy): string {
  const plain = JSON.stringify(contents)
  const body = sealed ? sealed.seal.seal(Buffer.from(plain), aboutOf(name, madeAt)).toString('base64') : plain
  const outer = { kind: KIND, format: FORMAT, madeBy, madeAt, ...(sealed && { key: sealed.key }) }
  return JSON.stringify({ ...outer, sum: hashOf(Buffer.from(body)), body })
}

export interface SealedBy {
  readonly seal: Seal
  readonly key: z.infer<typeof key>
}

const aboutOf = (name: string, madeAt: string) => `manifest ${name} ${madeAt}`

/** Reads what of a manifest is never sealed. Refuses what is damaged or of a newer version. */
export function readHead(name: string, text: string): BackupHead {
  const json = parsed(text)
  const first = firstSchema.safeParse(json)
  if (first.success && first.data.format > FORMAT) throw newer(name, first.data.madeBy)
  const outer = outerSchema.safeParse(json)
  if (!outer.success) throw damaged(name)
  const { madeBy, madeAt, key, sum, body } = outer.data
  if (hashOf(Buffer.from(body)) !== sum) throw damaged(name)
  return { name, madeAt, madeBy, key, body }
}

/** What is in a backup. Refuses without the key that it was sealed with. */
export function readContents({ name, madeAt, key, body }: BackupHead, seal: Seal | undefined): BackupContents {
  if (key && !seal) throw needsPassphrase()
  const bytes = key && seal ? seal.open(Buffer.from(body, 'base64'), aboutOf(name, madeAt)) : Buffer.from(body)
  const contents = bodySchema.safeParse(bytes && parsed(bytes.toString()))
  if (!contents.success) throw damaged(name)
  return contents.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const damaged = (name: string) =>
  new BackupRefusal(`The backup ${name} is damaged: its list of contents cannot be read. Take another one.`, 'damaged')

const newer = (name: string, madeBy: string) =>
  new BackupRefusal(
    `The backup ${name} was made by a newer version of Mimar (${madeBy}). Update this program first; nothing was changed.`,
  )

/** To be said where only a passphrase helps. */
export const needsPassphrase = () =>
  new BackupRefusal(
    'These backups are encrypted. Put their passphrase into a file and name that file in BACKUP_PASSPHRASE_FILE.',
  )
