import type { ImportRefused } from '@mimar/contract'
import styles from './dashboard.module.css'
import { useHome } from './home.ts'
import { Modal } from './modal.view.tsx'

export interface Faults {
  readonly file: string
  readonly faults: ImportRefused['faults']
}

/** Every fault of a file that was not imported: where, and why. */
export function ImportFaults({
  faults: { file, faults },
  close,
}: {
  readonly faults: Faults
  readonly close: () => void
}) {
  const { say } = useHome()
  return (
    <Modal title={say('faultsTitle', { n: faults.length })} close={close}>
      <p>{say('faultsText', { file })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol className={styles.faults} dir="ltr" tabIndex={0} aria-label={say('faultsTitle', { n: faults.length })}>
        {faults.map(({ path, message }, index) => (
          <li key={index}>
            <code>{path || '/'}</code>
            <span>{message}</span>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <button type="button" className={styles.primary} onClick={close}>
          {say('close')}
        </button>
      </div>
    </Modal>
  )
}
