import { type Ref, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { OptionRows } from '../controls/options-tool.view.tsx'
import { useCatalog, useEditing } from '../desk/editing.ts'
import { Icon } from '../kit/icon.view.tsx'
import type { MenuItem } from '../kit/menu.ts'
import frame from '../kit/sheet.module.css'
import { Sheet } from '../kit/sheet.view.tsx'
import small from '../kit/small-field.module.css'
import tag from '../kit/tag.module.css'
import { type ToolIcon, toolIcons } from '../kit/tool-icons.ts'
import { sectionAt } from '../places/editable.ts'
import { actOnSection, placeOfSection, type SectionAct } from '../places/section-acts.ts'
import { templateName } from '../words/names.ts'
import { BackgroundChoices, type BarProps, useLayoutItems, useModeItems, useSideItems } from './bar-menus.view.tsx'
import { EntryRows } from './entries-tool.view.tsx'
import { useMoreGroups } from './more-menu.view.tsx'
import styles from './section-bar.module.css'
import { hasBackground, hasSides, sectionDeeds } from './section-deeds.ts'
import { sharedUse } from './shared.ts'
import { useSurfaceGroups } from './surface-items.ts'

/** Room above a section that stands over its sheet. */
const ABOVE = 12

/** A phone has no room for a bar: four large acts, then rows, in a sheet below the section (editor-look 11a). */
export function SectionSheet(props: BarProps) {
  const { stage, site, section, say } = props
  const { editor, say: main } = useEditing()
  const pages = sharedUse(site, section.id)
  useEffect(() => {
    const element = sectionAt(stage.page, section.id)
    const view = stage.page.defaultView
    if (element && view) view.scrollBy({ top: element.getBoundingClientRect().top - ABOVE, behavior: 'instant' })
  }, [stage, section.id])
  const close = () => {
    editor.select(null)
    stage.focus()
  }
  return createPortal(
    <Sheet
      name="section"
      title={section.label || templateName(main, section.template)}
      dir={main.dir}
      isLow
      leave={close}
      before={<Icon name="layoutGrid" />}
      behind={
        <>
          {pages > 0 && <span className={tag.tag}>{say('onPages', { n: pages })}</span>}
          <button type="button" className={frame.close} aria-label={say('closeSheet')} data-closes="" onClick={close}>
            <Icon name="close" />
          </button>
        </>
      }
    >
      <BigActs {...props} />
      <Rows key={section.id} {...props} />
    </Sheet>,
    document.body,
  )
}

function BigActs({ site, section, say }: BarProps) {
  const { editor, say: main, announce } = useEditing()
  const place = placeOfSection(site, section.id)
  const act = (what: SectionAct) => () => actOnSection({ editor, say: () => main, announce }, what)
  const only = place?.isOnly ? main('onlyOne') : undefined
  return (
    <div className={styles.acts}>
      <Big icon="arrowUp" label={say('up')} reason={place?.isFirst ? main('isFirst') : undefined} run={act('up')} />
      <Big icon="arrowDown" label={say('down')} reason={place?.isLast ? main('isLast') : undefined} run={act('down')} />
      <Big icon="copy" label={main('duplicate')} reason={only} run={act('copy')} />
      <Big
        icon={section.isHidden ? 'eye' : 'eyeOff'}
        label={main(section.isHidden ? 'show' : 'hide')}
        isOn={section.isHidden}
        run={act('hide')}
      />
    </div>
  )
}

interface BigProps {
  readonly icon: ToolIcon
  readonly label: string
  readonly reason?: string | undefined
  readonly isOn?: boolean
  readonly run: () => void
}

function Big({ icon, label, reason, isOn, run }: BigProps) {
  return (
    <button
      type="button"
      aria-disabled={reason !== undefined}
      aria-description={reason}
      aria-pressed={isOn}
      onClick={() => reason === undefined && run()}
    >
      <span className="icon" dangerouslySetInnerHTML={{ __html: toolIcons[icon] }} />
      {label}
    </button>
  )
}

function Rows(props: BarProps) {
  const catalog = useCatalog()
  const { section, say } = props
  const { editor } = useEditing()
  const [isRenaming, setRenaming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const own = useModeItems(props).slice(1)
  const shown = section.colorMode ?? props.site.theme.colorMode
  const modes = own.map((item) => ({ ...item, isChecked: item.id === shown }))
  const sides = useSideItems(props)
  const layouts = useLayoutItems(props)
  const more = useMoreGroups(props, () => setRenaming(true))
  const surface = useSurfaceGroups(props)
  const groups = [...(layouts.length > 0 ? [{ label: say('layout'), items: layouts }] : []), ...surface, ...more]
  useEffect(() => {
    if (isRenaming) field.current?.focus()
  }, [isRenaming])
  return (
    <>
      <Segments label={say('colours')} items={modes} />
      {hasSides(section, catalog) && <Segments label={say('side')} items={sides} />}
      {hasBackground(section, catalog) && (
        <div className={styles.row}>
          {say('background')}
          <BackgroundChoices {...props} />
        </div>
      )}
      <EntryRows section={section} />
      <OptionRows stage={props.stage} section={section} />
      {isRenaming && (
        <NameRow
          field={field}
          label={say('nameOf')}
          value={section.label}
          done={(label) => {
            setRenaming(false)
            sectionDeeds(editor, section).rename(label.trim())
          }}
        />
      )}
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          {!group.isPlain && <div className={styles.group}>{group.label}</div>}
          {group.items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </div>
      ))}
    </>
  )
}

interface NameRowProps {
  readonly field: Ref<HTMLInputElement>
  readonly label: string
  readonly value: string
  readonly done: (label: string) => void
}

function NameRow({ field, label, value, done }: NameRowProps) {
  return (
    <label className={styles.row}>
      {label}
      <input
        ref={field}
        className={`${small.field} ${styles.rename}`}
        defaultValue={value}
        maxLength={60}
        onBlur={(event) => done(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && done(event.currentTarget.value)}
      />
    </label>
  )
}

function Segments({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <div className={styles.segments} role="radiogroup" aria-label={label}>
        {items.map((item) => (
          <button key={item.id} type="button" role="radio" aria-checked={item.isChecked} onClick={item.run}>
            {item.label}
          </button>
        ))}
      </div>
    </div>
  )
}

function Row({ item }: { readonly item: MenuItem }) {
  const isChoice = item.isChecked !== undefined
  return (
    <button
      type="button"
      className={styles.row}
      role={isChoice ? (item.isOneOfMany ? 'checkbox' : 'radio') : undefined}
      aria-checked={isChoice ? item.isChecked : undefined}
      aria-disabled={item.reason === undefined ? undefined : true}
      aria-description={item.reason}
      data-danger={item.id === 'remove' ? '' : undefined}
      onClick={() => item.reason === undefined && item.run()}
    >
      {item.label}
      {item.isChecked ? <Icon name="check" /> : <small>{item.reason ?? item.hint}</small>}
    </button>
  )
}
