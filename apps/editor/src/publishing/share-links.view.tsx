import type { ShareLinkEntry } from '@mimar/contract'
import { useState } from 'react'
import { useEditing, useEditorState } from '../desk/editing.ts'
import styles from './publishing.module.css'
import { usePublishWords } from './say.ts'
import type { ShareLinks } from './use-share-links.ts'

/** Where the focus goes when it was on what is no longer there. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

/** The links that open, with what each is for and until when. */
export function ShareLinkList({ links }: { readonly links: ShareLinks }) {
  const say = usePublishWords()
  const [back, setBack] = useState('')
  return (
    <section className={styles.group} aria-label={say('openLinks')}>
      <h3>{say('openLinks')}</h3>
      <ul>
        {links.all.map((link) =>
          links.isClosed(link.id) ? (
            <li key={link.id} className={styles.row} data-share-closed="">
              <span className={styles.what} role="status">
                {say('linkClosed')}
              </span>
              <button
                type="button"
                ref={takeFocus}
                className={styles.fix}
                onClick={() => {
                  setBack(link.id)
                  void links.reopen(link)
                }}
              >
                {say('undoClose')}
              </button>
            </li>
          ) : (
            <OpenLink key={link.id} link={link} links={links} isBack={back === link.id} />
          ),
        )}
      </ul>
    </section>
  )
}

interface OpenProps {
  readonly link: ShareLinkEntry
  readonly links: ShareLinks
  /** Whether it was closed, and the focus comes back to it. */
  readonly isBack: boolean
}

function OpenLink({ link, links, isBack }: OpenProps) {
  const { say: main } = useEditing()
  const say = usePublishWords()
  const languages = useEditorState(({ opened }) => opened?.site.languages)
  const { scope, name: called, language, createdAt, expiresAt } = link
  const name = languages?.find(({ code }) => code === language)?.localizedName ?? language ?? ''
  const what = {
    view: say('mayView'),
    edit: say('mayEdit'),
    translate: say('mayTranslate', { language: `\u2068${name}\u2069` }),
  }
  const date = new Intl.DateTimeFormat(`${main.language}-u-nu-latn`, {
    ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  return (
    <li className={styles.row} data-share-link={scope}>
      <span className={styles.what}>
        {called !== '' && <bdi className={styles.title}>{called}</bdi>}
        <span className={called === '' ? styles.title : styles.where}>
          {say('openUntil', { date: date.format(new Date(expiresAt)) })}
        </span>
        <span className={`${styles.where} ${styles.may}`}>{what[scope]}</span>
        <span className={styles.where}>{say('madeAt', { date: date.format(new Date(createdAt)) })}</span>
      </span>
      <button
        type="button"
        ref={isBack ? takeFocus : undefined}
        className={styles.fix}
        onClick={() => void links.close(link)}
      >
        {say('closeLink')}
      </button>
    </li>
  )
}
