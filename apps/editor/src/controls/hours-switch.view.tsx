import type { Section } from '@mimar/document'
import { type Content, type Json, nameOfRole } from '@mimar/fields'
import { siteHours } from '@mimar/render'
import type { TemplateCatalog } from '@mimar/sections'
import { useId } from 'react'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import type { Opened } from '../state/state.ts'
import { pageName, templateName } from '../words/names.ts'
import styles from './controls.module.css'
import { Switch } from './switch.view.tsx'
import type { SayOptions } from './words.ts'

interface Props {
  readonly section: Section
  readonly path: string
  readonly label: string
  readonly value: boolean
  readonly say: SayOptions
  readonly store: (values: { readonly [path: string]: Json }) => void
}

/** Whether a section shows the hours of the site; where they are written, and while no page says any, what is to do for them to be seen. */
export function HoursSwitch({ section, path, label, value, say, store }: Props) {
  const id = useId()
  const catalog = useCatalog()
  const opened = useEditorState((state) => state.opened)
  const hint = useHint({ section, value, say }, opened, catalog)
  const choose = (isChosen: boolean) =>
    store({ ...(!isChosen && opened && beginsWith(section, opened, catalog)), [path]: isChosen })
  return (
    <div className={styles.stack}>
      <Switch {...{ label, value }} store={choose} about={hint ? id : undefined} />
      <div role="status">
        {hint && (
          <p id={id} className={styles.why} data-hint>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}

function useHint(
  { section, value, say }: Pick<Props, 'section' | 'value' | 'say'>,
  opened: Opened | null,
  catalog: TemplateCatalog,
) {
  const { say: main } = useEditing()
  if (!value || !opened) return undefined
  const hours = siteHours(opened.site, opened.language, catalog)
  const source = catalog.templates.find(({ fields }) => nameOfRole(fields, 'week') !== undefined)
  if (!hours) return source && say('noHours', { section: templateName(main, source.id) })
  const isOwn = hours.section === section.id
  const page = opened.site.pages.find(({ sections }) => !isOwn && sections.some(({ id }) => id === hours.section))
  return page && say('hoursFrom', { page: pageName(main, page, opened.language) })
}

/** Who has said no hours yet begins with those of the site, by path. */
function beginsWith({ template, content }: Section, { site, language }: Opened, catalog: TemplateCatalog) {
  const name = catalog.fieldFor(template, 'week')
  const hours = siteHours(site, language, catalog)
  const own = Object.entries((content[name ?? ''] ?? {}) as Content)
  if (name === undefined || !hours || own.some(([, day]) => day !== '')) return {}
  return Object.fromEntries(own.map(([day]) => [`${name}/${day}`, hours.week[day] ?? '']))
}
