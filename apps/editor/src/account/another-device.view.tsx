import { useState } from 'react'
import { qrCode } from '../address/qr-code.ts'
import home from '../home/home.module.css'
import { copyText } from '../kit/copy-text.ts'
import { Dialog } from '../kit/dialog.view.tsx'
import styles from './account.module.css'
import codes from './codes.module.css'
import { useAccount } from './use-account.ts'

const WIDTH = 440

/** Signs another device in from this one: by a picture that its camera reads, or by the same link. */
export function AnotherDevice() {
  const { server, sayWay, refuse } = useAccount()
  const [address, setAddress] = useState<string>()
  const make = () => server.makeDeviceLink().then((link) => setAddress(link.address), refuse)
  return (
    <section className={styles.card} aria-labelledby="another-device">
      <div className={styles.top}>
        <div>
          <h2 id="another-device">{sayWay('anotherDevice')}</h2>
          <p>{sayWay('anotherDeviceWhat')}</p>
        </div>
        <button type="button" className={home.secondary} onClick={() => void make()}>
          {sayWay('showQr')}
        </button>
      </div>
      {address !== undefined && <DeviceLink address={address} close={() => setAddress(undefined)} />}
    </section>
  )
}

function DeviceLink({ address, close }: { readonly address: string; readonly close: () => void }) {
  const { sayWay, tell } = useAccount()
  const copy = async () => {
    if (await copyText(address)) tell(sayWay('linkCopied'))
  }
  return (
    <Dialog title={sayWay('anotherDevice')} close={close} width={WIDTH} contentClass={codes.sheet}>
      <p>{sayWay('scanQr')}</p>
      <div className={codes.qr}>
        {/* Our own drawing of our own address. */}
        <div role="img" aria-label={sayWay('qrName')} dangerouslySetInnerHTML={{ __html: qrCode(address) }} />
        <bdi dir="ltr" className={codes.link}>
          {address}
        </bdi>
      </div>
      <div className={home.foot}>
        <button type="button" className={home.secondary} onClick={() => void copy()}>
          {sayWay('copyLink')}
        </button>
        <button type="button" className={home.primary} onClick={close}>
          {sayWay('codesDone')}
        </button>
      </div>
    </Dialog>
  )
}
