import type { FileUse } from '@mimar/fields'
import { RequestError } from './client.ts'
import type { FileAnswer, UploadAnswer } from './schemas.ts'

/** The most a picture may weigh, in bytes. */
export const MAX_PICTURE = 25_000_000

/** The most that files of each use may weigh, in bytes. */
export const MAX_FILE = { video: 200_000_000, captions: 1_000_000, pdf: 25_000_000 } as const

interface UploadOptions {
  /** Path or address in front of every request. */
  readonly base?: string
  /** Language of the server's sentences. */
  readonly language: string
  /** What the file is called. */
  readonly name: string
  readonly signal?: AbortSignal | undefined
  /** A shared-editing token; sent as `Authorization: Bearer` when there is one. */
  readonly token?: string | undefined
  /** Told how much has been sent, 0–1. */
  onProgress?(share: number): void
}

/** What is answered to a picture, and to a file that is for something else. */
export type Uploaded<Use> = Use extends FileUse ? FileAnswer : UploadAnswer

/** Sends a picture to a site, or a file for something else. Fails with a `RequestError`, as every request; one that is given up has code 'aborted'. */
export function upload<Use extends FileUse | undefined = undefined>(
  site: string,
  bytes: Blob,
  options: UploadOptions & { readonly use?: Use },
): Promise<Uploaded<Use>> {
  const { base = '/api/v1', language, name, signal, token, use, onProgress } = options
  const to = use === undefined ? 'media?' : `files?use=${use}&`
  return new Promise((resolve, reject) => {
    // fetch cannot say how much of a body has been sent.
    const request = new XMLHttpRequest()
    const fail = (status: number, code: string, message: string, answer?: unknown) =>
      reject(new RequestError({ status, message, code }, answer))
    const abort = () => request.abort()
    request.open('POST', `${base}/sites/${encodeURIComponent(site)}/${to}lang=${encodeURIComponent(language)}`)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', bytes.type || 'application/octet-stream')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('x-file-name', encodeURIComponent(name.toWellFormed()))
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = request.response as (Uploaded<Use> & { message?: string; code?: string }) | null
      if (request.status === 201 && answer) return resolve(answer)
      fail(request.status, answer?.code ?? 'unknown', answer?.message ?? request.statusText, answer)
    }
    request.onerror = () => fail(400, 'network-failed', 'The network failed.')
    request.onabort = () => fail(400, 'aborted', 'The upload was given up.')
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return fail(400, 'aborted', 'The upload was given up.')
    request.send(bytes)
  })
}
