// multipart/form-data (RFC 7578), read as it comes: no more of a file than a chunk is in memory.

/** What a part says of itself. */
export interface PartHead {
  readonly name: string
  /** Undefined where it is no file; '' where none was chosen. */
  readonly filename: string | undefined
}

/** Who is told of the parts, one after another. */
export interface PartsTaker {
  begin(head: PartHead): Promise<void>
  data(bytes: Buffer): Promise<void>
  end(): Promise<void>
}

/** A body that is none of these. */
export class NotMultipart extends Error {}

const CRLF = '\r\n'
const END_OF_HEAD = Buffer.from('\r\n\r\n')
const LONGEST_HEAD = 8_000
const MOST_PARTS = 500

/** What stands between the parts of such a body; undefined where its type does not say. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(contentType) ?? []
  return quoted ?? plain
}

/** Reads a whole body; false where it ends in the middle, after what came of it was told. */
export async function readMultipart(
  source: AsyncIterable<Buffer>,
  boundary: string,
  taker: PartsTaker,
): Promise<boolean> {
  const reading = new Reading(boundary, taker)
  for await (const chunk of source) await reading.take(chunk)
  return reading.isDone
}

type State = 'between' | 'line' | 'head' | 'body' | 'done'

class Reading {
  readonly #delimiter: Buffer
  readonly #taker: PartsTaker
  // The first line of a body is a delimiter without a line before it.
  #rest: Buffer = Buffer.from(CRLF)
  #state: State = 'between'
  #parts = 0

  constructor(boundary: string, taker: PartsTaker) {
    this.#delimiter = Buffer.from(`${CRLF}--${boundary}`, 'latin1')
    this.#taker = taker
  }

  get isDone(): boolean {
    return this.#state === 'done'
  }

  async take(chunk: Buffer): Promise<void> {
    // What follows the last part is nobody's.
    if (this.#state === 'done') return
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    while (await this.#step()) {
      // As far as what is here goes.
    }
  }

  #step(): Promise<boolean> | boolean {
    switch (this.#state) {
      case 'between':
      case 'body':
        return this.#upToDelimiter()
      case 'line':
        return this.#afterDelimiter()
      case 'head':
        return this.#head()
      case 'done':
        return false
      default:
        return this.#state satisfies never
    }
  }

  async #upToDelimiter(): Promise<boolean> {
    const isBody = this.#state === 'body'
    const at = this.#rest.indexOf(this.#delimiter)
    // Its last bytes may be the beginning of a delimiter.
    const until = at < 0 ? Math.max(0, this.#rest.length - this.#delimiter.length + 1) : at
    if (isBody && until > 0) await this.#taker.data(this.#rest.subarray(0, until))
    this.#rest = this.#rest.subarray(at < 0 ? until : at + this.#delimiter.length)
    if (at < 0) return false
    if (isBody) await this.#taker.end()
    this.#state = 'line'
    return true
  }

  #afterDelimiter(): boolean {
    if (this.#rest.length < 2) return false
    const next = this.#rest.toString('latin1', 0, 2)
    if (next !== CRLF && next !== '--') throw new NotMultipart()
    this.#rest = this.#rest.subarray(2)
    this.#state = next === CRLF ? 'head' : 'done'
    return this.#state === 'head'
  }

  async #head(): Promise<boolean> {
    const at = this.#rest.indexOf(END_OF_HEAD)
    if (at > LONGEST_HEAD || (at < 0 && this.#rest.length > LONGEST_HEAD)) throw new NotMultipart()
    if (at < 0) return false
    this.#parts += 1
    const head = headIn(this.#rest.toString('utf8', 0, at))
    if (!head || this.#parts > MOST_PARTS) throw new NotMultipart()
    this.#rest = this.#rest.subarray(at + END_OF_HEAD.length)
    this.#state = 'body'
    await this.#taker.begin(head)
    return true
  }
}

function headIn(text: string): PartHead | undefined {
  const line = text.split(CRLF).find((one) => /^content-disposition:\s*form-data\b/i.test(one))
  const name = line && quotedIn(line, 'name')
  return name === undefined || line === undefined ? undefined : { name, filename: quotedIn(line, 'filename') }
}

/** Browsers write the three characters that would end a value as in addresses, other programs a quote behind a backslash. */
function quotedIn(line: string, key: string): string | undefined {
  const [, value] = new RegExp(`;\\s*${key}="((?:\\\\"|[^"])*)"`, 'i').exec(line) ?? []
  return value
    ?.replaceAll('\\"', '"')
    .replaceAll(/%(22|0D|0A)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
