// DNS server (RFC 1035) on loopback, as much of it as a resolver asks of one.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const KINDS = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28 } as const
type Kind = keyof typeof KINDS

/** A name server that answers what it is given to know, and counts who asks. */
export async function startNameServer() {
  const records = new Map<string, readonly string[]>()
  let isSilent = false
  let asked = 0
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    asked += 1
    if (!isSilent) socket.send(answerTo(message, records), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    stop: () => void socket.close(),
    address: `127.0.0.1:${socket.address().port}`,
    set(kind: Kind, host: string, ...values: readonly string[]) {
      records.set(`${kind} ${host}`, values)
    },
    fallSilent(silent = true) {
      isSilent = silent
    },
    asked: () => asked,
  }
}

function answerTo(message: Buffer, records: ReadonlyMap<string, readonly string[]>): Buffer {
  const { host, end } = readName(message, 12)
  const type = message.readUInt16BE(end)
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one] === type)
  const question = message.subarray(12, end + 4)
  const own = records.get(`${kind} ${host}`) ?? []
  const answers = own.map((value) => record(type, data(kind ?? 'A', value)))
  const isKnown = [...records].some(([key, values]) => key.endsWith(` ${host}`) && values.length > 0)
  const head = Buffer.alloc(12)
  message.copy(head, 0, 0, 2)
  head.writeUInt16BE(isKnown ? 0x8580 : 0x8583, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(answers.length, 6)
  return Buffer.concat([head, question, ...answers])
}

/** The name of the question is where the answer's name points to. */
function record(type: number, bytes: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 1, 0, bytes.length])
  return Buffer.concat([head, bytes])
}

function data(kind: Kind, value: string): Buffer {
  if (kind === 'A') return Buffer.from(value.split('.').map(Number))
  if (kind === 'TXT') return Buffer.concat([Buffer.from([value.length]), Buffer.from(value)])
  if (kind === 'AAAA') return sixOf(value)
  return Buffer.concat([
    ...value.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])
}

function sixOf(value: string): Buffer {
  const [head = '', tail = ''] = value.split('::').map((part) => part)
  const groups = (text: string) => text.split(':').filter(Boolean)
  const zeros = Array<string>(8 - groups(head).length - groups(tail).length).fill('0')
  const bytes = Buffer.alloc(16)
  for (const [index, group] of [...groups(head), ...zeros, ...groups(tail)].entries()) {
    bytes.writeUInt16BE(Number.parseInt(group, 16), 2 * index)
  }
  return bytes
}

function readName(message: Buffer, at: number): { readonly host: string; readonly end: number } {
  const labels: string[] = []
  let end = at
  for (let length = message[end] ?? 0; length > 0; length = message[end] ?? 0) {
    labels.push(message.toString('latin1', end + 1, end + 1 + length))
    end += length + 1
  }
  return { host: labels.join('.').toLowerCase(), end: end + 1 }
}
