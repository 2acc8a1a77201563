// Blobs in packs, wherever those stand.
import { clock } from '../clock.ts'
import { log } from '../log.ts'
import { StoreAway, whyUnstorable } from '../unstorable.ts'
import { type Blob, type Blobs, FORMS, type Form, type Hash } from './blobs.ts'
import { type Collected, type Collecting, collect, type PuttingTogether, putSmallTogether } from './collect.ts'
import { encodeRecords, sizeOfPack } from './pack.ts'
import { nameOf, writePack } from './pack-file.ts'
import { type FoundCopy, PackIndexes } from './pack-indexes.ts'
import { plainOf } from './plain-of.ts'
import { readByName } from './read-by-name.ts'
import { readThrough } from './read-through.ts'
import type { Lease, Shelf } from './shelf.ts'

/** Blobs in packs, which can be looked through and rid of what nobody needs. */
export interface PackedBlobs extends Blobs {
  /** Where the packs stand. */
  readonly shelf: Shelf
  /** Learns what other processes have put. */
  learnNewPacks(): Promise<void>
  /** The forms that are kept of a blob, as far as it is known here. */
  forms(hash: Hash): readonly Form[]
  /** Removes what is not needed and older than a day, and puts small packs together; undefined while another process does. */
  collect(collecting: Collecting): Promise<Collected | undefined>
  /** Puts small packs together where there are more than `most`, whatever their age, and removes nothing that is in them. */
  putTogether(options?: PuttingTogether): Promise<void>
  /** Keeps collectors, of all processes, from removing anything until it is ended. To be taken before asking what is needed. */
  lease(): Promise<Lease>
  /** From now on nothing is put, for that reason; undefined: all is again. */
  refusePuts(why: string | undefined): void
}

/** How somebody uses blobs; tests have a time of their own. */
export interface PackedOptions {
  readonly now?: () => number
  /** What is younger is never removed, in milliseconds: where only one process writes, nothing. */
  readonly grace?: number
  /** Told of each blob that cannot be read as it was written. */
  readonly onDamage?: (what: string) => void
}

/** So many indexes of packs are read at the same time. */
const READ_AT_ONCE = 16
/** Visitors read the plain bytes of what another process has put forms of, for so long. */
const LISTED_FOR_MS = 1_000
/** What is younger is never removed, in milliseconds: who has put it may not have said yet what needs it. */
export const GRACE = 24 * 3_600_000

/** Opens what stands on that shelf. Several processes may have it open: every put makes a pack of its own. */
export async function openPacked(
  shelfBy: (now: () => number) => Shelf,
  { now = clock.now, grace = GRACE, onDamage = (what) => log.error(what) }: PackedOptions,
): Promise<PackedBlobs> {
  const shelf = shelfBy(now)
  await shelf.begin()
  const blobs = new BlobsInPacks(shelf, { now, grace, onDamage })
  // What is far away is asked again by who looks for it.
  await blobs.learnNewPacks().catch(shelf.isFar ? unlessAway : rethrow)
  return blobs
}

function unlessAway(failure: unknown): undefined {
  if (!whyUnstorable(failure)) throw failure
}

const rethrow = (failure: unknown) => {
  throw failure
}

class BlobsInPacks implements PackedBlobs {
  readonly shelf: Shelf
  readonly #now: () => number
  readonly #grace: number
  readonly #onDamage: (what: string) => void
  readonly #indexes = new PackIndexes()
  /** Plain blobs of which a copy was damaged: they may be had from another form. */
  readonly #damaged = new Set<string>()
  /** When the names of all packs were read last. */
  #listedAt = Number.NEGATIVE_INFINITY
  /** Why what was listed last could not all be learnt. */
  #failed: unknown
  #whyNoPuts: string | undefined

  constructor(shelf: Shelf, { now, grace, onDamage }: Required<PackedOptions>) {
    this.shelf = shelf
    this.#now = now
    this.#grace = grace
    this.#onDamage = onDamage
  }

  async put(blobs: Iterable<Blob> | AsyncIterable<Blob>): Promise<void> {
    if (this.#whyNoPuts !== undefined) throw new StoreAway('The place of pictures and published files', this.#whyNoPuts)
    const writtenAt = this.#now()
    const written = await this.shelf.write((file) => writePack(file, blobs, (blob) => this.#isThere(blob)))
    if (!written) return
    const { pack, records } = written
    this.#indexes.learn(pack, { index: encodeRecords(records), writtenAt, size: sizeOfPack(records) })
  }

  async read(hash: Hash, form: Form = 'plain'): Promise<Buffer | undefined> {
    try {
      const bytes = await this.#readCopy(hash, form)
      return bytes ?? (form === 'plain' ? await this.#readOtherForm(hash) : undefined)
    } catch (failure) {
      unlessAway(failure)
      const bytes = await readByName({ hash, form }, (blob) => this.shelf.atHand(blob))
      // A form that cannot be asked for just now is made of the plain bytes.
      if (bytes || form !== 'plain') return bytes
      throw failure
    }
  }

  async has(hash: Hash, form: Form = 'plain'): Promise<boolean> {
    return (await this.#find(hash, form)) !== undefined
  }

  async size(hash: Hash): Promise<number | undefined> {
    return (await this.#find(hash, 'plain'))?.length
  }

  async lost(hashes: Iterable<Hash>): Promise<Set<Hash>> {
    const lost = new Set<Hash>()
    const copies: FoundCopy[] = []
    for (const hash of hashes) {
      const found = this.#indexes.find(hash, 'plain')
      if (found) copies.push(found)
      else lost.add(hash)
    }
    for (const { hash } of await readThrough(copies, this.shelf)) lost.add(hash)
    // By itself each is looked for in other packs and forms, and what is damaged is told.
    for (const hash of lost) if (await this.read(hash)) lost.delete(hash)
    return lost
  }

  forms(hash: Hash): readonly Form[] {
    return FORMS.filter((form) => this.#indexes.find(hash, form) !== undefined)
  }

  disturbances(): Promise<number> {
    return this.shelf.disturbances(this.#indexes.packs())
  }

  async learnNewPacks(): Promise<void> {
    this.#failed = undefined
    await this.#learnAll().catch((failure) => {
      this.#failed = failure
      throw failure
    })
  }

  /** Who was learnt before stays until all that may have taken its place is: a copy on the disk is found by what is known. */
  async #learnAll(isAgain = false): Promise<void> {
    this.#listedAt = this.#now()
    // What is put while this lists is not gone because it is not listed.
    const before = this.#indexes.packs()
    const there = new Set(await this.shelf.packs())
    const isOneGone = await this.#learn([...there].filter((pack) => !this.#indexes.knows(pack)))
    // It was put together with others, perhaps into one that had no name yet when the names were read.
    if (isOneGone && !isAgain) return this.#learnAll(true)
    if (!this.shelf.isFar) return
    for (const pack of before) if (!there.has(pack)) this.#forget(pack)
  }

  /** Whether one of these packs is not there any more. Fails, once all others are learnt, where one cannot be read. */
  async #learn(names: readonly string[]): Promise<boolean> {
    const failures: unknown[] = []
    const packs = names.values()
    let isOneGone = false
    const worker = async () => {
      for (const pack of packs) {
        try {
          const index = await this.shelf.index(pack)
          // One that cannot be understood may be read better next time.
          const isTorn = this.shelf.isFar && index?.index.length === 0
          if (index && !isTorn) this.#indexes.learn(pack, index)
          else if (!index) isOneGone = true
        } catch (failure) {
          failures.push(failure)
        }
      }
    }
    await Promise.all(Array.from({ length: READ_AT_ONCE }, worker))
    if (failures.length > 0) throw failures[0]
    return isOneGone
  }

  #forget(pack: string): void {
    this.#indexes.forgetPack(pack)
    this.shelf.forget(pack)
  }

  async collect(collecting: Collecting): Promise<Collected | undefined> {
    await this.learnNewPacks()
    return collect(collecting, { ...this.#packed(), before: this.#now() - this.#grace })
  }

  async putTogether(options?: PuttingTogether): Promise<void> {
    await this.learnNewPacks()
    await putSmallTogether(this.#packed(), options)
  }

  lease(): Promise<Lease> {
    return this.shelf.lease()
  }

  refusePuts(why: string | undefined): void {
    this.#whyNoPuts = why
  }

  #packed() {
    return { shelf: this.shelf, indexes: this.#indexes }
  }

  /** What is damaged or old is not there for who puts it: it is written once more. */
  async #isThere({ hash, form }: Blob): Promise<boolean> {
    const found = this.#indexes.find(hash, form)
    if (!found) return false
    // Written anew when half of its time is over, lest it be removed before it is said to be needed.
    if (this.#grace > 0 && this.#indexes.writtenAt(found.pack) < this.#now() - this.#grace / 2) return false
    return this.shelf.isFar || (await this.#readCopy(hash, form)) !== undefined
  }

  /** The bytes of any copy that is whole; copies that are not are forgotten. */
  async #readCopy(hash: Hash, form: Form): Promise<Buffer | undefined> {
    for (;;) {
      const found = await this.#find(hash, form)
      if (!found) return undefined
      const bytes = await this.shelf.read(found.pack, found)
      if (Buffer.isBuffer(bytes)) return bytes
      // Another process may have put what is needed into another pack.
      if (bytes === 'gone') this.#forget(found.pack)
      else this.#forgetDamaged(found)
    }
  }

  #forgetDamaged(found: FoundCopy): void {
    const name = nameOf(found.hash, found.form)
    this.#indexes.forgetCopy(found)
    this.#damaged.add(name)
    this.#onDamage(`${this.shelf.nameOf(found.pack)} is damaged: ${name} cannot be read from it.`)
  }

  /** The plain bytes out of a compressed form that is whole; they are kept again. */
  async #readOtherForm(hash: Hash): Promise<Buffer | undefined> {
    if (!this.#damaged.has(hash)) return undefined
    for (const form of ['br', 'gzip'] as const) {
      const squeezed = await this.#readCopy(hash, form)
      const bytes = squeezed && (await plainOf({ hash, form }, squeezed))
      if (!bytes) continue
      // The bytes are there for who asked; where they cannot be kept, the next who asks has them the same way.
      await this.put([{ hash, form: 'plain', bytes }]).catch(() => {})
      return bytes
    }
    return undefined
  }

  /**
   * What is not known here may have been put by another process. A form is looked for once in a while: who publishes asks for
   * the forms of what was put a moment ago, and each listing reads as many names as there are packs.
   */
  async #find(hash: Hash, form: Form): Promise<FoundCopy | undefined> {
    const known = this.#indexes.find(hash, form)
    if (known) return known
    const isForm = form !== 'plain' && this.#indexes.find(hash, 'plain') !== undefined
    const isListed = Math.abs(this.#now() - this.#listedAt) < LISTED_FOR_MS
    if (isForm && isListed) return undefined
    // While a store is away each visitor of what is not known would have all names read again.
    if (this.shelf.isFar && isListed && this.#failed !== undefined) throw this.#failed
    await this.learnNewPacks()
    return this.#indexes.find(hash, form)
  }
}
