import type { DeliveryStore } from '../store/deliveries.store.ts'

const MINUTE = 60_000
/** The longest pause between two attempts. */
const LONGEST = 12 * 60 * MINUTE
/** After so many attempts, some days, a mail is given up; its message stays in the inbox. */
const ATTEMPTS = 15
/** How often the outbox looks for mails whose next attempt has come. */
const LOOKS_EVERY = MINUTE

interface Options {
  readonly store: DeliveryStore
  /** Tells of a message; a rejection means that it is tried again. */
  readonly send: (message: string) => Promise<void>
  readonly onFailure: (failure: unknown) => void
  readonly now?: () => number
}

/** Sends what tells of messages after they are stored, again and again until it is taken, and goes on after a restart. */
export class Outbox {
  readonly #store: DeliveryStore
  readonly #send: Options['send']
  readonly #onFailure: Options['onFailure']
  readonly #now: () => number
  #running: Promise<void> | undefined
  #isWanted = false
  #isStopped = false
  #timer: NodeJS.Timeout | undefined

  constructor({ store, send, onFailure, now = Date.now }: Options) {
    this.#store = store
    this.#send = send
    this.#onFailure = onFailure
    this.#now = now
  }

  /** Sends what is due; resolves when there is nothing more to do just now. */
  wake(): Promise<void> {
    this.#isWanted = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      try {
        await this.#sendDue()
      } catch (failure) {
        this.#onFailure(failure)
      }
    }
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.wake(), LOOKS_EVERY).unref()
  }

  async #sendDue(): Promise<void> {
    while (!this.#isStopped) {
      const now = this.#now()
      const mail = await this.#store.nextDue(new Date(now).toISOString())
      if (!mail) return
      const pause = Math.min(LONGEST, MINUTE * 3 ** mail.attempts)
      if (!(await this.#store.take(mail, new Date(now + pause).toISOString()))) continue
      try {
        await this.#send(mail.message)
        await this.#store.remove(mail.message)
      } catch (failure) {
        this.#onFailure(failure)
        if (mail.attempts + 1 >= ATTEMPTS) await this.#store.remove(mail.message)
      }
    }
  }
}
