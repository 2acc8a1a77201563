import { appearanceGroups } from '../desk/appearance-menu.ts'
import { keepChecklistState } from '../desk/checklist-state.ts'
import { DEVICES } from '../desk/device-switch.view.tsx'
import { type Editing, useEditing, useEditorState, useMay } from '../desk/editing.ts'
import { useLiveAddress } from '../desk/live-address.ts'
import type { MenuGroup, MenuItem } from '../kit/menu.ts'
import { MenuList } from '../kit/menu-list.view.tsx'
import { pictureIcons } from '../kit/picture-icons.ts'
import { publishIcons } from '../kit/publish-icons.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { pictureWords } from '../pictures/words.ts'
import { publishWords } from '../publishing/words.ts'
import { forgetDevice } from '../state/leaving.ts'
import { hasRight, isOpenTo } from '../state/rights.ts'
import { pageName } from '../words/names.ts'
import { statisticsWord } from '../words/statistics-word.ts'
import { learnAside } from '../words/view-words.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { menuWords } from './menu-words.ts'

interface Props {
  readonly close: () => void
}

/** The pages of the site. */
export function PageList({ close }: Props) {
  const { editor, say } = useEditing()
  const opened = useEditorState((state) => state.opened)
  const mayDesign = useMay('design-site')
  if (!opened) return null
  const sayMenu = sayPart(menuWords, say.language)
  const items: MenuItem[] = opened.site.pages.map((page) => ({
    id: page.id,
    label: pageName(say, page, opened.language),
    language: page.path === '/' ? say.language : opened.language,
    hint: page.path,
    isChecked: page.id === opened.page,
    run: () => editor.goTo(page.id),
  }))
  const newPage = () => editor.show({ dialog: { kind: 'new-page' } })
  if (mayDesign) {
    items.push({ id: 'new-page', label: sayMenu('newPage'), run: newPage })
    items.push({ id: 'manage', label: sayMenu('managePages'), run: () => editor.show({ panel: 'pages' }) })
  }
  return <MenuList groups={[{ label: say('pages'), items }]} close={close} />
}

/** The languages of the site. */
export function LanguageList({ close }: Props) {
  const { say } = useEditing()
  return <MenuList groups={[{ label: say('languages'), items: useLanguageItems() }]} close={close} />
}

function useLanguageItems(): readonly MenuItem[] {
  const { editor, say } = useEditing()
  const sayMenu = sayPart(menuWords, say.language)
  const languages = useEditorState((state) => state.opened?.site.languages)
  const shown = useEditorState((state) => state.opened?.language)
  const mayDesign = useMay('design-site')
  const items: MenuItem[] = (languages ?? []).map(({ code, localizedName, name, isPrimary, isActive }) => ({
    id: code,
    tag: code.toUpperCase(),
    label: localizedName || name || code,
    language: code,
    hint: isPrimary ? sayMenu('primaryLanguage') : isActive ? '' : sayMenu('offLanguage'),
    isChecked: code === shown,
    run: () => editor.showLanguage(code),
  }))
  if (!mayDesign) return items
  return [...items, { id: 'manage', label: sayMenu('manageLanguages'), run: () => editor.show({ panel: 'languages' }) }]
}

/** How the editor itself looks and speaks, the live site, and the way out. On a phone also the languages. */
export function SiteMenuList({ close }: Props) {
  const editing = useEditing()
  const languages = useLanguageItems()
  const live = useLiveAddress()
  const isPhone = useIsPhone()
  const { say } = editing
  // All that is said here already is there in the other language, too, before it is chosen.
  const chooseLanguage = (language: UiLanguage) =>
    void learnAside(language).then(
      () => editing.chooseLanguage(language),
      () => editing.editor.notify(say('toolsMissed'), 'warning'),
    )
  const looks = appearanceGroups({ ...editing, chooseLanguage })
  const site: MenuGroup = { label: say('siteMenu'), items: siteItems(editing, live) }
  const out: MenuGroup = { label: sayPart(menuWords, say.language)('signOut'), isPlain: true, items: outItems(editing) }
  // In the order in which it is needed, and a phone has no room for the languages elsewhere.
  const own = isPhone ? [{ label: say('language'), items: languages }] : []
  const devices = isPhone ? [] : [deviceGroup(editing)]
  const groups = [...own, site, ...devices, helpGroup(editing), ...looks, out].filter(({ items }) => items.length > 0)
  return <MenuList groups={groups} close={close} />
}

function siteItems(editing: Editing, live: string | null): MenuItem[] {
  const { say, editor } = editing
  const { opened } = editor.store.getState()
  if (!opened) return []
  const view: MenuItem = {
    id: 'view',
    label: sayPart(menuWords, say.language)('viewSite'),
    icon: 'external',
    run: () => open(live ?? '', '_blank', 'noopener'),
  }
  const { library: drawing } = pictureIcons
  const library: MenuItem = {
    id: 'library',
    label: sayPart(pictureWords, say.language)('library'),
    drawing,
    run: () => editor.show({ dialog: { kind: 'library' } }),
  }
  const history: MenuItem = {
    id: 'history',
    label: sayPart(publishWords, say.language)('history'),
    drawing: publishIcons.history,
    run: () => editor.show({ dialog: { kind: 'history' } }),
  }
  const { sites, messages, statistics } = waysOut(editing, opened.site.id)
  const isGuest = opened.facts.account.guest
  return [
    ...(isGuest ? [] : [sites]),
    ...(live ? [view] : []),
    ...(hasRight(opened, 'handle-messages') ? [messages] : []),
    ...(isGuest ? [] : [statistics]),
    ...(hasRight(opened, 'edit-site') ? [library] : []),
    ...(isOpenTo(opened, { dialog: { kind: 'history' } }) ? [history] : []),
  ]
}

/** To the other pages about the site, once all is saved. */
function waysOut({ say, editor }: Editing, site: string) {
  const sayMenu = sayPart(menuWords, say.language)
  const leaveTo = async (path: string) => {
    if (await editor.save()) location.assign(path)
  }
  const id = encodeURIComponent(site)
  const sites: MenuItem = {
    id: 'sites',
    label: sayMenu('allSites'),
    icon: 'layoutGrid',
    run: () => void leaveTo('/sites'),
  }
  const messages: MenuItem = {
    id: 'messages',
    label: sayMenu('messages'),
    icon: 'inbox',
    run: () => void leaveTo(`/sites/${id}/messages`),
  }
  const statistics: MenuItem = {
    id: 'statistics',
    label: sayPart(statisticsWord, say.language)('statistics'),
    drawing: publishIcons.bars,
    run: () => void leaveTo(`/sites/${id}/statistics`),
  }
  return { sites, messages, statistics }
}

/** How wide the page is drawn, where the bar has no room for it or does not show it yet. */
function deviceGroup({ say, editor }: Editing): MenuGroup {
  const inBar = document.querySelector('[data-bar] [data-device]')
  const shown = editor.store.getState().device
  const items = DEVICES.map(({ id, shape, word }) => ({
    ...{ id, label: say(word), drawing: shape, isChecked: id === shown },
    run: () => editor.showDevice(id),
  }))
  return { label: say('device'), items: inBar?.checkVisibility() ? [] : items }
}

/** The first steps, as long as the site has a starter to compare with, and the keys. */
function helpGroup({ say, editor }: Editing): MenuGroup {
  const { opened } = editor.store.getState()
  const sayMenu = sayPart(menuWords, say.language)
  const steps: MenuItem = {
    id: 'steps',
    label: sayMenu('firstSteps'),
    icon: 'checkCircle',
    run: () => opened && keepChecklistState(opened.site.id, 'open'),
  }
  const keys: MenuItem = {
    id: 'help',
    label: sayPart(publishWords, say.language)('shortcuts'),
    drawing: publishIcons.keyboard,
    run: () => editor.show({ dialog: { kind: 'help' } }),
  }
  const hasSteps = opened?.site.extras.starter !== undefined && hasRight(opened, 'publish-site')
  return { label: sayMenu('help'), items: hasSteps ? [steps, keys] : [keys] }
}

/** Guests have no account to leave. */
function outItems({ say, editor, server }: Editing): MenuItem[] {
  const { opened } = editor.store.getState()
  const signOut = async () => {
    if (!(await editor.save())) return
    await server.signOut()
    forgetDevice()
    location.reload()
  }
  const label = sayPart(menuWords, say.language)('signOut')
  const out: MenuItem = { id: 'out', label, icon: 'signOut', run: () => void signOut() }
  return opened && !opened.facts.account.guest ? [out] : []
}
