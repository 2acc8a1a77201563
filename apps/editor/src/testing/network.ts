/** What becomes of a request. */
export type Fate =
  | 'arrives'
  /** It never reaches the server. */
  | 'lost'
  /** The server does what it asks, and nobody hears of it. */
  | 'unanswered'
  /** The server gets it twice. */
  | 'twice'
  | Refusal

/** An answer in place of the server's own. */
export interface Refusal {
  readonly status: number
  readonly code?: string
  readonly retryAfter?: number
}

/** A request or an answer on its way. */
interface Waiting {
  readonly isAnswer: boolean
  readonly go: (fate: Fate) => void
}

type Answer = { readonly status: number; readonly body: unknown }

/** A network that drops, doubles, delays, reorders and refuses what goes to the server. */
export class TestNetwork {
  /** What becomes of the next requests, in order; without any they arrive. */
  fates: Fate[] = []
  /** While held, everything waits until it is let through, in whatever order. */
  isHeld = false
  readonly onItsWay: Waiting[] = []
  /** Requests that left a device. */
  asked = 0

  /** `fetch` of one tab. */
  fetch(isOnline: () => boolean, ask: (address: URL, body: unknown) => Promise<Answer>): typeof globalThis.fetch {
    const answer = async (address: string, { body }: RequestInit = {}): Promise<Response> => {
      const url = new URL(address, 'https://app.example')
      const asked = typeof body === 'string' ? JSON.parse(body) : undefined
      this.asked += 1
      const fate = await this.#passes(false)
      if (!isOnline() || fate === 'lost') throw new TypeError('Failed to fetch')
      if (typeof fate === 'object') return refusal(fate)
      const first = await ask(url, asked)
      const { status, body: given } = fate === 'twice' ? await ask(url, asked) : first
      const back = await this.#passes(true)
      if (!isOnline() || fate === 'unanswered' || back !== 'arrives') throw new TypeError('Failed to fetch')
      return responseOf(status, given, {})
    }
    return answer as typeof globalThis.fetch
  }

  /** Lets one thing through; false where nothing is on its way. */
  letThrough(which: number, fate: Fate = 'arrives'): boolean {
    if (this.onItsWay.length === 0) return false
    const [waiting] = this.onItsWay.splice(which % this.onItsWay.length, 1)
    waiting?.go(waiting.isAnswer && fate !== 'arrives' ? 'lost' : fate)
    return true
  }

  /** From here on nothing waits. */
  release(): void {
    this.isHeld = false
    while (this.letThrough(0)) {}
  }

  #passes(isAnswer: boolean): Promise<Fate> {
    if (this.isHeld) return new Promise((go) => this.onItsWay.push({ isAnswer, go }))
    return Promise.resolve(isAnswer ? 'arrives' : (this.fates.shift() ?? 'arrives'))
  }
}

function refusal({ status, code = 'unknown', retryAfter }: Refusal): Response {
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return responseOf(status, { status, message: code, code }, headers)
}

/** As much of a response as the client reads. */
function responseOf(status: number, body: unknown, headers: HeadersInit): Response {
  const text = JSON.stringify(body)
  const all = new Headers(headers)
  // Lists say how many there are.
  if (Array.isArray(body)) all.set('x-total-count', String(body.length))
  return { status, statusText: '', headers: all, json: async () => JSON.parse(text) } as Response
}
