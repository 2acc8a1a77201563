import { type SubmitEvent, useId, useState } from 'react'
import { useEditing } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { readSignInLink } from '../state/sign-in.ts'
import { useOutWords } from './use-out-words.ts'

/** The way back in without leaving the page: the sign-in link, or a guest's new one, goes into a field. */
export function SignInForm({ signedIn }: { readonly signedIn: () => void }) {
  const { server } = useEditing()
  const { isGuest, say } = useOutWords()
  const [isRefused, setRefused] = useState(false)
  const id = useId()
  const signIn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const link = String(new FormData(event.currentTarget).get('link') ?? '')
    const entering: Promise<unknown> = isGuest
      ? import('../guest/guest.ts').then(({ enterWith }) => enterWith(server, link))
      : server.signIn(readSignInLink(link))
    entering.then(signedIn, () => setRefused(true))
  }
  return (
    <form className={card.form} onSubmit={signIn}>
      <label htmlFor={id}>{say('link')}</label>
      <div className={card.line}>
        <input
          id={id}
          name="link"
          dir="ltr"
          required
          autoComplete="off"
          spellCheck={false}
          className={card.field}
          aria-invalid={isRefused}
          aria-describedby={`${id}-why`}
          onInput={() => setRefused(false)}
        />
        <button type="submit" className={card.main}>
          {say('enter')}
        </button>
      </div>
      <p id={`${id}-why`} role="alert" className={card.problem}>
        {isRefused ? say('refused') : ''}
      </p>
    </form>
  )
}
