import { findSection } from '@mimar/document'
import { type FormEvent, useId, useState } from 'react'
import { DialogFrame } from '../../desk/dialog-frame.view.tsx'
import { useCatalog, useEditing, useEditorState } from '../../desk/editing.ts'
import { sayPart } from '../../words/words.ts'
import styles from './map.module.css'
import { mapMoved, placeOfMap, readPlace, writePlace } from './read-place.ts'
import { mapWords } from './words.ts'

/** Kept from turning round among words that run from the right. */
const EXAMPLE = '\u206636.61,\u00A037.08\u2069'

/** Where the map of a section stands: two numbers, or the link of a place. */
export function MapDialog() {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const say = sayPart(mapWords, main.language)
  const id = useId()
  const section = useEditorState(({ dialog, opened }) =>
    dialog?.kind === 'map' && opened ? findSection(opened.site, dialog.section)?.section : undefined,
  )
  const [isUnclear, setUnclear] = useState(false)
  if (!section) return null
  const before = placeOfMap(section, catalog)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const place = readPlace(String(new FormData(event.currentTarget).get('place')))
    if (!place) return setUnclear(true)
    editor.show({ dialog: null })
    if (writePlace(place) === writePlace(before)) return
    editor.do({
      name: { kind: 'SectionLayout', template: section.template },
      operations: mapMoved(section, place, catalog),
    })
  }
  return (
    <DialogFrame title={say('title')} width={480}>
      <form className={styles.body} onSubmit={apply}>
        <label htmlFor={id}>{say('field')}</label>
        <input
          ref={(field) => field?.setAttribute('autofocus', '')}
          id={id}
          name="place"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          defaultValue={writePlace(before)}
          aria-invalid={isUnclear}
          aria-describedby={`${id}-why ${id}-help`}
          onChange={() => setUnclear(false)}
        />
        <p id={`${id}-why`} className={styles.why} role="alert">
          {isUnclear && say('unclear', { example: EXAMPLE })}
        </p>
        <p id={`${id}-help`}>{say('help', { example: EXAMPLE })}</p>
        <div className={styles.acts}>
          <button type="button" onClick={() => editor.show({ dialog: null })}>
            {say('cancel')}
          </button>
          <button type="submit" className={styles.main}>
            {say('apply')}
          </button>
        </div>
      </form>
    </DialogFrame>
  )
}
