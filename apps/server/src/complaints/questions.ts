// Deadlines of notice and action: owners who were asked are reminded, and hosts told when nobody has answered.
import { ANSWER_DAYS, REMINDED_DAYS } from '@mimar/contract'
import { clock } from '../clock.ts'
import { warnSeldom } from '../log.ts'
import { reminderOfQuestion } from '../messages/desk-mail.ts'
import type { ComplaintRow } from '../store/complaints.store.ts'
import { type Desk, mailable, note, siteFacts, tellHosts } from './deciding.ts'

const DAY_MS = 86_400_000
const LOOKS_EVERY_MS = 60 * 60_000

/** When the time to answer a question is over. */
export const dueAt = (decidedAt: string) => new Date(Date.parse(decidedAt) + ANSWER_DAYS * DAY_MS)

/** The time that owners have to answer. When it is over nothing happens to a site: its host decides. */
export class Questions {
  readonly #desk: Desk
  readonly #now: () => number
  readonly #hearFailure = warnSeldom('Unanswered questions to owners were not looked for')
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor(desk: Desk, now: () => number = clock.now) {
    this.#desk = desk
    this.#now = now
  }

  start(): void {
    const look = () => {
      this.#looking = this.look().catch(this.#hearFailure)
    }
    look()
    this.#timer = setInterval(look, LOOKS_EVERY_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  async look(): Promise<void> {
    await this.#each('lapsed_at', ANSWER_DAYS, (complaint) => this.#lapse(complaint))
    await this.#each('reminded_at', ANSWER_DAYS - REMINDED_DAYS, (complaint) => this.#remind(complaint))
  }

  /** Of several servers one does it. */
  async #each(noted: 'reminded_at' | 'lapsed_at', days: number, act: (complaint: ComplaintRow) => Promise<void>) {
    const { complaints } = this.#desk
    const now = this.#now()
    for (const id of await complaints.unanswered(new Date(now - days * DAY_MS), noted)) {
      const complaint = await complaints.find(id)
      if (complaint && (await complaints.noteUnanswered(id, noted, new Date(now)))) await act(complaint)
    }
  }

  async #remind(complaint: ComplaintRow): Promise<void> {
    const { complaints, tell } = this.#desk
    const { case: asked } = complaint
    if (!asked || asked.lapsedAt !== null) return
    const question = { reason: asked.reason, until: dueAt(asked.decidedAt) }
    for (const { email, language } of await mailable(complaints.ownersOf(complaint.site))) {
      const facts = { ...siteFacts(complaint, this.#desk), email, language: language ?? complaint.language }
      await tell(reminderOfQuestion(facts, question))
    }
  }

  async #lapse(complaint: ComplaintRow): Promise<void> {
    const asker = await this.#desk.complaints.decidedBy(complaint.id)
    await note(asker ?? '', 'question-lapsed', complaint, complaint.case?.reason ?? '', this.#desk)
    await tellHosts(complaint, 'lapsed', complaint.case?.reason ?? '', this.#desk)
  }
}
