// Backups in a bucket (S3).

import type { Patience } from '../../retrying.ts'
import { Bucket, type Part } from '../../s3/bucket.ts'
import type { BucketAddress, S3Access } from '../../s3-settings.ts'
import { takeClaim } from './claims.ts'
import { inWords } from './in-words.ts'
import type { Lock, Place, PlacedFile } from './place.ts'

const TOLD = {
  setting: 'BACKUP_TO',
  makeRoom: 'Make room there, or keep fewer backups with BACKUP_KEEP. Those that are there are whole.',
}

/** A bucket as a place for backups. */
export function openBucket(address: BucketAddress, access: S3Access, patience?: Patience): Place {
  const { name, bucket, prefix } = address
  return new BucketPlace(new Bucket({ name, bucket, prefix, access, patience, ...TOLD }))
}

class BucketPlace implements Place {
  readonly name: string
  readonly #bucket: Bucket

  constructor(bucket: Bucket) {
    this.name = bucket.name
    this.#bucket = bucket
  }

  /** A bucket is made by its owner: only they know where it is to be and who may read it. */
  async begin(): Promise<void> {
    await this.list('')
  }

  lock(): Promise<Lock> {
    return takeClaim(this)
  }

  list(folder: string): Promise<PlacedFile[]> {
    return inWords(this.name, () => this.#bucket.list(folder))
  }

  read(name: string, part?: Part): Promise<Buffer | undefined> {
    return inWords(this.name, () => this.#bucket.read(name, part))
  }

  write(name: string, parts: readonly Uint8Array[]): Promise<void> {
    return inWords(this.name, () => this.#bucket.write(name, Buffer.concat(parts)))
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await inWords(this.name, () => this.#bucket.remove(name))
  }

  async close(): Promise<void> {}
}
