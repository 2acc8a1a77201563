import type { CodesLeft } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import home from '../home/home.module.css'
import { ActQuestion } from '../proof/act-question.view.tsx'
import styles from './account.module.css'
import { CodeSheet } from './code-sheet.view.tsx'
import { dayOf, useAccount } from './use-account.ts'

/** Codes on paper, for who has lost every device. */
export function Codes() {
  const { server, sayWay, refuse } = useAccount()
  const [known, setKnown] = useState<CodesLeft>()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const load = useCallback(() => server.readCodes().then(setKnown, refuse), [server, refuse])
  useEffect(() => void load(), [load])
  const make = () => server.makeCodes().then(setCodes, refuse)
  const close = () => {
    setCodes([])
    void load()
  }
  if (known === undefined || !known.isPossible) return null
  const { left, madeAt } = known
  const state =
    madeAt === null ? sayWay('noCodes') : sayWay('codesLeft', { n: left, date: dayOf(madeAt, sayWay.language) })
  return (
    <section className={styles.card} aria-labelledby="codes">
      <div className={styles.top}>
        <div>
          <h2 id="codes">{sayWay('codes')}</h2>
          <p>{sayWay('codesWhat')}</p>
          <p data-left={left}>{state}</p>
        </div>
        <button type="button" className={home.secondary} onClick={() => (left > 0 ? setAsking(true) : void make())}>
          {sayWay('makeCodes')}
        </button>
      </div>
      {isAsking && (
        <ActQuestion
          {...{ title: sayWay('makeCodesQuestion'), undone: 'changed', close: () => setAsking(false) }}
          {...{ keep: sayWay('keepCodes'), act: sayWay('makeCodes'), isHarmless: true }}
          perform={() => make().finally(() => setAsking(false))}
        >
          <p>{sayWay('makeCodesWhy')}</p>
        </ActQuestion>
      )}
      {codes.length > 0 && <CodeSheet codes={codes} close={close} />}
    </section>
  )
}
