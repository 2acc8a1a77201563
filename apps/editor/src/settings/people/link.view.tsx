import { useEffect, useRef, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { copyText } from '../../kit/copy-text.ts'
import styles from '../settings.module.css'
import own from './people.module.css'
import type { People } from './use-people.ts'
import type { SayPeople } from './words.ts'

interface Props {
  readonly link: NonNullable<People['link']>
  readonly say: SayPeople
}

/** The link with which somebody signs in, shown once: of its secret only a hash is kept. */
export function NewLink({ link, say }: Props) {
  const { announce } = useEditing()
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const date = new Intl.DateTimeFormat(`${say.language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const copy = async () => {
    field.current?.focus()
    if (!(await copyText(link.address))) return
    setCopied(true)
    announce(say('copied'))
  }
  return (
    <section className={own.link} aria-label={say('linkFor', { email: link.email })}>
      <b>{say('linkFor', { email: `\u2066${link.email}\u2069` })}</b>
      <div className={own.copy}>
        <input
          ref={field}
          readOnly
          dir="ltr"
          className={styles.input}
          value={link.address}
          aria-label={say('linkFor', { email: link.email })}
          data-sign-in-link=""
          onFocus={({ target }) => showWhole(target)}
        />
        <button type="button" className={styles.button} onClick={() => void copy()}>
          {say(isCopied ? 'copied' : 'copy')}
        </button>
      </div>
      <p className={styles.help}>
        {say('linkOnce', { date: date.format(new Date(link.expiresAt)) })} {say('linkYours')}
        {link.isMailed && ` ${say('linkMailed')}`}
      </p>
    </section>
  )
}

/** All of it is selected, and its beginning is seen. */
function showWhole(field: HTMLInputElement): void {
  field.select()
  field.scrollLeft = 0
}
