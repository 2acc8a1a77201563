// Delivery status notifications (DSN, RFC 3464): mails that were taken, and came back later.
import { oneLine } from './mail.ts'

/** A mail that was sent back for good. */
interface Bounce {
  /** The first part of its Message-ID: what we called it. */
  readonly id: string
  /** Why, in the words of the server that could not deliver it. */
  readonly said: string
}

const LONGEST_SAID = 300
const STATUS = /^message\/(?:global-)?delivery-status\b/i
const RETURNED = /^(?:message\/(?:rfc822|global)|(?:text\/rfc822|message\/global)-headers)\b/i
const OUR_ID = /^message-id:[ \t]*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im

/** Reads such a report; undefined for every other mail, and for one that says that a mail is only late. */
export function readBounce(raw: string): Bounce | undefined {
  const { head, body } = split(raw.replaceAll('\r\n', '\n'))
  const type = fieldIn(head, 'content-type')
  const boundary = /boundary="?([^";\n]{1,100})"?/i.exec(type)?.[1]
  if (!/^multipart\/report\b/i.test(type) || boundary === undefined) return undefined
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\n/, '')))
  const status = parts.find(({ head: of }) => STATUS.test(fieldIn(of, 'content-type')))
  const returned = parts.find(({ head: of }) => RETURNED.test(fieldIn(of, 'content-type')))
  const failed = decoded(status)
    .split(/\n{2,}/)
    .find((recipient) => fieldIn(recipient, 'action').toLowerCase() === 'failed')
  const id = OUR_ID.exec(unfolded(decoded(returned)))?.[1]
  if (failed === undefined || id === undefined) return undefined
  const why = fieldIn(failed, 'diagnostic-code').replace(/^smtp; */i, '') || fieldIn(failed, 'status')
  return { id: id.toLowerCase(), said: oneLine(why).slice(0, LONGEST_SAID) }
}

interface Part {
  readonly head: string
  readonly body: string
}

function split(text: string): Part {
  const end = text.indexOf('\n\n')
  return end < 0 ? { head: text, body: '' } : { head: text.slice(0, end), body: text.slice(end + 2) }
}

const unfolded = (head: string) => head.replaceAll(/\n[ \t]+/g, ' ')

/** What a field says; '' where it is not there. */
function fieldIn(head: string, name: string): string {
  const line = unfolded(head)
    .split('\n')
    .find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}

function decoded(part: Part | undefined): string {
  if (!part) return ''
  const encoding = fieldIn(part.head, 'content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(part.body, 'base64').toString('utf8').replaceAll('\r\n', '\n')
  if (encoding !== 'quoted-printable') return part.body
  return part.body
    .replaceAll('=\n', '')
    .replaceAll(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
