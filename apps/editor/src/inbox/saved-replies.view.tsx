import type { SavedReply } from '@mimar/contract'
import { RequestError } from '@mimar/contract/client'
import { useState } from 'react'
import { Icon } from '../kit/icon.view.tsx'
import type { Server } from '../server/server.ts'
import styles from './thread.module.css'
import { filled, type ThreadWords } from './thread-words.ts'

interface Props {
  readonly server: Server
  readonly draft: string
  readonly insert: (text: string) => void
  readonly words: ThreadWords
}

/** Texts to answer with again: put into the answer, kept from it, taken away. Read when they are first wanted. */
export function SavedReplies({ server, draft, insert, words }: Props) {
  const saved = useSavedReplies(server)
  const [name, setName] = useState('')
  const keep = async () => {
    if (name.trim() !== '' && (await saved.keep(name, draft))) setName('')
  }
  return (
    <details className={styles.saved} onToggle={saved.load}>
      <summary>{words.saved}</summary>
      <div className={styles.savedList}>
        {saved.replies.length > 0 && (
          <ul aria-label={words.insert}>
            {saved.replies.map((reply) => (
              <li key={reply.id}>
                <button
                  type="button"
                  onClick={(event) => {
                    insert(draft === '' ? reply.text : `${draft}\n\n${reply.text}`)
                    event.currentTarget.closest('details')?.removeAttribute('open')
                  }}
                >
                  <bdi>{reply.name}</bdi>
                </button>
                <button
                  type="button"
                  aria-label={filled(words.remove, { name: reply.name })}
                  onClick={() => saved.remove(reply.id)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <label>
          {words.keep}
          <span className={styles.keep}>
            <input
              value={name}
              maxLength={60}
              placeholder={words.keepName}
              onChange={({ target }) => setName(target.value)}
            />
            <button type="button" className={styles.button} disabled={draft.trim() === ''} onClick={() => void keep()}>
              {words.keepNow}
            </button>
          </span>
        </label>
        {saved.failure !== '' && (
          <p className={styles.fault} role="alert">
            {saved.failure}
          </p>
        )}
      </div>
    </details>
  )
}

function useSavedReplies({ client }: Server) {
  const [replies, setReplies] = useState<readonly SavedReply[]>([])
  const [failure, setFailure] = useState('')
  const ask = async (asked: Promise<{ readonly items: readonly SavedReply[] }>) => {
    setFailure('')
    try {
      setReplies((await asked).items)
      return true
    } catch (error) {
      setFailure(error instanceof RequestError ? error.message : String(error))
      return false
    }
  }
  return {
    ...{ replies, failure },
    load: () => void ask(client.ask('GET /sites/:id/saved-replies')),
    keep: (name: string, text: string) => ask(client.ask('POST /sites/:id/saved-replies', { body: { name, text } })),
    remove: (saved: string) => void ask(client.ask('DELETE /sites/:id/saved-replies/:saved', { at: { saved } })),
  }
}
