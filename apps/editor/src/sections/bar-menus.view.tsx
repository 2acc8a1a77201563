import type { Section, Site } from '@mimar/document'
import { useEffect, useRef } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { FilmChoice } from '../controls/options-tool.view.tsx'
import { useCatalog, useEditing } from '../desk/editing.ts'
import { ToolMenu } from '../desk/tool-menu.view.tsx'
import type { MenuGroup, MenuItem } from '../kit/menu.ts'
import { MenuList } from '../kit/menu-list.view.tsx'
import { sectionAt } from '../places/editable.ts'
import { layoutsOf } from '../places/layouts.ts'
import { choiceNames } from '../words/fields.ts'
import type { SayAtBar } from '../words/section-bar.ts'
import styles from './section-bar.module.css'
import { backgroundOf, dimmingOf, filmOf, hasBackground, hasSides, sectionDeeds } from './section-deeds.ts'
import { useSurfaceGroups } from './surface-items.ts'

export interface BarProps {
  readonly stage: Stage
  readonly site: Site
  readonly section: Section
  readonly say: SayAtBar
}

const MODES = ['DARK', 'LIGHT', 'EXTRALIGHT'] as const
const MODE_WORDS = { DARK: 'modeDark', LIGHT: 'modeLight', EXTRALIGHT: 'modeExtraLight' } as const

/** The colour modes as choices, and following the theme as the first. */
export function useModeItems({ site, section, say }: Omit<BarProps, 'stage'>): readonly MenuItem[] {
  const { editor, say: main } = useEditing()
  const deeds = sectionDeeds(editor, section)
  const own = MODES.map((mode) => ({
    id: mode,
    label: main(MODE_WORDS[mode]),
    isChecked: section.colorMode === mode,
    run: () => deeds.wear(mode),
  }))
  const theme = main(MODE_WORDS[site.theme.colorMode])
  const none = { id: 'theme', label: say('asTheme'), hint: theme, isChecked: section.colorMode === null }
  return [{ ...none, run: () => deeds.wear(null) }, ...own]
}

/** The sides as choices, where the template can be turned round. */
export function useSideItems({ section, say }: Omit<BarProps, 'stage'>): readonly MenuItem[] {
  const { editor } = useEditing()
  const deeds = sectionDeeds(editor, section)
  const item = (side: Section['orientation'], label: string) => ({
    id: side ?? 'theme',
    label,
    isChecked: section.orientation === side,
    run: () => deeds.turn(side),
  })
  return [item(null, say('asTheme')), item('LEFT', say('usual')), item('RIGHT', say('swapped'))]
}

/** Which colours the section wears. */
export function ColourMenu(props: BarProps) {
  const { say: main } = useEditing()
  const { site, section, say } = props
  const items = useModeItems(props)
  const mode = section.colorMode ?? site.theme.colorMode
  return (
    <ToolMenu icon="contrast" label={say('colours')} words={main(MODE_WORDS[mode])}>
      {(close) => <MenuList groups={[{ label: say('colours'), items }]} close={close} />}
    </ToolMenu>
  )
}

/** The layouts as choices, where the template has several. */
export function useLayoutItems({ section }: Omit<BarProps, 'stage'>): readonly MenuItem[] {
  const catalog = useCatalog()
  const { editor, say: main } = useEditing()
  const layouts = layoutsOf(section, catalog)
  if (!layouts) return []
  const names = choiceNames(main, section.template, layouts.name)
  return layouts.options.map((option) => ({
    id: option,
    label: names[option] ?? option,
    isChecked: option === layouts.chosen,
    run: () => sectionDeeds(editor, section).layOut(option === layouts.usual ? null : option),
  }))
}

/** What can be chosen of how a section is laid out: its layout, its side, its room and its surface. */
export function useLayoutGroups(props: Omit<BarProps, 'stage'>): readonly MenuGroup[] {
  const catalog = useCatalog()
  const { section, say } = props
  const [layouts, sides] = [useLayoutItems(props), useSideItems(props)]
  const surface = useSurfaceGroups(props)
  return [
    ...(layouts.length > 0 ? [{ label: say('layout'), items: layouts }] : []),
    ...(hasSides(section, catalog) ? [{ label: say('side'), items: sides }] : []),
    ...surface,
  ]
}

/** How the section is laid out; some have one layout, and only some can be turned round. */
export function LayoutMenu(props: BarProps) {
  const { say } = props
  const groups = useLayoutGroups(props)
  return (
    <ToolMenu icon="layout" label={say('layout')} reason={groups.length > 0 ? undefined : say('oneLayout')}>
      {(close) => <MenuList groups={groups} close={close} />}
    </ToolMenu>
  )
}

/** The picture behind the section, and how dark it is. */
export function BackgroundMenu(props: BarProps) {
  const catalog = useCatalog()
  const { section, say } = props
  return (
    <ToolMenu
      icon="picture"
      kind="dialog"
      label={say('background')}
      reason={hasBackground(section, catalog) ? undefined : say('noBackground')}
    >
      {(close) => <BackgroundChoices {...props} close={close} />}
    </ToolMenu>
  )
}

/** What can be chosen about the picture behind a section. */
export function BackgroundChoices({ stage, section, say, close }: BarProps & { readonly close?: () => void }) {
  const catalog = useCatalog()
  const { editor } = useEditing()
  const first = useRef<HTMLButtonElement>(null)
  const deeds = sectionDeeds(editor, section)
  const isPopover = close !== undefined
  const has = backgroundOf(section, catalog) !== null
  const isCovered = has || filmOf(section, catalog) !== undefined
  useEffect(() => {
    if (isPopover) first.current?.focus()
  }, [isPopover])
  const run = (act: () => void) => () => {
    close?.()
    act()
  }
  return (
    <div className={styles.choices}>
      <button ref={first} type="button" className={styles.choice} onClick={run(deeds.chooseBackground)}>
        {say('choosePicture')}
      </button>
      {isCovered && <Dimmer stage={stage} section={section} label={say('darken')} dim={deeds.dim} />}
      {has && (
        <button type="button" className={styles.choice} onClick={run(deeds.removeBackground)}>
          {say('removePicture')}
        </button>
      )}
      <FilmChoice stage={stage} section={section} isHeld={isPopover} />
    </div>
  )
}

interface DimmerProps {
  readonly stage: Stage
  readonly section: Section
  readonly label: string
  readonly dim: (share: number) => void
}

/** Darkens the picture while it is dragged, and makes one step when it is let go (U27). */
function Dimmer({ stage, section, label, dim }: DimmerProps) {
  const catalog = useCatalog()
  const range = useRef<HTMLInputElement>(null)
  const start = Math.round(dimmingOf(section, catalog) * 100)
  useEffect(() => {
    const slider = range.current
    if (!slider) return
    const ending = new AbortController()
    const element = sectionAt(stage.page, section.id)
    const share = () => Number(slider.value) / 100
    const show = () => element?.style.setProperty('--dim', String(share()))
    slider.addEventListener('input', show, { signal: ending.signal })
    slider.addEventListener('change', () => dim(share()), { signal: ending.signal })
    return () => ending.abort()
  }, [stage, section.id, dim])
  return (
    <label className={styles.dimmer}>
      {label}
      <input ref={range} type="range" min={0} max={100} step={5} defaultValue={start} />
    </label>
  )
}
