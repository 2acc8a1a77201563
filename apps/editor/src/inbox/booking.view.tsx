import type { Answer, Message } from '@mimar/contract'
import { daysAsked } from '@mimar/contract/answer-text'
import type { ReactNode } from 'react'
import { calendarFile } from '../server/seldom.ts'
import type { Server } from '../server/server.ts'
import type { UiLanguage } from '../words/words.ts'
import { answerWords } from './answer-words.ts'
import styles from './booking.module.css'
import { InboxGlyph } from './inbox-glyph.view.tsx'
import { Month } from './month.view.tsx'

interface Days {
  readonly kind: 'booking' | 'appointment'
  readonly from: string
  readonly until: string
}

/** The days that a message asks for: a stay before an appointment; undefined where it asks for none. */
function daysIn(answers: readonly Answer[]): Days | undefined {
  const days = daysAsked(answers)
  if (days?.kind === 'STAY') return { kind: 'booking', from: days.from, until: days.until }
  return days && { kind: 'appointment', from: days.value, until: days.value }
}

/** The first number that was given to call. */
function phoneIn(answers: readonly Answer[]): string | undefined {
  return answers.flatMap((answer) => (answer.kind === 'PHONE' ? [answer.value] : []))[0]
}

/** Whether a message asks for days. */
export const asksForDays = ({ answers }: Pick<Message, 'answers'>) => daysIn(answers) !== undefined

interface Props {
  readonly server: Server
  readonly message: Pick<Message, 'id' | 'answers'>
  readonly language: UiLanguage
  /** What was answered. */
  readonly children: ReactNode
}

/** A request for days: a month beside what was answered, and ways to answer by phone and to keep the days. */
export function Booking({ server, message, language, children }: Props) {
  const say = answerWords(language)
  const days = daysIn(message.answers)
  const phone = phoneIn(message.answers)
  if (!days) {
    return (
      <>
        {children}
        {phone !== undefined && <Call phone={phone} language={language} />}
      </>
    )
  }
  return (
    <div className={styles.booking}>
      <Month from={days.from} until={days.until} language={language} />
      <div>
        <BookingTag message={message} language={language} />
        {children}
        <p className={styles.ways}>
          {phone !== undefined && <Ways phone={phone} language={language} />}
          <a href={calendarFile(server, message.id)} download>
            <InboxGlyph name="calendar" />
            {say('calendarFile')}
          </a>
        </p>
      </div>
    </div>
  )
}

function Call({ phone, language }: { readonly phone: string; readonly language: UiLanguage }) {
  return (
    <p className={styles.ways}>
      <Ways phone={phone} language={language} />
    </p>
  )
}

/** Only a number with its country reaches somebody there. */
function Ways({ phone, language }: { readonly phone: string; readonly language: UiLanguage }) {
  const digits = phone.replaceAll(/\D/g, '')
  const isWhole = phone.trim().startsWith('+')
  const say = answerWords(language)
  return (
    <>
      <a href={`tel:${isWhole ? '+' : ''}${digits}`}>
        <InboxGlyph name="call" />
        {say('call')}
      </a>
      {isWhole && (
        <a href={`https://wa.me/${digits}`} target="_blank" rel="noopener noreferrer">
          <InboxGlyph name="chat" />
          {say('whatsapp')}
        </a>
      )}
    </>
  )
}

/** What a request for days is called. */
export function BookingTag({ message, language }: Pick<Props, 'message' | 'language'>) {
  const days = daysIn(message.answers)
  if (!days) return null
  return (
    <span className={styles.tag}>
      <InboxGlyph name="calendar" />
      {answerWords(language)(days.kind)}
    </span>
  )
}
