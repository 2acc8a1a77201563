import type { Phase } from '../state/state.ts'
import type { PlainKey } from '../words/catalogue.ts'
import card from './card.module.css'
import { useEditing, useEditorState } from './editing.ts'
import { Icon } from './icon.view.tsx'
import { SignInForm } from './sign-in-form.view.tsx'
import { useOutWords } from './use-out-words.ts'

const WORDS: { readonly [P in Exclude<Phase, 'ready' | 'loading' | 'signed-out'>]: readonly [PlainKey, PlainKey] } = {
  missing: ['missingTitle', 'missingText'],
  unreachable: ['unreachableTitle', 'unreachableText'],
}

/** What stands there instead of a site: on its way, signed out, not there, or out of reach. */
export function Screen() {
  const { say } = useEditing()
  const { say: sayOut } = useOutWords()
  const phase = useEditorState((state) => state.phase)
  if (phase === 'ready' || phase === 'loading') return null
  const [title, text] =
    phase === 'signed-out' ? [sayOut('title'), sayOut('text')] : [say(WORDS[phase][0]), say(WORDS[phase][1])]
  return (
    <main className={card.screen} data-phase={phase}>
      <div className={card.message}>
        <Icon name="mark" />
        <h1>{title}</h1>
        <p>{text}</p>
        {phase === 'signed-out' && <SignInForm signedIn={() => location.reload()} />}
        {phase === 'unreachable' && (
          <button type="button" className={card.main} onClick={() => location.reload()}>
            {say('tryAgain')}
          </button>
        )}
      </div>
    </main>
  )
}
