import { apply, type Operation, type Section } from '@mimar/document'
import type { FieldRole, Json } from '@mimar/fields'
import { useEffect, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { optionOfRole, optionsOf } from '../places/options.ts'
import { placeOfSection } from '../places/section-acts.ts'
import type { StepName } from '../state/state.ts'
import { choiceNames, fieldName } from '../words/fields.ts'
import { pageName } from '../words/names.ts'
import { Belongs } from './belongs.view.tsx'
import { Condition } from './condition.view.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { Details } from './details.view.tsx'
import { HoursSwitch } from './hours-switch.view.tsx'
import { Only } from './only.view.tsx'
import { Order } from './order.view.tsx'
import { controlFor } from './registry.ts'
import { useShownList } from './shown-list.ts'
import { Topic } from './topic.view.tsx'
import type { AskedItem } from './use-asked.ts'
import { sayOptions } from './words.ts'

export interface OptionsProps {
  readonly stage: Stage
  readonly section: Section
  /** The path of an item; '' for what the section has itself. */
  readonly item: string
  /** Only what has this role, and a tool of its own. */
  readonly only?: FieldRole
  /** The first control takes the focus when they come. */
  readonly takesFocus?: boolean
  /** The control that takes it in place of the first. */
  readonly asked?: AskedItem | null
}

/** Every option of a section or an item, each with the control of its kind. */
export function Options({ stage, section: given, item, only, takesFocus = false, asked = null }: OptionsProps) {
  const section = useFreshSection(given)
  const catalog = useCatalog()
  const { say: main } = useEditing()
  const mayDesign = useMay('design-site')
  const say = sayOptions(main.language)
  const own = useRef<HTMLDivElement>(null)
  const pages = usePages()
  const shown = useShownList(section)
  const { preview, store, storeAll } = useChoosing(
    stage,
    section,
    only === undefined ? 'SectionOptions' : 'SectionBackground',
  )
  const offered =
    only === undefined ? optionsOf(section, item, mayDesign, catalog) : optionOfRole(section, only, mayDesign, catalog)
  useEffect(() => {
    if (!takesFocus) return
    const place = asked && own.current?.querySelector(`[data-answer="${CSS.escape(asked.item)}"]`)
    const first = (place ?? own.current)?.querySelector<HTMLElement>('input:checked, input, select')
    first?.focus()
  }, [takesFocus, asked])
  return (
    <div ref={own} className={styles.options} dir={main.dir}>
      {item === '' && only === undefined && <Details {...{ section, say, pages }} />}
      {offered.map(({ path, field, value }) => {
        // What entries are, their own list says.
        if (field.role === 'fact' && shown?.list.isHome === false) return null
        const label = fieldName(main, section.template, path)
        if (field.role === 'condition') {
          const choose = (option: string) => store(path, option)
          return <Condition key={path} {...{ section, item, label, say }} store={choose} />
        }
        if (field.role === 'collection')
          return <Belongs key={path} {...{ section, label, say, value }} store={(id) => store(path, id)} />
        if (field.role === 'topic')
          return <Topic key={path} {...{ section, label, say, value }} store={(topic) => store(path, topic)} />
        if (field.role === 'hours')
          return <HoursSwitch key={path} {...{ section, path, label, say }} value={value === true} store={storeAll} />
        if (field.role === 'filter')
          return <Only key={path} {...{ section, field, label, say, value }} store={(only) => store(path, only)} />
        const choices = choiceNames(main, section.template, path)
        if (field.role === 'order') {
          const chosen = value as ControlProps<'choice'>['value']
          return <Order key={path} {...{ section, field, path, label, choices, say }} value={chosen} store={storeAll} />
        }
        const Control = controlFor(field.kind)
        if (!Control) return null
        // What is stored has passed the check of its field, so it is a value of its kind.
        const valued = { field, value } as Pick<ControlProps, 'field' | 'value'>
        return (
          <Control
            key={path}
            {...valued}
            at={`${section.id}/${path}`}
            label={label}
            choices={choices}
            pages={pages}
            say={say}
            preview={(next) => preview(path, next as Json | null)}
            store={(next, visit) => store(path, next as Json, visit)}
          />
        )
      })}
    </div>
  )
}

/** A bar learns of a change a frame later; a control would go back to its old value until then. */
function useFreshSection(section: Section): Section {
  return useEditorState(({ opened }) => opened && placeOfSection(opened.site, section.id)?.section) ?? section
}

/** Shows on the canvas what is being tried, and makes one step of what is chosen. */
function useChoosing(stage: Stage, { id, template }: Section, kind: StepName['kind']) {
  const catalog = useCatalog()
  const { editor } = useEditing()
  useEffect(() => () => stage.trySite(null), [stage])
  const set = (field: string, value: Json): Operation => ({ do: 'set-field', section: id, field, value })
  return {
    preview(path: string, value: Json | null) {
      const { opened } = editor.store.getState()
      if (opened) stage.trySite(value === null ? null : apply(opened.site, set(path, value), catalog).site)
    },
    store(path: string, value: Json, visit?: string) {
      stage.trySite(null)
      editor.do({
        name: { kind, template },
        operations: [set(path, value)],
        ...(visit && { visit: `${path} ${visit}` }),
      })
    },
    /** What belongs together is one step back. */
    storeAll(values: { readonly [path: string]: Json }) {
      editor.do({
        name: { kind, template },
        operations: Object.entries(values).map(([path, value]) => set(path, value)),
      })
    },
  }
}

function usePages() {
  const { say } = useEditing()
  const opened = useEditorState((state) => state.opened)
  if (!opened) return []
  return opened.site.pages.map((page) => ({ address: page.path, name: pageName(say, page, opened.language) }))
}
