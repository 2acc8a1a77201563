import type { PartSay } from '../words/words.ts'
import styles from './address.module.css'
import { qrCode, qrPicture } from './qr-code.ts'
import { addressIcons } from './sharing-icons.ts'
import type { AddressWords } from './words.ts'

interface Props {
  readonly address: string
  readonly say: PartSay<AddressWords>
}

/** The address as a code for telephones, to look at and to save. */
export function QrCode({ address, say }: Props) {
  const { host } = new URL(address)
  const svg = qrCode(address)
  const save = (kind: 'svg' | 'png') => async () => {
    const file = kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await qrPicture(svg)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `${host.replace(/\W+/g, '-')}.${kind}`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
  return (
    <div className={styles.qr}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={say('qrOf', { host })} data-qr="" />
      <div>
        <h3>{say('qrTitle')}</h3>
        <p>{say('qrLasts')}</p>
        <p className={styles.acts}>
          <button type="button" className={styles.act} onClick={() => void save('svg')()}>
            <span dangerouslySetInnerHTML={{ __html: addressIcons.download }} />
            {say('saveSvg')}
          </button>
          <button type="button" className={styles.act} onClick={() => void save('png')()}>
            <span dangerouslySetInnerHTML={{ __html: addressIcons.download }} />
            {say('savePng')}
          </button>
        </p>
      </div>
    </div>
  )
}
