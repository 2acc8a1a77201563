import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { CopyButton } from './copy-button.view.tsx'
import styles from './host.module.css'
import { HostIcon } from './host-icon.view.tsx'
import { type HostFault, useHost } from './use-host.ts'

/** Says that something could not be had, why, and what the log calls it. */
export function FaultNote({ fault, tryAgain }: { readonly fault: HostFault; readonly tryAgain: () => void }) {
  const { say } = useHost()
  const { say: sayHome } = useHome()
  return (
    <div className={styles.fault} role="alert">
      <HostIcon name="bad" tone="danger" />
      <p>{fault.message}</p>
      <div className={home.acts}>
        {fault.reference && <CopyButton text={fault.reference} label={say('reference', { id: fault.reference })} />}
        <button type="button" className={home.secondary} onClick={tryAgain}>
          {sayHome('tryAgain')}
        </button>
      </div>
    </div>
  )
}
