import type { Starter } from '@mimar/contract'
import { isEmail } from '@mimar/fields'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useHome } from '../home/home.ts'
import { isSignedOut, serverSentence } from '../home/sites-server.ts'
import { Icon } from '../kit/icon.view.tsx'
import { sayPart } from '../words/words.ts'
import { BusinessQuestion } from './business-question.view.tsx'
import { ColorQuestion } from './color-question.view.tsx'
import { KindQuestion } from './kind-question.view.tsx'
import { LanguageQuestion } from './language-question.view.tsx'
import styles from './start.module.css'
import { answered, firstWish, requestOf, type Wish } from './wish.ts'
import { startWords } from './words.ts'

const QUESTIONS = [BusinessQuestion, KindQuestion, LanguageQuestion, ColorQuestion] as const
const LAST = QUESTIONS.length - 1

/** Four questions, one a screen, each answered already; whoever skips gets what stands there. They end in a finished site. */
export function Questions() {
  const { account, server, say: home } = useHome()
  const say = useMemo(() => sayPart(startWords, home.language), [home.language])
  const { starters, hasFailed, load } = useStarters()
  const [step, setStep] = useState(0)
  const [changed, setChanged] = useState<Partial<Wish>>({})
  const [making, setMaking] = useState<'' | 'busy' | 'unreachable' | { readonly why: string }>('')
  const wish = { ...firstWish(starters, home.language, mailOf(account?.email)), ...changed }
  // What was not answered follows what is still on its way: the starters, the account.
  const setWish = (next: Wish) => setChanged({ ...changed, ...answered(wish, next) })
  const make = async () => {
    if (making === 'busy' || starters.length === 0) return
    setMaking('busy')
    try {
      const { id } = await server.startSite(requestOf(wish, say('unnamed')))
      location.assign(`/edit/${encodeURIComponent(id)}/`)
    } catch (error) {
      if (isSignedOut(error)) location.reload()
      const why = serverSentence(error)
      setMaking(why === '' ? 'unreachable' : { why })
    }
  }
  const Question = QUESTIONS[step] ?? BusinessQuestion
  const isLast = step === LAST
  return (
    <div className={styles.page} data-question={step + 1}>
      <header className={styles.top}>
        <a href="/sites" className={styles.mark} aria-label={say('product')}>
          <Icon name="mark" />
          <span>{say('product')}</span>
        </a>
        <Steps step={step} label={say('step', { n: step + 1 })} />
        <button type="button" className={styles.skip} onClick={() => void make()}>
          {say('skip')}
        </button>
      </header>
      <main className={styles.main}>
        {hasFailed ? (
          <div role="alert" className={styles.problem}>
            <p>{say('unreachable')}</p>
            <button type="button" className={styles.secondary} onClick={load}>
              {say('tryAgain')}
            </button>
          </div>
        ) : (
          <Question
            key={step}
            starters={starters}
            wish={wish}
            change={setWish}
            next={() => setStep(step + 1)}
            say={say}
          >
            {step > 0 && (
              <button type="button" className={styles.secondary} onClick={() => setStep(step - 1)}>
                {say('back')}
              </button>
            )}
            {step > 0 && (
              <button
                type="button"
                className={styles.primary}
                aria-busy={making === 'busy'}
                onClick={() => (isLast ? void make() : setStep(step + 1))}
              >
                {making === 'busy' ? say('making') : say(isLast ? 'open' : 'next')}
              </button>
            )}
          </Question>
        )}
        <p role="alert" className={styles.problem}>
          {making === 'unreachable' && say('unreachable')}
          {typeof making === 'object' && say('failed', making)}
        </p>
      </main>
    </div>
  )
}

/** An address made up for a machine of one's own takes no mail. */
const mailOf = (email = '') => (isEmail(email) ? email : '')

function Steps({ step, label }: { readonly step: number; readonly label: string }) {
  return (
    <p className={styles.steps}>
      {QUESTIONS.map((question, index) => (
        <span
          key={question.name}
          data-now={index === step ? '' : undefined}
          data-done={index < step ? '' : undefined}
        />
      ))}
      {label}
    </p>
  )
}

function useStarters() {
  const { server } = useHome()
  const [starters, setStarters] = useState<readonly Starter[]>([])
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    server.listStarters().then(setStarters, (error) => (isSignedOut(error) ? location.reload() : setFailed(true)))
  }, [server])
  useEffect(load, [load])
  return { starters, hasFailed, load }
}
