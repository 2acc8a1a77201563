import type { SiteAddress } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { SiteAddressField } from '../start/start-address.view.tsx'
import { useAddressCheck } from '../start/use-address-check.ts'
import { type StartWords, startWords } from '../start/words.ts'
import { type PartSay, sayPart, type UiLanguage } from '../words/words.ts'
import styles from './address.module.css'
import type { AddressPlace } from './address-place.ts'
import type { AddressWords } from './words.ts'

interface Props {
  readonly place: AddressPlace
  readonly language: UiLanguage
  readonly say: PartSay<AddressWords>
}

/** Another address for the site, checked while it is typed; and those that lead here still. */
export function ChangeAddress({ place, language, say }: Props) {
  const { known, fault, isBusy, move } = useMove(place, say)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    setTimeout(() => button.current?.focus())
  }
  if (!known) return null
  return (
    <div className={styles.change}>
      {isOpen ? (
        <ChangeForm
          {...{ place, language, say, known, fault, isBusy, close }}
          send={(slug) => void move(slug).then((isDone) => isDone && close())}
        />
      ) : (
        <button type="button" ref={button} className={styles.act} data-change-address="" onClick={() => setOpen(true)}>
          {say('change')}
        </button>
      )}
      {known.former.length > 0 && (
        <>
          <h3>{say('former')}</h3>
          <ul>
            {known.former.map((slug) => (
              <li key={slug}>
                <bdi dir="ltr">{hostAt(known, slug)}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

interface FormProps extends Props {
  readonly known: SiteAddress
  readonly fault: string
  readonly isBusy: boolean
  readonly send: (slug: string) => void
  readonly close: () => void
}

function ChangeForm({ place, language, say, known, fault, isBusy, send, close }: FormProps) {
  const [slug, setSlug] = useState<string | null>(null)
  const { client } = place.server
  const propose = useCallback(
    (asked: object) => client.ask('GET /addresses', { query: { ...asked, site: place.site } }),
    [client, place.site],
  )
  const check = useAddressCheck({ name: '', slug: slug === known.slug ? null : slug, propose }, language)
  const isFree = typeof check === 'object' && check?.state === 'free' && check.slug === slug
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFree && !isBusy) send(slug)
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <SiteAddressField
        slug={slug ?? known.slug}
        domain={known.domain}
        change={(typed) => setSlug(typed ?? '')}
        check={check}
        say={sayPart<StartWords>(startWords, language)}
      />
      <p>
        {say(place.isPublished ? 'changeKnown' : 'changeUnknown', { host: `\u2068${hostAt(known, known.slug)}\u2069` })}
      </p>
      {fault !== '' && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.acts}>
        <button type="submit" className={styles.main} aria-disabled={!isFree || isBusy} aria-busy={isBusy}>
          {say(isBusy ? 'changing' : 'changeDo')}
        </button>
        <button type="button" className={styles.act} onClick={close}>
          {say('cancel')}
        </button>
      </div>
    </form>
  )
}

/** What is known of the address, and the way to another one. */
function useMove({ server: { client }, moved, announce }: AddressPlace, say: PartSay<AddressWords>) {
  const [known, setKnown] = useState<SiteAddress | null>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    client.ask('GET /sites/:id/address').then(setKnown, () => undefined)
  }, [client])
  const move = async (slug: string): Promise<boolean> => {
    setBusy(true)
    setFault('')
    try {
      const now = await client.ask('PUT /sites/:id/address', { body: { slug } })
      setKnown(now)
      moved(now.address)
      announce(say('changed', { host: hostAt(now, now.slug) }))
      return true
    } catch (error) {
      setFault(error instanceof RequestError && error.code !== 'network-failed' ? error.message : say('failed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { known, fault, isBusy, move }
}

/** The host of a slug beside that one; where addresses are no names they stay the same. */
function hostAt({ slug, address, domain }: SiteAddress, wanted: string): string {
  return wanted === slug || domain === '' ? new URL(address).host : wanted + domain
}
