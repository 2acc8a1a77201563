import type { SectionId } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useEditing, useEditorState, useMay, useStateAfterFrame } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import { listenForPresses } from '../desk/presses.ts'
import { bringMissingIcons } from '../icons/missing-icons.ts'
import { listenToItemKeys } from '../items/item-keys.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { placeOfIcon } from '../places/icon.ts'
import { placeOfSection } from '../places/section-acts.ts'
import { placeOfText, wordsAlone } from '../places/text.ts'
import { useAtWork } from '../sections/at-work.ts'
import { bringDrag } from '../sections/bring-drag.ts'
import type { Opened } from '../state/state.ts'
import { bringLongText } from '../text/bring-long-text.ts'
import { TextBar } from '../text/text-bar.view.tsx'

/** What only phones, some roles and links have loads where it is first drawn. */
const PhoneTextBar = lazyAside(() =>
  import('../text/phone-text-bar.view.tsx').then((part) => ({ default: part.PhoneTextBar })),
)
const PickedBar = lazyAside(() => import('../text/picked-bar.view.tsx').then((part) => ({ default: part.PickedBar })))
const ButtonSheet = lazyAside(() =>
  import('../text/button-sheet.view.tsx').then((part) => ({ default: part.ButtonSheet })),
)
const TextLink = lazyAside(() => import('../text/text-link.view.tsx').then((part) => ({ default: part.TextLink })))
const MarkLink = lazyAside(() => import('../text/mark-link.view.tsx').then((part) => ({ default: part.MarkLink })))
const SectionTools = lazyAside(async () => {
  // Its handle drags from the moment it is seen.
  const [part] = await Promise.all([import('../sections/section-bar.view.tsx'), bringDrag()])
  return { default: part.SectionTools }
})
const ContentBar = lazyAside(() =>
  import('../items/content-bar.view.tsx').then((part) => ({ default: part.ContentBar })),
)
const TranslatorBar = lazyAside(() =>
  import('../translate/translator-bar.view.tsx').then((part) => ({ default: part.TranslatorBar })),
)

/** Choosing icons loads on first use. */
const IconTools = lazyAside(() =>
  import('../icons/icon-tools.view.tsx').then(({ IconTools }) => ({ default: IconTools })),
)

/** What slides and rows have beside the page loads on first use. */
const ListTools = lazyAside(() =>
  import('../items/list-tools.view.tsx').then(({ ListTools }) => ({ default: ListTools })),
)

/** The tools come to the thing: a bar at the text that has the caret, else at the section that is selected. */
export function Tools({ stage }: { readonly stage: Stage }) {
  const catalog = useCatalog()
  const caret = useStateAfterFrame((state) => state.caret)
  const site = useStateAfterFrame((state) => state.opened?.site)
  const selected = useStateAfterFrame((state) => state.opened?.selected ?? null)
  const listed = useStateAfterFrame(({ opened }) => (opened ? sectionWithLists(opened, catalog) : null))
  const chosen = useEditorState((state) => state.chosen)
  const mayDesign = useMay('design-site')
  const mayEdit = useMay('edit-site')
  const Bar = mayDesign ? SectionTools : mayEdit ? ContentBar : TranslatorBar
  const isLinking = useEditorState((state) => state.isLinking)
  const isPicking = useEditorState(({ picked }) => picked !== null)
  const { editor, server, say, announce } = useEditing()
  const isPhone = useIsPhone()
  useAtWork(stage, selected)
  useEffect(() => listenForPresses(stage), [stage])
  useEffect(() => bringMissingIcons({ editor, server }), [editor, server])
  useEffect(() => listenToItemKeys(stage, editor), [stage, editor])
  useEffect(() => bringLongText({ stage, editor, say, announce }), [stage, editor, say, announce])
  const whole = caret && site ? placeOfText(site, caret, catalog) : undefined
  const place = mayEdit ? whole : whole && wordsAlone(whole)
  const icon = chosen && site ? placeOfIcon(site, chosen, catalog) : undefined
  const button = isPhone && chosen && site ? placeOfText(site, chosen, catalog) : undefined
  const leadsNowhere = isLinking && place !== undefined && place.link === null && place.marks === null
  useEffect(() => {
    if (!leadsNowhere) return
    // A text that cannot lead anywhere keeps its caret.
    editor.chooseLink(false)
    stage.resume()
  }, [leadsNowhere, editor, stage])
  const { text, below, section, free } = stage.hosts
  const Text = isPicking ? PickedBar : isPhone ? PhoneTextBar : TextBar
  const link = caret && isLinking && place?.link
  const isMarking = isLinking && place?.marks != null
  return (
    <>
      {place && caret && (
        <At host={text}>
          <Text stage={stage} place={place} caret={caret} />
        </At>
      )}
      {chosen && button?.isButton && (
        <ButtonSheet key={`${chosen.section}/${chosen.path}`} stage={stage} place={button} caret={chosen} />
      )}
      {link && (
        <At host={below}>
          <TextLink key={`${place.section.id}/${link.path}`} {...{ stage, section: place.section, link, caret }} />
        </At>
      )}
      {caret && isMarking && (
        <At host={below}>
          <MarkLink key={caret.path} stage={stage} caret={caret} />
        </At>
      )}
      {icon && (
        <At host={free}>
          <IconTools key={`${icon.caret.section}/${icon.caret.path}`} stage={stage} place={icon} />
        </At>
      )}
      {listed && mayEdit && (
        <At host={free}>
          <ListTools key={listed} stage={stage} id={listed} />
        </At>
      )}
      {!caret && !chosen && selected && (
        <At host={section}>
          <Bar stage={stage} id={selected} />
        </At>
      )}
    </>
  )
}

/** Draws a tool in its host, once it has arrived. */
function At({ host, children }: { readonly host: Element; readonly children: ReactNode }) {
  return createPortal(children, host)
}

function sectionWithLists({ site, selected }: Opened, catalog: TemplateCatalog): SectionId | null {
  const template = selected === null ? undefined : placeOfSection(site, selected)?.section.template
  const has = (role: 'slides' | 'rows') => template !== undefined && catalog.fieldFor(template, role) !== undefined
  return has('slides') || has('rows') ? selected : null
}
