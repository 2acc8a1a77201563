import type { ImportStateAnswer } from '@mimar/contract'

/** What sending a site file asks of the server. */
export interface ImportServer {
  /** Undefined where nothing of it is known. */
  readImport(key: string, signal: AbortSignal): Promise<ImportStateAnswer | undefined>
  /** How many bytes are there afterwards. */
  sendSlice(key: string, offset: number, slice: Blob, signal: AbortSignal): Promise<number>
  beginImport(key: string, wish: ImportWish, signal: AbortSignal): Promise<unknown>
}

/** What comes out of a file only where it is asked for. */
export type PersonalPart = 'people' | 'messages'

/** What of a file is taken, and where its site is to stand; without a slug the server finds an address. */
export interface ImportWish {
  readonly with: readonly PersonalPart[]
  readonly slug?: string | undefined
}
