// Spam filter that learns per site from what its people mark.
import { createHmac } from 'node:crypto'
import { clock } from '../clock.ts'
import type { Lesson, SpamStore } from '../store/spam.store.ts'
import { isLikeSpam, speakingWords, tokensOf } from './spam-words.ts'

const DAY = 24 * 60 * 60_000
/** As many wanted messages as are learnt from, and looked through, at one marking. */
const AT_ONCE = 100
/** More of them are halved away at once. */
const RELEARNT = 400

interface Options {
  readonly store: SpamStore
  /** Hides the words: what is learnt tells nobody what anybody wrote. */
  readonly secret: string
  readonly now?: (() => number) | undefined
}

type Written = Pick<Lesson, 'name' | 'email' | 'text'>

/** What a site's people mark as spam moves what is like it, and is held against what comes. Nothing is deleted by it. */
export class SpamFilter {
  readonly #store: SpamStore
  readonly #secret: string
  readonly #now: () => number

  constructor({ store, secret, now = clock.now }: Options) {
    this.#store = store
    this.#secret = secret
    this.#now = now
  }

  /** Whom the site has answered is never spam. */
  isKnown(site: string, email: string): Promise<boolean> {
    return this.#store.isKnown(site, email)
  }

  /** Whether a message is like what was marked as spam there. */
  async isSpam(site: string, message: Written): Promise<boolean> {
    return (await this.#store.model(site)).bad > 0 && this.#judge(site, message, null)
  }

  /** Moves a message to spam and learns from it; gives what like it went along. Undefined where there is no such message. */
  async mark(site: string, id: string): Promise<readonly string[] | undefined> {
    const store = this.#store
    const message = await store.find(site, id)
    if (!message) return undefined
    const aDayAgo = new Date(this.#now() - DAY).toISOString()
    for (const left of await store.left(site, aDayAgo, AT_ONCE)) {
      if (left.id !== id) await this.#learn(site, left, 'kept')
    }
    await this.#learn(site, message, 'spam')
    await store.move(site, [id], 'spam')
    const also: string[] = []
    for (const other of await store.lying(site, AT_ONCE)) {
      if (await store.isKnown(site, other.email)) continue
      if (await this.#judge(site, other, other.learnt)) also.push(other.id)
    }
    await store.move(site, also, 'spam')
    await store.decay(site)
    return also
  }

  /** Moves a message back, and with it what went along. `isUndone`: as if it had never been marked; else it is wanted from now on. */
  async unmark(site: string, id: string, also: readonly string[], isUndone: boolean): Promise<boolean> {
    const message = await this.#store.find(site, id)
    if (!message) return false
    await this.#learn(site, message, isUndone ? null : 'wanted')
    await this.#store.move(site, [id, ...also], 'inbox')
    return true
  }

  /** Takes back that a message was marked as wanted: it lies in spam again, and nothing is learnt from that. */
  async takeBack(site: string, id: string): Promise<boolean> {
    const message = await this.#store.find(site, id)
    if (!message) return false
    await this.#learn(site, message, null)
    await this.#store.move(site, [id], 'spam')
    return true
  }

  /** The words of a message that speak for spam, as they are read. */
  async words(site: string, id: string): Promise<string[] | undefined> {
    const message = await this.#store.find(site, id)
    if (!message) return undefined
    return speakingWords([...this.#wordsOf(message).keys()], await this.#learntOf(site, message))
  }

  /** Has a word of a message speak for spam no longer, or again; undefined where no such message has that word. */
  async takeWordBack(site: string, id: string, word: string, isUndone: boolean): Promise<string[] | undefined> {
    const message = await this.#store.find(site, id)
    const words = message && this.#wordsOf(message)
    // A server that is linked to is shown without what it is kept as.
    const kept = ['link:', ''].flatMap((kind) => words?.get(`${kind}${word}`) ?? [])
    if (kept.length === 0) return undefined
    for (const one of kept) await this.#store.takeBack(site, one, isUndone)
    return this.words(site, id)
  }

  /** Somebody was answered: what they wrote was wanted. */
  async answered(site: string, id: string): Promise<void> {
    const message = await this.#store.find(site, id)
    if (message) await this.#learn(site, message, 'wanted')
  }

  /** Counts the words of messages that came with a whole site: elsewhere they were kept under another key. */
  async relearn(site: string): Promise<void> {
    for (const { id, learnt, ...message } of await this.#store.marked(site, RELEARNT)) {
      await this.#store.learn(site, { id, words: [...this.#wordsOf(message).values()], was: null, is: learnt })
    }
    await this.#store.decay(site)
  }

  /** Held against what was learnt without itself. */
  async #judge(site: string, message: Written, learnt: Lesson['learnt']): Promise<boolean> {
    return isLikeSpam(
      [...this.#wordsOf(message).keys()],
      await this.#learntOf(site, message, learnt === 'kept' ? 1 : 0),
    )
  }

  /** What the site has learnt of the words of a message; `own` of the wanted ones is it itself. */
  async #learntOf(site: string, message: Written, own = 0) {
    const words = this.#wordsOf(message)
    const [model, counts] = [await this.#store.model(site), await this.#store.counts(site, [...words.values()])]
    return {
      of: { good: model.good - own, bad: model.bad },
      word: (word: string) => {
        const seen = counts.get(words.get(word) ?? '')
        return seen && { good: Math.max(0, seen.good - own), bad: seen.bad }
      },
    }
  }

  async #learn(site: string, message: Lesson, is: Lesson['learnt']): Promise<void> {
    if (message.learnt === is) return
    const words = [...this.#wordsOf(message).values()]
    await this.#store.learn(site, { id: message.id, words, was: message.learnt, is })
  }

  /** Its words, each with what is kept of it. */
  #wordsOf({ name, text }: Written): ReadonlyMap<string, string> {
    const words = tokensOf(`${name} ${text}`)
    return new Map(words.map((word) => [word, this.#hidden(word)]))
  }

  #hidden(word: string): string {
    return createHmac('sha256', this.#secret).update(`word ${word}`).digest('base64url').slice(0, 12)
  }
}
