import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { Dialog } from '../kit/dialog.view.tsx'
import { type PartSay, sayPart, type UiLanguage } from '../words/words.ts'
import styles from './proof.module.css'
import { FINGER, SHIELD } from './proof-icons.ts'
import { createProofServer, type ProofServer } from './proof-server.ts'
import { ProofSteps, titleOfStep } from './proof-step.view.tsx'
import { type Proof, useProof } from './use-proof.ts'
import { type ProofWords, proofWords, type Undone } from './words.ts'

interface Props {
  readonly title: string
  readonly undone: Undone
  /** What the safe button says, and what the other one does. */
  readonly keep: string
  readonly act: string
  /** Takes nothing away: its button is not red. */
  readonly isHarmless?: boolean
  /** False where what is chosen so far asks nobody who they are. */
  readonly needsProof?: boolean
  readonly server?: ProofServer
  /** What becomes of what; fields, where it asks for something. */
  readonly children: ReactNode
  readonly close: () => void
  /** Does it, with what was filled in. */
  readonly perform: (filledIn: FormData) => Promise<unknown>
}

const WIDTH = 480

/** One dialog for an act that asks who it is (0069): what becomes of what, the proof where it is wanted, and the act. */
export function ActQuestion({ title, undone, keep, close, perform, needsProof = true, ...props }: Props) {
  const say = useMemo(() => sayPart(proofWords, document.documentElement.lang as UiLanguage), [])
  const server = useMemo(() => props.server ?? createProofServer(), [props.server])
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const act = () => {
    if (isBusy || !form.current) return
    setBusy(true)
    void perform(new FormData(form.current)).finally(() => setBusy(false))
  }
  const known = useProof(server, act)
  const proof = needsProof ? known : { ...known, state: undefined }
  const isAsking = proof.step === 'ask'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const way = wayTo(proof)
    if (way) way()
    else act()
  }
  return (
    <Dialog
      title={isAsking ? title : titleOfStep(proof.step, say)}
      close={close}
      width={WIDTH}
      turn={proof.step}
      contentClass={styles.content}
      {...(!isAsking && { isFirm: true })}
    >
      <form ref={form} hidden={!isAsking} onSubmit={submit}>
        {props.children}
        <First proof={proof} say={say} />
        <div className={styles.foot}>
          <button type="button" className={styles.secondary} onClick={close}>
            {keep}
          </button>
          <button type="submit" className={props.isHarmless ? styles.primary : styles.danger} aria-busy={isBusy}>
            <ActName proof={proof} say={say} undone={undone} act={props.act} />
          </button>
        </div>
      </form>
      {!isAsking && <ProofSteps proof={proof} say={say} undone={undone} keep={keep} close={close} />}
    </Dialog>
  )
}

/** What the first press does where a proof is wanted first. */
function wayTo({ state, askDevice, mailCode, usePaper }: Proof) {
  const [first] = state?.ways ?? []
  if (first === undefined || state?.isFresh) return undefined
  return { passkey: askDevice, mail: mailCode, paper: usePaper }[first]
}

interface PartProps {
  readonly proof: Proof
  readonly say: PartSay<ProofWords>
}

/** Says beforehand that it will be asked who it is. */
function First({ proof: { state, fault }, say }: PartProps) {
  return (
    <>
      {state?.isFresh === false && (
        <p className={styles.note}>
          <span className="icon" dangerouslySetInnerHTML={{ __html: SHIELD }} />
          <span>{say(state.ways.length > 0 ? 'confirmFirst' : 'noWay')}</span>
        </p>
      )}
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </>
  )
}

function ActName({ proof, say, undone, act }: PartProps & { readonly undone: Undone; readonly act: string }) {
  if (!wayTo(proof)) return act
  const isByPasskey = proof.state?.ways[0] === 'passkey'
  return (
    <>
      {isByPasskey && <span className="icon" dangerouslySetInnerHTML={{ __html: FINGER }} />}
      {undone === 'changed' ? act : say(undone === 'deleted' ? 'andDelete' : 'andDownload')}
    </>
  )
}
