import { LINK_NAME_LIMIT, type NewShareLink } from '@mimar/contract'
import { useState } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { copyText } from '../kit/copy-text.ts'
import { requestsOf } from '../server/publishing.ts'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import { ShareLinkList } from './share-links.view.tsx'
import { useShareLinks } from './use-share-links.ts'

const DAYS = [1, 7, 30] as const
type Days = (typeof DAYS)[number]

/** What the link is for: to look, to edit, or to translate into a language. */
type Purpose = 'view' | 'edit' | `translate:${string}`

const WHY = { view: 'shareWhy', edit: 'shareEditWhy', translate: 'shareTranslateWhy' } as const

/** Links with which people without an account see the draft or work on it: made, copied, closed (U4, U41). */
export function ShareDialog() {
  const { server, editor } = useEditing()
  const say = usePublishWords()
  const [days, setDays] = useState<Days>(7)
  const [purpose, setPurpose] = useState<Purpose>('view')
  const [made, setMade] = useState<NewShareLink | null>(null)
  const [name, setName] = useState('')
  const links = useShareLinks()
  const [scope, language] = purpose.split(':') as ['view' | 'edit' | 'translate', string?]
  const make = () =>
    links.attempt(async () => {
      await editor.save()
      const asked = { days, scope, name, ...(language !== undefined && { language }) }
      setMade(await requestsOf(server).makeShareLink(asked))
      setName('')
    })
  return (
    <DialogFrame title={say('shareTitle')} width={480}>
      <div className={styles.body}>
        <p className={styles.subtitle}>{say(WHY[scope])}</p>
        <div className={styles.making}>
          <PurposeChoice purpose={purpose} choose={setPurpose} />
          <label className={styles.purpose}>
            {say('linkName')}
            <input
              value={name}
              maxLength={LINK_NAME_LIMIT}
              placeholder={say('linkNameHint')}
              data-share-name=""
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <label>
            {say('opensFor')}
            <select value={days} onChange={({ target }) => setDays(DAYS.find((n) => n === Number(target.value)) ?? 7)}>
              {DAYS.map((n) => (
                <option key={n} value={n}>
                  {say('nDays', { n })}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className={styles.main} onClick={() => void make()}>
            {say('makeLink')}
          </button>
        </div>
        {links.isRefused && (
          <p className={styles.refused} role="alert">
            {say('notNow')}
          </p>
        )}
        {made && links.all.some(({ id }) => id === made.id && !links.isClosed(id)) && (
          <NewLink key={made.id} address={made.address} />
        )}
        {links.all.length > 0 && <ShareLinkList links={links} />}
      </div>
    </DialogFrame>
  )
}

interface ChoiceProps {
  readonly purpose: Purpose
  readonly choose: (purpose: Purpose) => void
}

/** What who has the link may do; only an owner lets others work on the site. */
function PurposeChoice({ purpose, choose }: ChoiceProps) {
  const say = usePublishWords()
  const languages = useEditorState(({ opened }) => opened?.site.languages)
  if (!useMay('invite-people')) return null
  const others = languages?.filter(({ isPrimary }) => !isPrimary) ?? []
  return (
    <label className={styles.purpose}>
      {say('mayWhat')}
      <select value={purpose} data-share-purpose="" onChange={({ target }) => choose(target.value as Purpose)}>
        <option value="view">{say('mayView')}</option>
        <option value="edit">{say('mayEdit')}</option>
        {others.map(({ code, localizedName }) => (
          <option key={code} value={`translate:${code}`}>
            {say('mayTranslate', { language: `\u2068${localizedName || code}\u2069` })}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The address of a link, shown once: of its secret only a hash is kept. */
function NewLink({ address }: { readonly address: string }) {
  const { announce } = useEditing()
  const say = usePublishWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    if (!(await copyText(address))) return
    setCopied(true)
    announce(say('linkCopied'))
  }
  return (
    <div className={styles.address}>
      <input
        readOnly
        dir="ltr"
        value={address}
        aria-label={say('linkAddress')}
        data-share-address=""
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className={styles.act} onClick={() => void copy()}>
        {say(isCopied ? 'linkCopied' : 'copyLink')}
      </button>
      <p>{say('linkOnce')}</p>
    </div>
  )
}
