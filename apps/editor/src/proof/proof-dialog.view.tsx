import type { ProofState } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Dialog } from '../kit/dialog.view.tsx'
import { lucide } from '../kit/icons.ts'
import type { PartSay } from '../words/words.ts'
import { CodeForm } from './code-form.view.tsx'
import styles from './proof.module.css'
import type { ProofServer } from './proof-server.ts'
import type { ProofWords, Undone } from './words.ts'

/** Where it stands: `ask` before anything was tried, `closed` after the device was asked in vain. */
type Step = 'ask' | 'waiting' | 'closed' | 'mail' | 'paper'

interface Props {
  readonly server: ProofServer
  readonly say: PartSay<ProofWords>
  readonly undone: Undone
  readonly end: (isConfirmed: boolean) => void
}

const WIDTH = 432
const FINGER = lucide(
  '<path d="M12 10a2 2 0 0 0-2 2c0 1.02-.1 2.51-.26 4M14 13.12c0 2.38 0 6.38-1 8.88M17.29 21.02c.12-.6.43-2.3.5-3.02M2 12a10 10 0 0 1 18-6M2 16h.01M21.8 16c.2-2 .131-5.354 0-6M5 19.5C5.5 18 6 15 6 12a6 6 0 0 1 .34-2M8.65 22c.21-.66.45-1.32.57-2M9 6.8a6 6 0 0 1 9 5.2v2"/>',
)

/** Somebody shows that it is them (step-up): by passkey, by a code that is mailed, by one on paper. */
export function ProofDialog({ server, say, undone, end }: Props) {
  const { step, state, fault, ...acts } = useProof(server, end)
  const isClosed = step === 'closed'
  const mail = `\u2066${state?.mail ?? ''}\u2069`
  return (
    <Dialog
      title={say(isClosed ? 'notConfirmed' : 'confirmTitle')}
      close={() => end(false)}
      width={WIDTH}
      turn={step}
      isFirm
      contentClass={styles.content}
    >
      <div data-proof={step}>
        <p>{sentenceOf(step, { say, undone, mail, isPossible: state?.ways.length !== 0 })}</p>
        {step === 'waiting' && (
          <p className={styles.waiting}>
            <span className="icon" dangerouslySetInnerHTML={{ __html: FINGER }} />
            {say('waiting')}
          </p>
        )}
        {isClosed && state?.mail && <p className={styles.note}>{say('noPasskeyHere', { mail })}</p>}
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
        {step === 'mail' || step === 'paper' ? (
          <CodeForm key={step} say={say} kind={step} send={acts.sendCode} close={() => end(false)} />
        ) : (
          <Foot step={step} ways={state?.ways ?? []} say={say} acts={acts} close={() => end(false)} />
        )}
      </div>
    </Dialog>
  )
}

interface Told {
  readonly say: PartSay<ProofWords>
  readonly undone: Undone
  readonly mail: string
  readonly isPossible: boolean
}

function sentenceOf(step: Step, { say, undone, mail, isPossible }: Told): string {
  if (step === 'waiting') return say('useDevice')
  if (step === 'closed') return `${say('closed')} ${say(undone)}`
  if (step === 'mail') return say('codeSent', { mail })
  if (step === 'paper') return say('paperWhat')
  return isPossible ? say('confirmWhy') : `${say('noWay')} ${say(undone)}`
}

interface Acts {
  readonly askDevice: () => void
  readonly mailCode: () => void
  readonly usePaper: () => void
}

interface FootProps {
  readonly step: Step
  readonly ways: ProofState['ways']
  readonly say: PartSay<ProofWords>
  readonly acts: Acts
  readonly close: () => void
}

/** The safe button first; the way that is most at hand stands out. */
function Foot({ step, ways, say, acts, close }: FootProps): ReactNode {
  const has = (way: ProofState['ways'][number]) => ways.includes(way)
  const [first] = ways
  const isAsking = step !== 'waiting'
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.secondary} onClick={close}>
        {say('stay')}
      </button>
      {has('paper') && isAsking && first !== 'paper' && (
        <button type="button" className={styles.plain} onClick={acts.usePaper}>
          {say('usePaper')}
        </button>
      )}
      {has('mail') && first !== 'mail' && (
        <button type="button" className={styles.secondary} onClick={acts.mailCode}>
          {say(step === 'ask' ? 'sendCode' : 'codeInstead')}
        </button>
      )}
      {isAsking && first === 'passkey' && (
        <button type="button" className={styles.primary} onClick={acts.askDevice}>
          <span className="icon" dangerouslySetInnerHTML={{ __html: FINGER }} />
          {say(step === 'closed' ? 'again' : 'confirm')}
        </button>
      )}
      {first === 'mail' && (
        <button type="button" className={styles.primary} onClick={acts.mailCode}>
          {say('sendCode')}
        </button>
      )}
      {first === 'paper' && (
        <button type="button" className={styles.primary} onClick={acts.usePaper}>
          {say('usePaper')}
        </button>
      )}
    </div>
  )
}

/** What has been tried, and why it was refused. */
function useProof(server: ProofServer, end: (isConfirmed: boolean) => void) {
  const [state, setState] = useState<ProofState>()
  const [step, setStep] = useState<Step>('ask')
  const [fault, setFault] = useState('')
  // A device that answers after another way was chosen says nothing any more.
  const turn = useRef(0)
  const refuse = useCallback((error: unknown) => setFault(error instanceof RequestError ? error.message : ''), [])
  useEffect(() => void server.read().then(setState, refuse), [server, refuse])
  const goTo = (next: Step) => {
    turn.current += 1
    setFault('')
    setStep(next)
  }
  const askDevice = () => {
    goTo('waiting')
    const asked = turn.current
    void server
      .askDevice()
      .catch((error: unknown) => {
        if (asked === turn.current) refuse(error)
        return false
      })
      .then((isConfirmed) => {
        if (isConfirmed) end(true)
        else if (asked === turn.current) setStep('closed')
      })
  }
  const mailCode = () => void server.mailCode().then(() => goTo('mail'), refuse)
  const sendCode = (code: string) => {
    setFault('')
    return server.sendCode(code).then(() => end(true), refuse)
  }
  return { state, step, fault, askDevice, mailCode, sendCode, usePaper: () => goTo('paper') }
}
