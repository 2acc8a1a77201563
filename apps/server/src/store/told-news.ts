// Publish–subscribe: news are gathered, told on a wire, and read with mistrust.
import { randomUUID } from 'node:crypto'
import type { Changed, News } from './news.ts'

/** No more than ten messages a second; what comes meanwhile goes along with the next. */
const GATHERED_MS = 100
/** PostgreSQL takes 8,000 bytes; ids and addresses are short. */
const MOST_AT_ONCE = 60

/** What a wire tells of. */
export interface Hearing {
  heard(text: string): void
  /** It was lost, and is there again: something may have been told that nobody here has heard. */
  again(): void
}

/** What carries texts from each server to all. It makes a lost connection anew by itself. */
export interface Wire {
  /** Resolves when it is open, or could not be opened yet. */
  open(hearing: Hearing): Promise<void>
  /** What cannot be sent just now is not sent. */
  send(text: string): void
  readonly isOpen: boolean
  close(): Promise<void>
}

interface Message {
  readonly from: string
  readonly changed: readonly Changed[]
}

/** News by way of a wire; what was to be told while it was lost is not told. */
export class ToldNews implements News {
  readonly #wire: Wire
  readonly #id = randomUUID()
  readonly #listeners: ((changed: readonly Changed[]) => void)[] = []
  readonly #waiting = new Map<string, Changed>()
  readonly #missing: (() => void)[] = []
  #flushing: NodeJS.Timeout | undefined
  #flushedAt = Number.NEGATIVE_INFINITY
  #isOpen = false

  constructor(wire: Wire) {
    this.#wire = wire
  }

  async begin(): Promise<void> {
    this.#isOpen = true
    await this.#wire.open({
      heard: (text) => this.#take(text),
      again: () => {
        for (const listener of this.#missing) listener()
      },
    })
  }

  hear(listener: (changed: readonly Changed[]) => void): void {
    this.#listeners.push(listener)
  }

  get isHearing(): boolean {
    return this.#wire.isOpen
  }

  onMissed(listener: () => void): void {
    this.#missing.push(listener)
  }

  tell(changed: Changed): void {
    if (!this.#isOpen) return
    this.#waiting.set(JSON.stringify(changed), changed)
    const pause = Math.max(0, this.#flushedAt + GATHERED_MS - performance.now())
    this.#flushing ??= setTimeout(() => this.#flush(), pause).unref()
  }

  async close(): Promise<void> {
    this.#isOpen = false
    clearTimeout(this.#flushing)
    await this.#wire.close()
  }

  #flush(): void {
    this.#flushing = undefined
    this.#flushedAt = performance.now()
    const [some, rest] = [[...this.#waiting.values()].slice(0, MOST_AT_ONCE), [...this.#waiting].slice(MOST_AT_ONCE)]
    this.#waiting.clear()
    const message: Message = { from: this.#id, changed: some }
    this.#wire.send(JSON.stringify(message))
    for (const [, changed] of rest) this.tell(changed)
  }

  #take(text: string): void {
    const message = readMessage(text)
    if (!message || message.from === this.#id) return
    for (const listener of this.#listeners) listener(message.changed)
  }
}

const isChanged = (one: unknown): one is Changed =>
  typeof one === 'object' && one !== null && Object.values(one).every((value) => typeof value === 'string')

/** Whoever may connect may tell anything; undefined for what no server of ours has told. */
function readMessage(text: string): Message | undefined {
  try {
    const { from, changed } = JSON.parse(text) as Partial<Message>
    const isOurs = typeof from === 'string' && Array.isArray(changed) && changed.every(isChanged)
    return isOurs ? { from, changed } : undefined
  } catch {
    return undefined
  }
}
