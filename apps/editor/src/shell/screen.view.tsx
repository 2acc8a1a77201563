import { useEditing, useEditorState } from '../desk/editing.ts'
import card from '../kit/card.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { sayPart } from '../words/words.ts'
import { awayWords } from './away-words.ts'
import { SignInForm } from './sign-in-form.view.tsx'
import { useOutWords } from './use-out-words.ts'

/** What stands there instead of a site: on its way, signed out, not there, or out of reach. */
export function Screen() {
  const { say } = useEditing()
  const { say: sayOut } = useOutWords()
  const phase = useEditorState((state) => state.phase)
  if (phase === 'ready' || phase === 'loading') return null
  const sayAway = sayPart(awayWords, say.language)
  const [title, text] =
    phase === 'signed-out' ? [sayOut('title'), sayOut('text')] : [sayAway(`${phase}Title`), sayAway(`${phase}Text`)]
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
