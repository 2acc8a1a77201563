// A visitor of a host, whatever address it is answered at.
import { type IncomingHttpHeaders, request } from 'node:http'

interface Asked {
  readonly port: number
  readonly host: string
  readonly path?: string
  readonly method?: string
  readonly language?: string
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Asks on a connection of its own. */
export function ask({ port, host, path = '/', method = 'GET', language = 'en' }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-language': language }
    const sent = request({ port, path, method, headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    })
    sent.on('error', reject).end()
  })
}

/** Styles, scripts and pictures that a page names. */
export const filesOn = (page: string): string[] =>
  [...page.matchAll(/(?:href|src)="(\/[^"#?]+\.(?:css|js|webp))"/g)].map(([, file]) => file!)
