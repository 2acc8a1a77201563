import { useMemo, useRef, useState } from 'react'
import { DialogFrame } from '../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { undoKeys } from '../kit/undo-keys.ts'
import type { EditorState } from '../state/state.ts'
import { sayPart } from '../words/words.ts'
import { GroupTexts } from './group.view.tsx'
import { ImportPreview } from './import.view.tsx'
import { Lists } from './lists.view.tsx'
import { Nothing } from './nothing.view.tsx'
import parts from './parts.module.css'
import { PlaceOnPage } from './place-preview.view.tsx'
import type { ReadResult } from './read-file.ts'
import styles from './translate.module.css'
import { type TranslateWords, translateWords } from './words.ts'
import { groupsOf, isWanted, keyOfText, type Wanted } from './worklist.ts'

/** Everything that can be translated, the original beside the translation (U44). */
export function TranslateDialog() {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const site = useEditorState(({ opened }) => opened?.site)
  const shown = useEditorState(({ opened }) => opened?.language)
  const say = sayPart<TranslateWords>(translateWords, main.language)
  const [chosen, choose] = useState(shown)
  const [wanted, setWanted] = useState<Wanted>({ filter: 'todo', place: 'all', query: '' })
  const [from] = useState(useEditorState(textToBegin))
  const [at, goTo] = useState(from && keyOfText(from))
  const [read, setRead] = useState<ReadResult | null>(null)
  const [text, workOn] = useState(from)
  const body = useRef<HTMLDivElement>(null)
  const mine = useEditorState(({ opened }) => opened?.facts.account.guest?.translates)
  const others = site?.languages.filter(({ isPrimary, code }) => !isPrimary && (mine ?? code) === code) ?? []
  const language = (others.find(({ code }) => code === chosen) ?? others[0])?.code
  const isContentOnly = !useMay('design-site')
  const groups = useMemo(
    () => (site && language ? groupsOf(site, language, isContentOnly, catalog) : []),
    [site, language, isContentOnly, catalog],
  )
  if (!site) return null
  const group = groups.find(({ key }) => key === at) ?? groups.find((one) => isWanted(one, wanted))
  // The texts one works on stay, also when nothing of them is left to do.
  if (at === null && group) goTo(group.key)
  const want = (next: Wanted) => {
    setWanted(next)
    goTo(null)
    setRead(null)
  }
  const wantInstead = (next: Wanted) => {
    want(next)
    body.current?.querySelector<HTMLElement>(`[data-filter=${next.filter}]`)?.focus()
  }
  const endImport = () => {
    setRead(null)
    body.current?.querySelector('select')?.focus()
  }
  return (
    <DialogFrame title={say('title')} width={1400} height={900}>
      {language === undefined ? (
        <p className={parts.nothing}>{say('noOther')}</p>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: keys that mean the same in every field of the dialog
        <div ref={body} className={styles.body} onKeyDown={(event) => undoKeys(event, editor)}>
          <Lists
            {...{ site, language, languages: others, groups, wanted, say, choose, want }}
            read={setRead}
            isFirst={from === null}
          />
          {read && <ImportPreview {...{ site, result: read }} close={endImport} />}
          {!read && !group && <Nothing {...{ wanted, say }} want={wantInstead} />}
          {!read && group && (
            <>
              <GroupTexts {...{ site, language, groups, group, wanted, say, goTo, worksOn: workOn, from }} />
              <PlaceOnPage {...{ site, language, group, text, say }} />
            </>
          )}
        </div>
      )}
    </DialogFrame>
  )
}

function textToBegin({ dialog }: EditorState): string | null {
  return (dialog?.kind === 'translate' && dialog.text) || null
}
