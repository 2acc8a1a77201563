import { useEditing, useEditorState } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { SignInForm } from './sign-in-form.view.tsx'
import { useOutWords } from './use-out-words.ts'

/**
 * The session, or the link of a guest, ended while somebody edits. The work goes on and is kept here, and this is the
 * way back.
 */
export function SignInCard() {
  const { editor } = useEditing()
  const { say } = useOutWords()
  const count = useEditorState((state) => state.opened?.unsent.length ?? 0)
  return (
    <section className={card.hanging} aria-label={say('title')}>
      <div className={card.icon} data-kind="warn">
        <Icon name="signIn" />
      </div>
      <div className={card.body} role="status">
        <p className={card.title}>{say('title')}</p>
        <p className={card.text}>{say('kept', { n: count })}</p>
        <p className={card.text}>{say('text')}</p>
        <SignInForm signedIn={() => editor.retry()} />
      </div>
    </section>
  )
}
