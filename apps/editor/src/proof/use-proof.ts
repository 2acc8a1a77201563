import type { ProofState } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProofServer } from './proof-server.ts'

/** Where it stands: `ask` before anything was tried, `closed` after the device was asked in vain. */
export type ProofStep = 'ask' | 'waiting' | 'closed' | 'mail' | 'paper'

export type Proof = ReturnType<typeof useProof>

/** What has been tried, and why it was refused; `done` hears when it is shown who asks. */
export function useProof(server: ProofServer, done: () => void) {
  const [state, setState] = useState<ProofState>()
  const [step, setStep] = useState<ProofStep>('ask')
  const [fault, setFault] = useState('')
  // A device that answers after another way was chosen says nothing any more.
  const turn = useRef(0)
  const refuse = useCallback((error: unknown) => setFault(error instanceof RequestError ? error.message : ''), [])
  useEffect(() => void server.read().then(setState, refuse), [server, refuse])
  const goTo = (next: ProofStep) => {
    turn.current += 1
    setFault('')
    setStep(next)
  }
  const end = () => {
    setState((known) => known && { ...known, isFresh: true })
    goTo('ask')
    done()
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
        if (isConfirmed) end()
        else if (asked === turn.current) setStep('closed')
      })
  }
  const mailCode = () => void server.mailCode().then(() => goTo('mail'), refuse)
  const usePaper = () => goTo('paper')
  const sendCode = (code: string) => {
    setFault('')
    return server.sendCode(code).then(end, refuse)
  }
  return { state, step, fault, askDevice, mailCode, sendCode, usePaper }
}
