import { useState } from 'react'
import home from '../home/home.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Dialog } from '../kit/dialog.view.tsx'
import styles from './codes.module.css'
import { useAccount } from './use-account.ts'

interface Props {
  readonly codes: readonly string[]
  readonly close: () => void
}

const WIDTH = 520

/** New codes, seen once: printed, kept as a file or copied before one goes on. */
export function CodeSheet({ codes, close }: Props) {
  const { sayWay, tell } = useAccount()
  const [isKept, setKept] = useState(false)
  const kept = (told?: string) => {
    setKept(true)
    if (told !== undefined) tell(told)
  }
  const text = codes.map((code, at) => `${at + 1}. ${code}`).join('\n')
  const copy = async () => {
    if (await copyText(text)) kept(sayWay('codesCopied'))
  }
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Mimar · ${location.host}\n\n${text}\n`)}`
  const print = () => {
    kept()
    window.print()
  }
  return (
    <Dialog title={sayWay('codesTitle')} close={close} width={WIDTH} isFirm contentClass={styles.sheet}>
      <p>{sayWay('codesOnce')}</p>
      <p className={styles.host}>
        <bdi dir="ltr">{location.host}</bdi>
      </p>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <button type="button" className={home.secondary} onClick={print}>
          {sayWay('printCodes')}
        </button>
        <a className={home.secondary} href={file} download="mimar-codes.txt" onClick={() => kept()}>
          {sayWay('downloadCodes')}
        </a>
        <button type="button" className={home.secondary} onClick={() => void copy()}>
          {sayWay('copyCodes')}
        </button>
      </div>
      <label className={styles.tick}>
        <input type="checkbox" checked={isKept} onChange={({ target }) => setKept(target.checked)} />
        {sayWay('codesKept')}
      </label>
      <div className={home.foot}>
        <button type="button" className={home.primary} disabled={!isKept} onClick={close}>
          {sayWay('codesDone')}
        </button>
      </div>
    </Dialog>
  )
}
