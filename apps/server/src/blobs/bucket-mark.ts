// The mark of a bucket says whose it is: two installations in one would each remove what only the other needs.
import { StartRefusal } from '../refusal.ts'
import type { Bucket } from '../s3/bucket.ts'

export const MARK = 'mimar-store.json'
/** More than one ever has. */
const MARK_BYTES = 1024

/** The id of the installation that has this bucket; undefined where nobody has said so, '' where it cannot be read. */
export async function ownerOf(bucket: Pick<Bucket, 'read'>): Promise<string | undefined> {
  const mark = await bucket.read(MARK, { from: 0, length: MARK_BYTES })
  if (!mark) return undefined
  try {
    return String((JSON.parse(mark.toString()) as { readonly installation?: unknown }).installation)
  } catch {
    return ''
  }
}

/** Of those that mark it at the same moment, the last has it. */
export async function markAs(installation: string, bucket: Pick<Bucket, 'write'>): Promise<void> {
  await bucket.write(MARK, Buffer.from(`${JSON.stringify({ installation })}\n`))
}

export const ofAnother = (name: string) =>
  new StartRefusal(
    `${name} belongs to another installation of Mimar, or is not empty. Nothing was changed. Set STORAGE_URL to a bucket, or a folder in it, of this installation's own: s3://BUCKET/FOLDER.`,
  )
