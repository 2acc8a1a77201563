import { createServer, type Socket } from 'node:net'

/** A mail server that keeps what it is given; `refuse` makes it turn mails away. */
export interface MailSink {
  readonly address: string
  readonly mails: readonly { readonly to: readonly string[]; readonly data: string }[]
  isRefusing: boolean
  /** What it says where it refuses: 4xx for now, 5xx for ever. */
  refusal: string
}

/** Listens on the loopback until it is closed. */
export async function startMailServer(): Promise<MailSink & { close(): void }> {
  const mails: { to: string[]; data: string }[] = []
  const server = createServer((socket) => converse(socket, sink, mails))
  const close = () => void server.close()
  const sink = { address: '', mails, isRefusing: false, refusal: '451 not now', close }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sink.address = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
  return sink
}

/** As much of SMTP as a mail needs. */
function converse(socket: Socket, sink: MailSink, mails: { to: string[]; data: string }[]): void {
  let to: string[] = []
  let text = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 sink')
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    text += chunk
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = text.slice(0, end)
      text = text.slice(end + (isData ? 5 : 2))
      if (isData) {
        mails.push({ to, data: part })
        to = []
        isData = false
        say('250 kept')
      } else if (/^rcpt/i.test(part)) {
        if (!sink.isRefusing) to.push(/<(.*?)>/.exec(part)?.[1] ?? '')
        say(sink.isRefusing ? sink.refusal : '250 ok')
      } else if (/^data/i.test(part)) {
        isData = true
        say('354 go on')
      } else if (/^quit/i.test(part)) {
        socket.end('221 bye\r\n')
      } else say('250 ok')
    }
  })
}

/** Subject and text of a mail as people read them (quoted-printable, base64, encoded words), with what is attached. */
export function readable(data: string): string {
  const head = data.slice(0, data.indexOf('\r\n\r\n'))
  const subject = (/^Subject: (.*(?:\r\n .*)*)/m.exec(head)?.[1] ?? '').replaceAll(/\?=\r\n =\?/g, '?==?')
  const said = subject.replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
  )
  return `${said}\n\n${decoded(data).replaceAll('\r\n', '\n')}`
}

/** What stands below the head of a mail or of a part of it. */
function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="?([^"\r\n;]+)/i.exec(head)?.[1]
  if (boundary !== undefined) return body.split(`--${boundary}`).slice(1, -1).map(decoded).join('\r\n')
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(head) ? quoted(body.replaceAll('=\r\n', '')) : body
}

const quoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()
