// In front of a store that refuses what was signed more than a quarter of an hour from its own clock: tests go forward by days.
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AwsClient } from 'aws4fetch'

const ALLOWED_MS = 10 * 60_000

/** Passes on what it is sent; only what was signed at another time is signed again, now, and nothing else about it is changed. */
export async function startPresentSignatures(port: number, client: AwsClient) {
  const server = createServer(async (asked, answered) => {
    const { method, url: path } = asked
    const headers = isPresent(asked) ? asked.headers : { ...asked.headers, ...(await signature(asked, client)) }
    const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(answered)
      answer.on('error', () => answered.destroy())
    })
    passed.on('error', () => answered.destroy())
    answered.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function isPresent({ headers }: IncomingMessage): boolean {
  const date = String(headers['x-amz-date'] ?? '')
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, '$1-$2-$3:$4:'))
  return !(Math.abs(at - Date.now()) > ALLOWED_MS)
}

/** What says who sends it, of this moment. */
async function signature({ method, url, headers }: IncomingMessage, client: AwsClient): Promise<OutgoingHttpHeaders> {
  const { host, range, 'x-amz-content-sha256': content } = headers
  const kept = Object.entries({ range, 'x-amz-content-sha256': content }).filter(([, value]) => value !== undefined)
  const init = { method: method ?? 'GET', headers: Object.fromEntries(kept) as Record<string, string> }
  const signed = await client.sign(`http://${host}${url}`, init)
  return { 'x-amz-date': signed.headers.get('x-amz-date')!, authorization: signed.headers.get('authorization')! }
}
