import type { ReactNode } from 'react'
import type { PartSay } from '../words/words.ts'
import { CodeForm } from './code-form.view.tsx'
import styles from './proof.module.css'
import { FINGER, MAIL } from './proof-icons.ts'
import type { Proof, ProofStep } from './use-proof.ts'
import type { ProofWords, Undone } from './words.ts'

interface Props {
  readonly proof: Proof
  readonly say: PartSay<ProofWords>
  readonly undone: Undone
  /** What the button says that leaves all as it is. */
  readonly keep: string
  readonly close: () => void
}

/** Somebody shows that it is them (step-up): by passkey, by a code that is mailed, by one on paper. */
export function ProofSteps({ proof, say, undone, keep, close }: Props) {
  const { step, state, fault } = proof
  const mail = `\u2066${state?.mail ?? ''}\u2069`
  return (
    <div data-proof={step}>
      <p>{sentenceOf(step, { say, undone, mail, isPossible: state?.ways.length !== 0 })}</p>
      {step === 'waiting' && (
        <p className={styles.waiting}>
          <span className="icon" dangerouslySetInnerHTML={{ __html: FINGER }} />
          {say('waiting')}
        </p>
      )}
      {step === 'closed' && state?.mail && (
        <p className={styles.note}>
          <span className="icon" dangerouslySetInnerHTML={{ __html: MAIL }} />
          <span>{say('noPasskeyHere', { mail })}</span>
        </p>
      )}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {step === 'mail' || step === 'paper' ? (
        <CodeForm key={step} say={say} kind={step} send={proof.sendCode} keep={keep} close={close} />
      ) : (
        <Foot proof={proof} say={say} keep={keep} close={close} />
      )}
    </div>
  )
}

/** What stands above it all. */
export function titleOfStep(step: ProofStep, say: PartSay<ProofWords>): string {
  return say(step === 'closed' ? 'notConfirmed' : 'confirmTitle')
}

interface Told {
  readonly say: PartSay<ProofWords>
  readonly undone: Undone
  readonly mail: string
  readonly isPossible: boolean
}

function sentenceOf(step: ProofStep, { say, undone, mail, isPossible }: Told): string {
  if (step === 'waiting') return say('useDevice')
  if (step === 'closed') return `${say('closed')} ${say(undone)}`
  if (step === 'mail') return say('codeSent', { mail })
  if (step === 'paper') return say('paperWhat')
  return isPossible ? say('confirmWhy') : `${say('noWay')} ${say(undone)}`
}

/** The safe button first; the way that is most at hand stands out. */
function Foot({ proof, say, keep, close }: Omit<Props, 'undone'>): ReactNode {
  const { step, state, askDevice, mailCode, usePaper } = proof
  const ways = state?.ways ?? []
  const [first] = ways
  const isAsking = step !== 'waiting'
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.secondary} onClick={close}>
        {isAsking ? keep : say('stay')}
      </button>
      {ways.includes('paper') && isAsking && first !== 'paper' && (
        <button type="button" className={styles.plain} onClick={usePaper}>
          {say('usePaper')}
        </button>
      )}
      {ways.includes('mail') && first !== 'mail' && (
        <button type="button" className={styles.secondary} onClick={mailCode}>
          {say(step === 'ask' ? 'sendCode' : 'codeInstead')}
        </button>
      )}
      {isAsking && first === 'passkey' && (
        <button type="button" className={styles.primary} onClick={askDevice}>
          <span className="icon" dangerouslySetInnerHTML={{ __html: FINGER }} />
          {say(step === 'closed' ? 'again' : 'confirm')}
        </button>
      )}
      {first === 'mail' && (
        <button type="button" className={styles.primary} onClick={mailCode}>
          {say('sendCode')}
        </button>
      )}
      {first === 'paper' && (
        <button type="button" className={styles.primary} onClick={usePaper}>
          {say('usePaper')}
        </button>
      )}
    </div>
  )
}
