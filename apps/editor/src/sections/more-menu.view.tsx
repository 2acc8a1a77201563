import { DEVICES, findSection, type HiddenOn } from '@mimar/document'
import { useEffect, useState } from 'react'
import { type Editing, useCatalog, useEditing } from '../desk/editing.ts'
import { ToolMenu } from '../desk/tool-menu.view.tsx'
import { useAddItems } from '../items/add-items.ts'
import { copyText } from '../kit/copy-text.ts'
import type { MenuGroup, MenuItem } from '../kit/menu.ts'
import { MenuList } from '../kit/menu-list.view.tsx'
import { actOnSection } from '../places/section-acts.ts'
import type { SayAtBar } from '../words/section-bar.ts'
import { sayPart } from '../words/words.ts'
import { BackgroundChoices, type BarProps, useLayoutGroups, useModeItems } from './bar-menus.view.tsx'
import { copySection, cutSection, pasteBelow, readShelf } from './clipboard.ts'
import { addBelow } from './layer-acts.ts'
import { mapWords } from './map/words.ts'
import { hasBackground, hasMap, sectionDeeds } from './section-deeds.ts'
import { sharedUse } from './shared.ts'

interface Props extends BarProps {
  /** There is no room for the middle of the bar: it is in here (editor-look 02b). */
  readonly isFolded: boolean
  readonly rename: () => void
}

/** Everything about a section that is rare; where its bar is folded, what lies behind it stands in the place of the menu once it is asked for. */
export function MoreMenu({ isFolded, rename, ...props }: Props) {
  const { say } = props
  const [isBehind, setBehind] = useState(false)
  const groups = useMoreGroups(props, rename)
  const folded = useFoldedGroups(props, () => setBehind(true))
  return (
    <ToolMenu icon="more" label={say('more')} kind={isBehind ? 'dialog' : 'menu'}>
      {(close) =>
        isBehind ? (
          <Behind {...props} close={close} gone={() => setBehind(false)} />
        ) : (
          <MenuList groups={isFolded ? [...folded, ...groups] : groups} close={close} />
        )
      }
    </ToolMenu>
  )
}

interface BehindProps extends BarProps {
  readonly close: () => void
  /** Nothing of it is shown any more. */
  readonly gone: () => void
}

function Behind({ gone, ...props }: BehindProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once, as this goes
  useEffect(() => gone, [])
  return (
    <div role="group" aria-label={props.say('background')}>
      <BackgroundChoices {...props} />
    </div>
  )
}

function useFoldedGroups(props: BarProps, showBackground: () => void): readonly MenuGroup[] {
  const catalog = useCatalog()
  const { section, say } = props
  const modes = useModeItems(props)
  const layouts = useLayoutGroups(props)
  const background = { id: 'background', label: `${say('background')}…`, goesOn: true, run: showBackground }
  return [
    { label: say('colours'), items: modes },
    ...layouts,
    ...(hasBackground(section, catalog) ? [{ label: say('background'), isPlain: true, items: [background] }] : []),
  ]
}

/** The rare acts of a section, in groups; the sheet of a phone has the same. */
export function useMoreGroups(props: BarProps, rename: () => void): readonly MenuGroup[] {
  const editing = useEditing()
  const { stage, site, section, say } = props
  const { editor, say: main, announce } = editing
  const adding = useAddItems(stage, section)
  const deeds = sectionDeeds(editor, section)
  const remove = () => actOnSection({ editor, say: () => main, announce }, 'remove')
  const isShared = sharedUse(site, section.id) > 0
  const hides: MenuItem[] = [...DEVICES, ...site.languages.map(({ code }) => `language:${code}` as const)].map(
    (where) => ({
      ...{ id: where, label: whereWords(where, site.languages, say), isOneOfMany: true },
      isChecked: section.hiddenOn?.includes(where) ?? false,
      run: () => deeds.hideOn(where),
    }),
  )
  const last: MenuItem[] = [
    ...(isShared ? [{ id: 'detach', label: say('detach'), run: deeds.detach }] : []),
    { id: 'remove', label: main('removeSection'), run: remove },
  ]
  return [
    ...(adding.items.length > 0 ? [adding] : []),
    { label: say('more'), isPlain: true, items: commonItems(editing, props, rename) },
    { label: say('hiddenOn'), items: hides },
    ...eventGroup(props, deeds.invite),
    { label: main('removeSection'), isPlain: true, items: last },
  ]
}

function commonItems(editing: Editing, { stage, site, section, say }: BarProps, rename: () => void): MenuItem[] {
  const place = findSection(site, section.id)?.place ?? ''
  const isShared = place === 'header' || place === 'footer'
  const reason = readShelf() === null ? say('nothingCopied') : undefined
  const link = () => {
    const address = `${pathOf(editing)}#comp-${section.id}`
    void copyText(address).then((isCopied) => isCopied && editing.editor.notify(say('linkCopied')))
  }
  const map = {
    id: 'map',
    label: `${sayPart(mapWords, editing.say.language)('title')}…`,
    run: () => editing.editor.show({ dialog: { kind: 'map', section: section.id } }),
  }
  return [
    ...(hasMap(section, editing.editor.catalog) ? [map] : []),
    { id: 'rename', label: say('rename'), run: rename },
    { id: 'copy', label: say('copySection'), run: () => copySection(editing, section) },
    { id: 'cut', label: say('cutSection'), run: () => cutSection(editing, section) },
    { id: 'paste', label: say('pasteBelow'), reason, run: () => void pasteBelow(editing, stage, readShelf()) },
    ...(isShared ? [] : [{ id: 'add', label: say('addBelow'), run: () => addBelow(stage, section.id) }]),
    { id: 'link', label: say('anchorLink'), run: link },
  ]
}

/** The page that is open, as links inside the site say it. */
function pathOf({ editor }: Editing): string {
  const { opened } = editor.store.getState()
  return opened?.site.pages.find(({ id }) => id === opened.page)?.path ?? '/'
}

function eventGroup({ site, section, say }: BarProps, invite: (event: string) => void): readonly MenuGroup[] {
  if (section.category !== 'rsvp' || site.events.length < 2) return []
  const items = ['', ...site.events.map(({ id }) => id)].map((id) => ({
    id: id || 'first',
    label: Object.values(site.events.find((event) => event.id === id)?.name ?? {})[0] ?? say('firstEvent'),
    isChecked: section.eventId === id,
    run: () => invite(id),
  }))
  return [{ label: say('event'), items }]
}

const DEVICE_WORDS = { phone: 'phones', tablet: 'tablets', desktop: 'desktops' } as const

function whereWords(where: HiddenOn, languages: BarProps['site']['languages'], say: SayAtBar): string {
  const device = DEVICES.find((one) => one === where)
  if (device) return say(DEVICE_WORDS[device])
  const code = where.slice('language:'.length)
  const language = languages.find((one) => one.code === code)
  return language?.localizedName || language?.name || code
}
