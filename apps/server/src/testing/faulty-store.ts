// A small S3 store of our own, for what a real one does only on bad days: it asks to slow down, answers half, wrong or nothing.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to one request in place of what it asks for. */
type Fault = 'slow-down' | 'half' | 'wrong' | 'silence' | 'endless' | { readonly status: number; readonly code: string }

interface FaultyStore {
  readonly endpoint: string
  /** What it keeps, by bucket and key. */
  readonly kept: Map<string, Buffer>
  /** Asked before each request is answered. */
  interfere: ((method: string, path: string) => Fault | undefined) | undefined
  stop(): Promise<void>
}

/** Starts one; it lasts until it is stopped. */
export async function startFaultyStore(): Promise<FaultyStore> {
  const kept = new Map<string, Buffer>()
  const store: Pick<FaultyStore, 'interfere'> = { interfere: undefined }
  const server = createServer(async (asked, answer) => {
    const url = new URL(asked.url ?? '', 'http://localhost')
    const path = decodeURIComponent(url.pathname)
    const body = await bytesOf(asked)
    const fault = store.interfere?.(asked.method ?? '', path)
    if (fault === 'silence') return
    if (fault === 'slow-down') return refuse(answer, { status: 503, code: 'SlowDown' })
    if (typeof fault === 'object') return refuse(answer, fault)
    if (asked.method === 'GET' && url.searchParams.has('list-type')) return list(answer, { kept, url, fault })
    if (asked.method === 'GET') return give(asked, answer, { bytes: kept.get(path), fault })
    if (asked.method === 'PUT') kept.set(path, body)
    else kept.delete(path)
    answer.writeHead(asked.method === 'PUT' ? 200 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections())
  return Object.assign(store, { endpoint, kept, stop })
}

async function bytesOf(asked: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of asked) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function refuse(answer: ServerResponse, { status, code }: { readonly status: number; readonly code: string }): void {
  answer.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

interface Listed {
  readonly kept: ReadonlyMap<string, Buffer>
  readonly url: URL
  readonly fault: Fault | undefined
}

function list(answer: ServerResponse, { kept, url: { pathname, searchParams }, fault }: Listed): void {
  const within = `${decodeURIComponent(pathname)}${searchParams.get('prefix')}`
  const found = [...kept].filter(([path]) => path.startsWith(within) && !path.slice(within.length).includes('/'))
  const entries = found.map(([path, { length }]) => {
    const key = path.slice(decodeURIComponent(pathname).length)
    return `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>${length}</Size></Contents>`
  })
  const more = fault === 'endless' ? '<NextContinuationToken>the-same</NextContinuationToken>' : ''
  answer.end(`<ListBucketResult><IsTruncated>${more !== ''}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`)
}

interface Given {
  readonly bytes: Buffer | undefined
  readonly fault: Fault | undefined
}

function give({ headers }: IncomingMessage, answer: ServerResponse, { bytes, fault }: Given): void {
  if (!bytes) return void refuse(answer, { status: 404, code: 'NoSuchKey' })
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  const part = from === '' ? bytes.subarray(to === '' ? 0 : -Number(to)) : bytes.subarray(Number(from), Number(to) + 1)
  answer.writeHead(headers.range === undefined ? 200 : 206, { 'content-length': part.length })
  if (fault === 'half') return void answer.write(part.subarray(0, part.length / 2), () => answer.destroy())
  const sent = Buffer.from(part)
  if (fault === 'wrong') sent[Math.floor(sent.length / 2)]! ^= 1
  answer.end(sent)
}
