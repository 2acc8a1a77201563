import type { Starter } from '@mimar/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import type { PartSay } from '../words/words.ts'
import styles from './start.module.css'
import type { Wish } from './wish.ts'
import type { StartWords } from './words.ts'

/** What every question gets: what there is, what is chosen, and the buttons that stand below it. */
export interface QuestionProps {
  readonly starters: readonly Starter[]
  readonly wish: Wish
  readonly change: (wish: Wish) => void
  readonly next: () => void
  readonly say: PartSay<StartWords>
  readonly children: ReactNode
}

interface Props {
  readonly title: string
  readonly text: string
  readonly answers: ReactNode
  readonly next?: string
  readonly children: ReactNode
}

/** A question as a screen of its own: the focus begins at its words. */
export function StartQuestion({ title, text, answers, next, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {answers}
      <div className={styles.acts}>{children}</div>
      {next && <p className={styles.next}>{next}</p>}
    </>
  )
}
