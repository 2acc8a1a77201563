// Where packs stand: a folder, or a bucket with a table. Whoever puts and collects blobs knows nothing else of it.
import type { Blob } from './blobs.ts'
import type { PackRecord } from './pack.ts'
import type { PackIndex, PackSink } from './pack-file.ts'

/** Writes a pack with its index; none are its records where it is not to be kept. */
export type FillPack = (file: PackSink) => Promise<readonly PackRecord[]>

/** A pack that was written. */
export interface WrittenPack {
  readonly pack: string
  readonly records: readonly PackRecord[]
}

/** Packs that are given up, and those that have what is not written anew of them. */
export interface OldPacks {
  readonly packs: readonly string[]
  readonly relied: readonly string[]
}

/** A pack that is being read. */
export interface OpenedPack {
  /** Fewer bytes where it ends before, or where some cannot be read. */
  read(from: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

/** Packs by their names. What is written is whole or not there, survives a loss of power, and is never written to again. */
export interface Shelf {
  /** Whether to read a copy costs so much that it is believed to be whole. */
  readonly isFar: boolean
  /** So many bytes are read at once of what lies beside each other. */
  readonly runBytes: number
  /** What people call that pack. */
  nameOf(pack: string): string
  /** Makes it where it is not there yet, and rids it of what a crash left long ago. */
  begin(): Promise<void>
  packs(): Promise<readonly string[]>
  /** What a pack says it holds; undefined where it is not there any more. `isSalvaging` reads an index that is damaged as well. */
  index(pack: string, isSalvaging?: boolean): Promise<PackIndex | undefined>
  read(pack: string, record: PackRecord): Promise<Buffer | 'gone' | 'damaged'>
  /** A copy beside the packs, for when those cannot be asked; undefined where there is none. */
  atHand(blob: Pick<Blob, 'hash' | 'form'>): Promise<Buffer | undefined>
  /** That pack is not there any more: what was noted of it goes. */
  forget(pack: string): void
  /** For many reads one after the other; undefined where it is not there any more. */
  open(pack: string): Promise<OpenedPack | undefined>
  /** Undefined where nothing was to be kept. */
  write(fill: FillPack): Promise<WrittenPack | undefined>
  /**
   * Writes one in the place of others, as old as it is told, and then removes them. Undefined where nothing was to be
   * kept of them; 'changed' where somebody else has removed one of them or of those relied on, and nothing was done.
   */
  replace(old: OldPacks, writtenAt: number, fill: FillPack): Promise<WrittenPack | 'changed' | undefined>
  /** Moves a pack out of the way, into that folder of this machine. */
  putAside(pack: string, folder: string): Promise<void>
  /** What else stands there and is nobody's, in words, and how it is put aside. */
  leftOvers(): Promise<readonly LeftOver[]>
  /** How often any of these packs was found changed or gone by somebody else. */
  disturbances(packs: readonly string[]): Promise<number>
  /** Does it while no other process does something of the kind; undefined while one does. */
  alone<Result>(work: () => Promise<Result>): Promise<Result | undefined>
  /** However long it takes: who is alone is at work. False where it took so long that another process may have begun. */
  holdAlone(): Promise<boolean>
  /** Keeps collectors, of all processes, from removing anything until it is ended. To be taken before asking what is needed. */
  lease(): Promise<Lease>
  isRead(): Promise<boolean>
}

/** Something that nobody needs. */
export interface LeftOver {
  readonly name: string
  putAside(folder: string): Promise<void>
}

/** While it lasts nothing is removed. */
export interface Lease {
  end(): Promise<void>
}
