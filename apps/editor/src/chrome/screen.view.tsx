import type { Phase } from '../state/state.ts'
import type { PlainKey } from '../words/catalogue.ts'
import card from './card.module.css'
import { useEditing, useEditorState } from './editing.ts'
import { Icon } from './icon.view.tsx'
import { SignInForm } from './sign-in-form.view.tsx'

const WORDS: { readonly [P in Exclude<Phase, 'ready' | 'loading'>]: readonly [title: PlainKey, text: PlainKey] } = {
  'signed-out': ['signedOutTitle', 'signedOutText'],
  missing: ['missingTitle', 'missingText'],
  unreachable: ['unreachableTitle', 'unreachableText'],
}

/** What stands there instead of a site: on its way, signed out, not there, or out of reach. */
export function Screen() {
  const { say } = useEditing()
  const phase = useEditorState((state) => state.phase)
  if (phase === 'ready' || phase === 'loading') return null
  const [title, text] = WORDS[phase]
  return (
    <main className={card.screen} data-phase={phase}>
      <div className={card.message}>
        <Icon name="mark" />
        <h1>{say(title)}</h1>
        <p>{say(text)}</p>
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
