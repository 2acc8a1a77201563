import type { TemplateCatalog } from '@mimar/sections'
import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { learnIcons, surroundingsOf } from '../canvas/surroundings.ts'
import { useCatalog, useEditing, useEditorState } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { wasPressed } from '../desk/presses.ts'
import type { Spot } from '../desk/spots.ts'
import { Tool } from '../desk/tool.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { Float } from '../kit/float.view.tsx'
import floating from '../kit/floating.module.css'
import { Icon } from '../kit/icon.view.tsx'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { elementAt } from '../places/editable.ts'
import type { IconPlace } from '../places/icon.ts'
import type { Opened } from '../state/state.ts'
import { ItemTools } from '../text/item-tools.view.tsx'
import { LinkPopover } from '../text/link-popover.view.tsx'
import { IconPicker } from './icon-picker.view.tsx'
import { IconSheet } from './icon-sheet.view.tsx'
import styles from './icons.module.css'
import { type Choice, useIconSay } from './use-icons.ts'

interface Props {
  readonly stage: Stage
  readonly place: IconPlace
}

type Mode = 'icon' | 'link' | null

/** What can be done with the selected icon: another one, where it leads when it stands alone, its place in its list. */
export function IconTools({ stage, place }: Props) {
  const say = useIconSay()
  const isPhone = useIsPhone()
  // What is new has nothing yet: it is asked at once.
  const isNew = place.value === '' && place.link?.value === ''
  const [mode, setMode] = useState<Mode>(() => (isNew || wasPressed(stage) ? 'icon' : null))
  const { choose, lead } = useIconDeeds(stage, place, setMode)
  useIconEvents(stage, place, { open: () => setMode('icon'), empty: () => place.link === null && choose(null) })
  const catalog = useCatalog()
  const isMissing = useEditorState(({ opened }) => isUnknown(place.value, opened?.facts, catalog))
  const name = say(place.link ? 'social' : 'icon')
  const part = {
    bar: (
      <Toolbar label={name} leave={() => stage.focus()}>
        <IconBar stage={stage} place={place} mode={mode} open={setMode} />
      </Toolbar>
    ),
    missing: isMissing && <Missing />,
    picker: (mode === 'icon' || (isPhone && mode === null)) && (
      <IconPicker value={place.value} isSocial={place.link !== null} isInSheet={isPhone} choose={choose} />
    ),
    link: mode === 'link' && place.link && <LinkPopover stage={stage} address={place.link.value} done={lead} />,
  }
  const leavePicker = () => {
    setMode(null)
    stage.focus()
  }
  if (isPhone) return <IconSheet stage={stage} place={place} name={name} {...part} />
  return (
    <Placed stage={stage} at={place.caret} spot={beneath} className={styles.column}>
      {part.bar}
      {part.missing}
      {part.picker && (
        <Float aria-label={say('icon')} className={styles.popover} leave={leavePicker}>
          {part.picker}
        </Float>
      )}
      {part.link}
    </Placed>
  )
}

interface BarProps extends Props {
  readonly mode: Mode
  readonly open: (mode: Mode) => void
}

function IconBar({ stage, place, mode, open }: BarProps) {
  const { say: main } = useEditing()
  const say = useIconSay()
  const isPhone = useIsPhone()
  const { link, item, section, caret } = place
  return (
    <>
      {/* The sheet of a phone shows icons as long as nothing else. */}
      {(link || !isPhone) && (
        <Tool
          isFirst
          icon="icon"
          label={say('icon')}
          expands={mode === 'icon'}
          run={() => open(mode === 'icon' && !isPhone ? null : 'icon')}
        />
      )}
      {link && (
        <Tool
          icon="link"
          label={main('link')}
          {...(link.value === '' && { words: main('link') })}
          isOn={link.value !== ''}
          expands={mode === 'link'}
          run={() => open(mode === 'link' ? null : 'link')}
        />
      )}
      {item && (
        <ItemTools
          stage={stage}
          section={section}
          item={item}
          isFirst={isPhone && !link}
          selected={caret.path.split('/').at(-1) ?? ''}
        />
      )}
    </>
  )
}

/** No set has it: visitors see nothing in its place (VIS-4). */
function Missing() {
  const say = useIconSay()
  return (
    <div className={`${floating.look} ${styles.missing}`} role="status">
      <Icon name="alertTriangle" />
      <span>
        <strong>{say('missing')}</strong>
        {say('missingWhy')}
      </span>
    </div>
  )
}

function isUnknown(name: string, facts: Opened['facts'] | undefined, catalog: TemplateCatalog): boolean {
  return name !== '' && facts !== undefined && surroundingsOf(facts, catalog).icon(name) === undefined
}

function useIconDeeds(stage: Stage, { section, caret, link }: IconPlace, open: (mode: Mode) => void) {
  const { editor } = useEditing()
  const set = (kind: 'Icon' | 'Link', field: string, value: string) =>
    editor.do({
      name: { kind, template: section.template },
      operations: [{ do: 'set-field', section: section.id, field, value }],
    })
  return {
    choose(choice: Choice | null) {
      if (choice) learnIcons({ [choice.name]: choice.shape })
      set('Icon', caret.path, choice?.name ?? '')
      // What is new leads nowhere yet: that is asked next.
      const isNext = link?.value === ''
      open(isNext ? 'link' : null)
      if (!isNext) stage.focus()
    },
    lead(address: string | null) {
      if (link && address !== null) set('Link', link.path, address)
      open(null)
      stage.focus()
    },
  }
}

interface Events {
  readonly open: () => void
  readonly empty: () => void
}

/** Another press on the icon opens the picker again, and Delete takes the icon away. */
function useIconEvents(stage: Stage, { caret }: IconPlace, { open, empty }: Events): void {
  useEffect(() => {
    const ending = new AbortController()
    const options = { signal: ending.signal, capture: true }
    const view = stage.page.defaultView
    const clicked = (event: MouseEvent) => elementAt(stage.page, caret)?.contains(event.target as Node) && open()
    const keyed = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' && event.key !== 'Backspace') return
      event.preventDefault()
      event.stopPropagation()
      empty()
    }
    view?.addEventListener('click', clicked, options)
    view?.addEventListener('keydown', keyed, options)
    return () => ending.abort()
  })
}

const GAP = 14
const EDGE = 8

/** Below the icon from its start on; above it where there is no room below, beside it where there is none above. */
const beneath: Spot = (box, own, room) => {
  const isRtl = document.documentElement.dir === 'rtl'
  const inside = (x: number) => Math.max(EDGE, Math.min(x, room.width - own.width - EDGE))
  const x = inside(isRtl ? box.x + box.width + 4 - own.width : box.x - 4)
  const lower = box.y + box.height + GAP
  const upper = box.y - GAP - own.height
  if (lower + own.height + EDGE <= room.height) return { x, y: lower }
  if (upper >= EDGE) return { x, y: upper }
  const [left, right] = [box.x - GAP - own.width, box.x + box.width + GAP]
  const hasRight = right + own.width + EDGE <= room.width
  const beside = hasRight && (!isRtl || left < EDGE) ? right : left
  return { x: inside(beside), y: Math.max(EDGE, room.height - own.height - EDGE) }
}
