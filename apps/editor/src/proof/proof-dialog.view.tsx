import { Dialog } from '../kit/dialog.view.tsx'
import type { PartSay } from '../words/words.ts'
import styles from './proof.module.css'
import type { ProofServer } from './proof-server.ts'
import { ProofSteps, titleOfStep } from './proof-step.view.tsx'
import { useProof } from './use-proof.ts'
import type { ProofWords, Undone } from './words.ts'

interface Props {
  readonly server: ProofServer
  readonly say: PartSay<ProofWords>
  readonly undone: Undone
  readonly end: (isConfirmed: boolean) => void
}

const WIDTH = 432

/** Stands where an act has no question of its own. */
export function ProofDialog({ server, say, undone, end }: Props) {
  const proof = useProof(server, () => end(true))
  const close = () => end(false)
  return (
    <Dialog
      title={titleOfStep(proof.step, say)}
      close={close}
      width={WIDTH}
      turn={proof.step}
      isFirm
      contentClass={styles.content}
    >
      <ProofSteps proof={proof} say={say} undone={undone} keep={say('stay')} close={close} />
    </Dialog>
  )
}
