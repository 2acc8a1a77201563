import { createServer, type IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

/** A program that keeps what it is told; `status` is what it answers. */
export interface WebhookSink {
  readonly port: number
  readonly calls: readonly { readonly headers: IncomingHttpHeaders; readonly body: string }[]
  status: number
  /** Where it sends callers on to, with a status of 3xx. */
  location: string
}

/** Listens on the loopback as long as the test runs. */
export async function openWebhookSink(): Promise<WebhookSink> {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = []
  const sink = { port: 0, calls, status: 204, location: '' }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(sink.status, sink.location ? { location: sink.location } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  sink.port = (server.address() as { port: number }).port
  return sink
}
