import { useEffect, useState } from 'react'
import { copyText } from '../kit/copy-text.ts'
import { Icon } from '../kit/icon.view.tsx'
import { lazy } from '../kit/patiently.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import styles from './address.module.css'
import type { AddressPlace } from './address-place.ts'
import { ChangeAddress } from './change.view.tsx'
import { addressIcons } from './sharing-icons.ts'
import { type AddressWords, addressWords } from './words.ts'

const QrCode = lazy(() => import('./qr.view.tsx').then((all) => ({ default: all.QrCode })))

/** How long the button says that it was copied, in ms. */
const COPIED = 2_000

/** Where visitors read a site: to copy, to share, as a QR code, and for its owner to change. */
export function AddressSharing({ place, language }: { readonly place: AddressPlace; readonly language: UiLanguage }) {
  const say = sayPart<AddressWords>(addressWords, language)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (!(await copyText(place.address))) return
    setCopied(true)
    place.announce(say('copied'))
  }
  return (
    <div className={styles.body} data-address="">
      <p>{say(place.isPublished ? 'everyone' : 'notYet')}</p>
      <div className={styles.address}>
        <input
          readOnly
          dir="ltr"
          value={place.address.replace(/^https?:\/\/|\/$/g, '')}
          aria-label={say('shown')}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className={styles.main} data-copied={isCopied || undefined} onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} />
          {say(isCopied ? 'copied' : 'copy')}
        </button>
        {place.isPublished && (
          <a className={styles.act} href={place.address} target="_blank" rel="noopener">
            <Icon name="external" />
            {say('view')}
          </a>
        )}
      </div>
      {place.isPublished && (
        <>
          <QrCode address={place.address} say={say} meanwhile={<div className={styles.qr} aria-busy="true" />} />
          <Ways {...place} say={say} />
        </>
      )}
      {place.mayMove && <ChangeAddress place={place} language={language} say={say} />}
    </div>
  )
}

/** To whom it can be sent from here; what the device offers itself where its browser does. */
function Ways({ name, address, say }: AddressPlace & { readonly say: ReturnType<typeof sayPart<AddressWords>> }) {
  const text = encodeURIComponent(`${name}\n${address}`)
  return (
    <p className={styles.ways}>
      <a className={styles.quiet} href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer">
        <span dangerouslySetInnerHTML={{ __html: addressIcons.chat }} />
        {say('whatsapp')}
      </a>
      <a
        className={styles.quiet}
        href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(address)}`}
      >
        <span dangerouslySetInnerHTML={{ __html: addressIcons.mail }} />
        {say('mail')}
      </a>
      {'share' in navigator && (
        <button
          type="button"
          className={styles.quiet}
          // Whoever closes what the device shows has not failed.
          onClick={() => void navigator.share({ title: name, url: address }).catch(() => undefined)}
        >
          <span dangerouslySetInnerHTML={{ __html: addressIcons.share }} />
          {say('share')}
        </button>
      )}
    </p>
  )
}
