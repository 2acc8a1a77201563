import { RequestError } from './client.ts'
import type { UploadAnswer } from './schemas.ts'

/** The most a picture may weigh, in bytes. */
export const MAX_PICTURE = 25_000_000

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

/** Sends a picture to a site. Fails with a `RequestError`, as every request; one that is given up has code 'aborted'. */
export function upload(site: string, picture: Blob, options: UploadOptions): Promise<UploadAnswer> {
  const { base = '/api/v1', language, name, signal, token, onProgress } = options
  return new Promise((resolve, reject) => {
    // fetch cannot say how much of a body has been sent.
    const request = new XMLHttpRequest()
    const fail = (status: number, code: string, message: string, answer?: unknown) =>
      reject(new RequestError({ status, message, code }, answer))
    const abort = () => request.abort()
    request.open('POST', `${base}/sites/${encodeURIComponent(site)}/media?lang=${encodeURIComponent(language)}`)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('content-type', picture.type || 'application/octet-stream')
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('x-file-name', encodeURIComponent(name.toWellFormed()))
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = request.response as Partial<UploadAnswer & { message: string; code: string }> | null
      if (request.status === 201 && answer?.media) return resolve(answer as UploadAnswer)
      fail(request.status, answer?.code ?? 'unknown', answer?.message ?? request.statusText, answer)
    }
    request.onerror = () => fail(400, 'network-failed', 'The network failed.')
    request.onabort = () => fail(400, 'aborted', 'The upload was given up.')
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return fail(400, 'aborted', 'The upload was given up.')
    request.send(picture)
  })
}
