import type { Section, SectionId, Site } from '@mimar/document'
import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { OptionsTool } from '../controls/options-tool.view.tsx'
import { useEditing, useEditorState, useStateAfterFrame } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import { Tool } from '../desk/tool.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { Icon } from '../kit/icon.view.tsx'
import small from '../kit/small-field.module.css'
import tag from '../kit/tag.module.css'
import { toolIcons } from '../kit/tool-icons.ts'
import toolStyles from '../kit/tools.module.css'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { actOnSection, placeOfSection, type SectionAct } from '../places/section-acts.ts'
import { templateName } from '../words/names.ts'
import { type SayAtBar, sayAtBar } from '../words/section-bar.ts'
import type { Say } from '../words/words.ts'
import { BackgroundMenu, type BarProps, ColourMenu, LayoutMenu } from './bar-menus.view.tsx'
import { EntriesTool } from './entries-tool.view.tsx'
import { dragSection } from './layer-acts.ts'
import { MoreMenu } from './more-menu.view.tsx'
import styles from './section-bar.module.css'
import { sectionDeeds } from './section-deeds.ts'
import { sharedUse } from './shared.ts'

interface Props {
  readonly stage: Stage
  readonly id: SectionId
}

/** The sheet of a phone loads on first use. */
const SectionSheet = lazyAside(() =>
  import('./section-sheet.view.tsx').then((part) => ({ default: part.SectionSheet })),
)

/** Under this width of the canvas the middle of the bar folds into More. */
const FOLDS_BELOW = 560

/** What can be done to the selected section: at a bar on it, on a phone in a sheet (U13, U14). */
export function SectionTools({ stage, id }: Props) {
  const { say: main } = useEditing()
  const site = useStateAfterFrame((state) => state.opened?.site)
  const hasPanel = useEditorState(({ panel }) => panel !== null)
  const isPhone = useIsPhone()
  const section = site && placeOfSection(site, id)?.section
  if (!section || !site) return null
  const props = { stage, site, section, say: sayAtBar(main.language) }
  // One sheet at a time: an open panel is one already.
  if (isPhone) return hasPanel ? null : <SectionSheet {...props} />
  return <SectionBar {...props} />
}

/** Stays when another section is selected, and the focus in it with it. */
function SectionBar(props: BarProps) {
  const { stage, site, section, say } = props
  const { editor, say: main, announce } = useEditing()
  const [renamed, setRenamed] = useState<SectionId | null>(null)
  const isRenaming = renamed === section.id
  const isFolded = useIsNarrow(stage)
  const place = placeOfSection(site, section.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them gives the bar another width, which it has only now
  useEffect(() => stage.place(), [stage, isFolded, isRenaming, section, say])
  if (!place) return null
  const act = (what: SectionAct) => () => actOnSection({ editor, say: () => main, announce }, what)
  const rename = (label: string) => {
    setRenamed(null)
    sectionDeeds(editor, section).rename(label.trim())
  }
  return (
    <Toolbar label={main('sectionBar', { section: nameOf(main, section) })} leave={() => stage.focus()}>
      {isRenaming ? (
        <NameField value={section.label} label={say('nameOf')} done={rename} />
      ) : (
        <Name {...{ main, say, site, section }} />
      )}
      <span className={toolStyles.line} />
      <Handle stage={stage} id={section.id} label={say('dragToMove')} />
      <Tool
        isFirst
        icon="arrowUp"
        label={main('moveUp')}
        reason={place.isFirst ? main('isFirst') : undefined}
        run={act('up')}
      />
      <Tool
        icon="arrowDown"
        label={main('moveDown')}
        reason={place.isLast ? main('isLast') : undefined}
        run={act('down')}
      />
      {!isFolded && <Middle {...props} />}
      <OptionsTool stage={stage} section={section} />
      <EntriesTool section={section} />
      <span className={toolStyles.line} />
      <Tool
        icon="copy"
        label={main('duplicate')}
        reason={place.isOnly ? main('onlyOne') : undefined}
        run={act('copy')}
      />
      <Tool
        icon={section.isHidden ? 'eye' : 'eyeOff'}
        label={main(section.isHidden ? 'show' : 'hide')}
        isOn={section.isHidden}
        run={act('hide')}
      />
      <MoreMenu {...props} isFolded={isFolded} rename={() => setRenamed(section.id)} />
    </Toolbar>
  )
}

function Middle(props: BarProps) {
  return (
    <>
      <span className={toolStyles.line} />
      <ColourMenu {...props} />
      <BackgroundMenu {...props} />
      <LayoutMenu {...props} />
    </>
  )
}

interface NameProps {
  readonly main: Say
  readonly say: SayAtBar
  readonly site: Site
  readonly section: Section
}

/** What the section is called, and on how many pages it stands when they share it (U17). */
function Name({ main, say, site, section }: NameProps) {
  const pages = sharedUse(site, section.id)
  return (
    <span className={toolStyles.name}>
      <Icon name="layoutGrid" />
      {nameOf(main, section)}
      {pages > 0 && (
        <span className={tag.tag} data-shared="">
          {say('onPages', { n: pages })}
        </span>
      )}
    </span>
  )
}

/** What its owner calls it, else what its template is called. */
function nameOf(main: Say, { label, template }: Section): string {
  return label || templateName(main, template)
}

interface NameFieldProps {
  readonly value: string
  readonly label: string
  readonly done: (value: string) => void
}

function NameField({ value, label, done }: NameFieldProps) {
  return (
    <input
      ref={(field) => field?.focus()}
      className={`${small.field} ${styles.rename}`}
      aria-label={label}
      defaultValue={value}
      maxLength={60}
      onBlur={(event) => done(event.target.value)}
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') done(event.currentTarget.value)
        if (event.key === 'Escape') done(value)
      }}
    />
  )
}

/** Takes hold of the section; with keys it is moved by the two buttons beside it. */
function Handle({ stage, id, label }: { readonly stage: Stage; readonly id: SectionId; readonly label: string }) {
  return (
    <span
      className={`${toolStyles.tool} ${styles.handle}`}
      data-tip={label}
      data-handle=""
      aria-hidden="true"
      onPointerDown={(event) => dragSection(stage, id, event.nativeEvent)}
      dangerouslySetInnerHTML={{ __html: toolIcons.handle }}
    />
  )
}

function useIsNarrow(stage: Stage): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useEffect(() => stage.follow((_, { width }) => setNarrow(width < FOLDS_BELOW)), [stage])
  return isNarrow
}
