import type { OwnDecision } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../canvas/early.ts'
import { useEditing } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { sayPart } from '../words/words.ts'
import styles from './decision-card.module.css'
import { decisionCardWords } from './decision-card-words.ts'

/** What its host asks or has decided about the site that is open, until it is settled, and the way to answer. */
export function DecisionCard() {
  const { say, server } = useEditing()
  const sayHere = useMemo(() => sayPart(decisionCardWords, say.language), [say.language])
  const [decision, setDecision] = useState<OwnDecision | null>(null)
  useEffect(() => {
    const read = async () => {
      const { items } = await server.client.ask('GET /decisions')
      setDecision(items.find((one) => one.site === server.site && isOpen(one)) ?? null)
    }
    // Who cannot be told now is told on the list of sites, and by the server when they publish.
    const ending = new AbortController()
    whenIdle(() => void read().catch(() => undefined), ending.signal)
    return () => ending.abort()
  }, [server])
  if (!decision) return null
  const { reason, answeredAt, hiddenAddress, dueAt } = decision
  const format = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, { day: 'numeric', month: 'long' })
  return (
    <section
      dir={say.dir}
      className={`${card.tray} ${styles.card}`}
      aria-label={sayHere('from')}
      data-decision={decision.decision}
    >
      <button type="button" className={card.close} aria-label={say('close')} onClick={() => setDecision(null)}>
        <Icon name="close" />
      </button>
      <p className={card.title}>{sayHere(decision.decision)}</p>
      <blockquote dir="auto">{reason}</blockquote>
      {hiddenAddress !== null && (
        <p className={card.text}>
          <bdi dir="ltr">{hiddenAddress}</bdi>
        </p>
      )}
      <p className={card.text}>
        {answeredAt !== null && sayHere('answered')}
        {answeredAt === null && dueAt !== null && sayHere('until', { date: format.format(new Date(dueAt)) })}
        {answeredAt === null && dueAt === null && sayHere('appeal')}
      </p>
      <a href="/sites" className={styles.way}>
        {sayHere(answeredAt === null ? (dueAt === null ? 'toAppeal' : 'toAnswer') : 'toSites')}
      </a>
    </section>
  )
}

/** An appeal that was refused is read on the list of sites; what takes something from visitors stands here until it ends. */
const isOpen = ({ decision, outcome, answeredAt }: OwnDecision) =>
  decision === 'ask-owner' ? answeredAt === null : outcome !== 'taken-back'
