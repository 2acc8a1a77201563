// Content-addressed storage: bytes by their SHA-256.
import { hash } from 'node:crypto'

/** SHA-256 of the plain bytes, 64 hex digits: the name of a blob. */
export type Hash = string

/** A blob may be kept in compressed forms beside its plain one; all are named by the hash of the plain bytes. */
export const FORMS = ['plain', 'br', 'gzip'] as const
export type Form = (typeof FORMS)[number]

export interface Blob {
  readonly hash: Hash
  readonly form: Form
  readonly bytes: Uint8Array
}

/** Where bytes are kept, named by what they are. What was put is never changed and never lost. */
export interface Blobs {
  /** Resolves once all of them would survive a loss of power. Those that are there already cost nothing. */
  put(blobs: Iterable<Blob> | AsyncIterable<Blob>): Promise<void>
  read(hash: Hash, form?: Form): Promise<Buffer | undefined>
  has(hash: Hash, form?: Form): Promise<boolean>
  /** How many bytes the plain form has; undefined where it is not there. Reads none of them. */
  size(hash: Hash): Promise<number | undefined>
  /** Those of these whose plain bytes cannot be read, not from another form either; reads all of them. */
  lost(hashes: Iterable<Hash>): Promise<Set<Hash>>
  /**
   * Grows when anybody else has changed or taken away a file that bytes lie in: what was read before may be another by
   * now. Asks for times and sizes of files, and reads none.
   */
  disturbances(): Promise<number>
}

/** The name of these bytes. */
export function hashOf(bytes: Uint8Array): Hash {
  return hash('sha256', bytes, 'hex')
}

/** These bytes as a blob in its plain form. */
export function plainBlob(bytes: Uint8Array): Blob {
  return { hash: hashOf(bytes), form: 'plain', bytes }
}
