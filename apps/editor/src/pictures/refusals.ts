import { RequestError } from '@mimar/contract/client'
import { MAX_PICTURE } from '@mimar/contract/upload'
import type { Caret } from '../state/state.ts'

/** A file that is no picture, or not one that can be kept; what stood at its place still does. */
export interface Refused {
  readonly caret: Caret | null
  readonly file: Pick<File, 'name' | 'size'>
  readonly why: 'notPicture' | 'tooLarge' | 'tooManyPixels' | 'noRoom' | 'broken'
}

/** The server's reasons for refusing a file, as people are told them. */
const REFUSALS: { readonly [code: string]: Refused['why'] } = {
  'too-large': 'tooLarge',
  empty: 'broken',
  'not-a-picture': 'notPicture',
  'kind-refused': 'notPicture',
  broken: 'broken',
  'took-too-long': 'broken',
  'too-complex': 'broken',
  'too-many-pixels': 'tooManyPixels',
  'media-full': 'noRoom',
}

/** Why the server will never take that file; undefined where another try may do. */
export function refusalBy(error: unknown): Refused['why'] | undefined {
  return error instanceof RequestError ? REFUSALS[error.code] : undefined
}

/** Why a file did not arrive this time. */
export function failureOf(error: unknown): 'connectionDropped' | 'signInFirst' | 'serverFailed' {
  // Without a connection the program that sends may be what could not be had.
  if (!(error instanceof RequestError) || error.code === 'network-failed') return 'connectionDropped'
  return error.status === 401 ? 'signInFirst' : 'serverFailed'
}

/** Why a file need not be sent at all. */
export function refusalOf(file: File): Refused['why'] | null {
  if (file.type !== '' && !file.type.startsWith('image/')) return 'notPicture'
  return file.size > MAX_PICTURE ? 'tooLarge' : null
}
