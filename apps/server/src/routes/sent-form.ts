// multipart/form-data of visitors: forms with files, read before their route is asked.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { QuotaReached } from '../limits/quotas.ts'
import type { ArrivedFiles, ArrivedForm } from '../messages/sent/arriving-form.ts'
import { FormTooLarge } from '../messages/sent/arriving-form.ts'
import { boundaryOf, NotMultipart } from '../messages/sent/multipart.ts'
import { networkOf } from '../network.ts'
import { type FormSite, formSite } from './form-site.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { letPass } from './sent-bytes.ts'

export const MULTIPART = 'multipart/form-data'

/** What came with a form. */
interface SentForm {
  readonly files: ArrivedFiles
  /** Nothing more is taken just now, and files were let pass. */
  readonly isFull: boolean
  /** Its network has sent too much, or as many of it, or of the site, are sending already. */
  readonly isBusy: boolean
  /** False where it ended in the middle. */
  readonly isWhole: boolean
}

const NOTHING: SentForm = { files: new Map(), isFull: false, isBusy: false, isWhole: true }

interface Sent extends SentForm {
  clear(): Promise<void>
}

const sent = new WeakMap<FastifyRequest, Sent>()

/** The files of a form; none of one that came otherwise. */
export const sentWith = (request: FastifyRequest): SentForm => sent.get(request) ?? NOTHING

/** Reads forms with files: what was typed is their body, files wait on the disk until the request is answered. */
export function readSentForms(app: FastifyInstance, parts: Parts): void {
  const places = new Places()
  app.addContentTypeParser(MULTIPART, async (request: FastifyRequest, payload: Readable) => {
    try {
      return await read(request, payload, parts, places)
    } catch (failure) {
      payload.resume()
      await letPass(request)
      if (failure instanceof NotMultipart) throw new HttpError('request-malformed', MULTIPART)
      throw failure instanceof FormTooLarge ? new HttpError('request-too-large') : failure
    }
  })
  // Of what was refused before its route was asked.
  app.addHook('onResponse', clearSent)
}

/** Gives back the place of a form and removes its files. Who leaves before the answer is sent no answer, so it is the route that calls this. */
export async function clearSent(request: FastifyRequest): Promise<void> {
  await sent.get(request)?.clear()
}

async function read(request: FastifyRequest, payload: Readable, parts: Parts, places: Places) {
  // Heard where the stream is read; one that breaks off before that must not end the program.
  payload.on('error', () => {})
  const boundary = boundaryOf(String(request.headers['content-type']))
  if (boundary === undefined) throw new NotMultipart()
  const site = await formSite(request, parts)
  const room = await roomFor(site, request, parts)
  const leave = room === 'yes' ? places.take(site.id, networkOf(request.ip)) : undefined
  const release = leave ?? (() => {})
  try {
    const form = await parts.sentFiles.arrive(payload, boundary, leave !== undefined)
    sent.set(request, {
      ...toldOf(form),
      isFull: room === 'full',
      isBusy: room !== 'full' && !leave,
      clear: cleared(form, release),
    })
    return typed(form)
  } catch (failure) {
    release()
    throw failure
  }
}

const toldOf = ({ files, isWhole }: ArrivedForm) => ({ files, isWhole })

/** Once, however often it is called: a place that is given back twice would be another's. */
function cleared(form: ArrivedForm, release: () => void): () => Promise<void> {
  let isOver = false
  return async () => {
    if (isOver) return
    isOver = true
    release()
    await form.clear()
  }
}

/** A form of a browser has texts alone. */
function typed({ fields }: ArrivedForm): object {
  const { isCookieAccepted, ...same } = fields
  return isCookieAccepted === undefined ? same : { ...same, isCookieAccepted: isCookieAccepted === 'true' }
}

/** Whether a site takes files just now from whoever asks: strangers have a part of its room, and of that each a part. */
export async function roomFor(
  { id, document }: Pick<FormSite, 'id' | 'document'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
  { messages, quotas, allowanceOf }: Pick<Parts, 'messages' | 'quotas' | 'allowanceOf'>,
): Promise<'yes' | 'full' | 'busy'> {
  const key = String(headers['idempotency-key'] ?? '') || null
  const taken = await messages.takesFiles({ site: id, address: ip, key })
  if (taken !== 'yes') return taken
  try {
    return (await (await quotas.within(allowanceOf(document), id)).hasRoom(1)) ? 'yes' : 'full'
  } catch (failure) {
    if (failure instanceof QuotaReached) return 'full'
    throw failure
  }
}

/** How many forms with files may come at the same time. */
const MOST = { site: 8, network: 3, all: 32 } as const

class Places {
  readonly #taken = new Map<string, number>()

  /** The way to leave again; undefined where there is no place. */
  take(site: string, network: string): (() => void) | undefined {
    const keys = [
      [`site ${site}`, MOST.site],
      [`network ${network}`, MOST.network],
      ['all', MOST.all],
    ] as const
    if (keys.some(([key, most]) => (this.#taken.get(key) ?? 0) >= most)) return undefined
    for (const [key] of keys) this.#taken.set(key, (this.#taken.get(key) ?? 0) + 1)
    return () => {
      for (const [key] of keys) {
        const left = (this.#taken.get(key) ?? 1) - 1
        if (left > 0) this.#taken.set(key, left)
        else this.#taken.delete(key)
      }
    }
  }
}
