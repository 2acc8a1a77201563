import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { byHost } from '../routes/by-host.ts'
import type { TestApp } from './app.ts'

interface Asking {
  readonly host: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The app behind a real socket, as the start puts it there; visitors are answered in two words. Resolves to a way to ask it. */
export async function serveApp({ app, parts }: TestApp) {
  await app.ready()
  const visitors = (_: unknown, response: { end(text: string): unknown }) => void response.end('for visitors')
  const server = createServer(
    byHost(parts.settings, { app: (one, two) => app.routing(one, two), hosting: visitors, drafts: visitors }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (path: string, { host, body, method = 'GET', headers }: Asking) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = request(
        { port, path, method, agent: false, host: '127.0.0.1', headers: { host, ...length, ...headers } },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (chunk) => {
            text += chunk
          })
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })
}
