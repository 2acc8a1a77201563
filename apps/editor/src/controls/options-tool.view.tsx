import type { Section } from '@mimar/document'
import { learnReadings } from '@mimar/fields'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing, useMay } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import { SheetAbout } from '../desk/sheet-about.view.tsx'
import { Tool } from '../desk/tool.view.tsx'
import { ToolMenu } from '../desk/tool-menu.view.tsx'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { optionOfRole, optionsOf } from '../places/options.ts'
import { useAsked } from './use-asked.ts'
import { sayOptions } from './words.ts'

/** The controls are loaded once something is selected that has options, with how the amounts in them are read. */
const load = async () => {
  const [{ Options }] = await Promise.all([import('./options.view.tsx'), learnReadings()])
  return { default: Options }
}
const Options = lazyAside(load)

interface Props {
  readonly stage: Stage
  readonly section: Section
  /** The path of an item; '' for the section's own. */
  readonly item?: string
  readonly isFirst?: boolean
}

/** Whether a section or an item has anything that is changed beside the page, by who is here. */
export function useHasOptions(section: Section, item = ''): boolean {
  const catalog = useCatalog()
  return optionsOf(section, item, useMay('design-site'), catalog).length > 0
}

/** The button of a bar that opens the options; nothing where there are none. */
export function OptionsTool(props: Props) {
  const hasOptions = useHasOptions(props.section, props.item)
  const isPhone = useIsPhone()
  useEffect(() => {
    // Only ahead of its use: who opens the options asks again.
    if (hasOptions) load().catch(() => undefined)
  }, [hasOptions])
  if (!hasOptions) return null
  return isPhone ? <OptionsSheet {...props} /> : <OptionsMenu {...props} />
}

function OptionsMenu({ stage, section, item = '', isFirst = false }: Props) {
  const say = sayOptions(useEditing().say.language)
  const asked = useAsked(stage, section, item === '')
  return (
    <ToolMenu icon="sliders" kind="dialog" label={say('options')} isFirst={isFirst} opensFor={asked}>
      {() => (
        <Held stage={stage}>
          <Options stage={stage} section={section} item={item} takesFocus asked={asked} />
        </Held>
      )}
    </ToolMenu>
  )
}

/** The text at the caret stays the one that is edited while the focus is here. */
function Held({ stage, children }: { readonly stage: Stage; readonly children: ReactNode }) {
  const { editor } = useEditing()
  // Before any control takes the focus.
  useLayoutEffect(() => {
    if (!editor.store.getState().caret) return
    stage.hold()
    return () => queueMicrotask(() => stage.left(document.activeElement))
  }, [editor, stage])
  return children
}

function OptionsSheet({ stage, section, item = '', isFirst = false }: Props) {
  const { editor, say: main } = useEditing()
  const say = sayOptions(main.language)
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    if (editor.store.getState().caret) stage.resume()
  }
  const path = editor.store.getState().caret?.path ?? item
  return (
    <>
      <Tool icon="sliders" label={say('options')} isFirst={isFirst} expands={isOpen} run={() => setOpen(true)} />
      {isOpen &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: what happens in here is no business of the bar
          <div onPointerDown={keepIn} onMouseDown={keepIn} onKeyDown={keepIn} onBlur={keepIn}>
            <SheetAbout stage={stage} about={{ section: section.id, path }} title={say('options')} done={done}>
              <Held stage={stage}>
                <Options stage={stage} section={section} item={item} />
              </Held>
            </SheetAbout>
          </div>,
          document.body,
        )}
    </>
  )
}

function keepIn(event: SyntheticEvent): void {
  event.stopPropagation()
}

interface FilmProps extends Pick<Props, 'stage' | 'section'> {
  /** It stands in a popover, beside which a text is being edited. */
  readonly isHeld: boolean
}

/** The film behind a section, among what is chosen about its background. */
export function FilmChoice({ stage, section, isHeld }: FilmProps) {
  const offered = optionOfRole(section, 'background-film', useMay('design-site'), useCatalog())
  if (offered.length === 0) return null
  const options = <Options stage={stage} section={section} item="" only="background-film" />
  return isHeld ? <Held stage={stage}>{options}</Held> : options
}

/** The same in the sheet that a section has on a phone, without another one over it. */
export function OptionRows({ stage, section }: Pick<Props, 'stage' | 'section'>) {
  const asked = useAsked(stage, section, true)
  return useHasOptions(section) ? (
    <Options stage={stage} section={section} item="" takesFocus={asked !== null} asked={asked} />
  ) : null
}
