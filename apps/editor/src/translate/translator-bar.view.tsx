import { useEffect } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useEditing, useEditorState } from '../desk/editing.ts'
import { Tool } from '../desk/tool.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { sayPart } from '../words/words.ts'
import { translatorWords } from './guest-words.ts'
import styles from './translator-bar.module.css'

/** Stands at what is selected and no text of their language. It says why who translates cannot change it, and the way on. */
export function TranslatorBar({ stage }: { readonly stage: Stage }) {
  const { editor, say: main } = useEditing()
  const say = sayPart(translatorWords, main.language)
  const code = useEditorState(({ opened }) => opened?.facts.account.guest?.translates)
  const name = useEditorState(({ opened }) => opened?.site.languages.find((one) => one.code === code)?.localizedName)
  const shown = useEditorState(({ opened }) => opened?.language)
  useEffect(() => stage.place(), [stage])
  if (!code) return null
  const language = `\u2068${name ?? code}\u2069`
  const goTo = () => {
    editor.showLanguage(code)
    stage.focus()
  }
  return (
    <Toolbar label={say('why')} leave={() => stage.focus()}>
      <p className={styles.why} role="status">
        {say('only', { language })}
      </p>
      {shown !== code && name !== undefined && (
        <Tool isFirst label={say('goTo', { language })} words={say('goTo', { language })} run={goTo} />
      )}
    </Toolbar>
  )
}
