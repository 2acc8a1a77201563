import { nameOfRole } from '@mimar/fields'
import { siteHours } from '@mimar/render'
import { useId } from 'react'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { templateName } from '../words/names.ts'
import styles from './controls.module.css'
import { Switch } from './switch.view.tsx'
import type { SayOptions } from './words.ts'

interface Props {
  readonly label: string
  readonly value: boolean
  readonly say: SayOptions
  readonly store: (isShown: boolean) => void
}

/** Whether a section shows the hours of the site; while no page says any, what is to do for them to be seen. */
export function HoursSwitch({ label, value, say, store }: Props) {
  const id = useId()
  const { say: main } = useEditing()
  const catalog = useCatalog()
  const opened = useEditorState((state) => state.opened)
  const source = catalog.templates.find(({ fields }) => nameOfRole(fields, 'week') !== undefined)
  const isMissed = value && opened && source && siteHours(opened.site, opened.language, catalog) === null
  return (
    <div className={styles.stack}>
      <Switch {...{ label, value, store }} about={isMissed ? id : undefined} />
      <div role="status">
        {isMissed && (
          <p id={id} className={styles.why} data-hint>
            {say('noHours', { section: templateName(main, source.id) })}
          </p>
        )}
      </div>
    </div>
  )
}
