import { loadViews } from '../canvas/views.ts'
import { useEditorState } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import type { LazyView } from '../kit/patiently.ts'
import type { DialogName } from '../state/state.ts'
import { loadPicker } from './load-picker.ts'

/** What draws sections of any template has all their views. */
async function withViews<Part>(part: Promise<Part>): Promise<Part> {
  await loadViews()
  return part
}

/** Each dialog is a file of its own, loaded when it is first opened. */
const DIALOGS: { readonly [Name in DialogName]?: LazyView<object> } = {
  settings: lazyAside(() =>
    import('../settings/settings.view.tsx').then(({ SettingsDialog }) => ({ default: SettingsDialog })),
  ),
  translate: lazyAside(() =>
    withViews(import('../translate/translate.view.tsx')).then(({ TranslateDialog }) => ({ default: TranslateDialog })),
  ),
  publish: lazyAside(() =>
    withViews(import('../publishing/publish.view.tsx')).then(({ PublishDialog }) => ({ default: PublishDialog })),
  ),
  schedule: lazyAside(() =>
    import('../publishing/schedule.view.tsx').then(({ ScheduleDialog }) => ({ default: ScheduleDialog })),
  ),
  preview: lazyAside(() => import('../publishing/preview.view.tsx').then(({ Preview }) => ({ default: Preview }))),
  share: lazyAside(() => import('../publishing/share.view.tsx').then(({ ShareDialog }) => ({ default: ShareDialog }))),
  address: lazyAside(() =>
    import('../address/address-dialog.view.tsx').then(({ AddressDialog }) => ({ default: AddressDialog })),
  ),
  history: lazyAside(() =>
    withViews(import('../publishing/history/history.view.tsx')).then(({ History }) => ({ default: History })),
  ),
  help: lazyAside(() => import('../publishing/help.view.tsx').then(({ Help }) => ({ default: Help }))),
  library: lazyAside(() =>
    import('../pictures/library.view.tsx').then(({ LibraryDialog }) => ({ default: LibraryDialog })),
  ),
  'new-page': lazyAside(() =>
    withViews(import('../panels/pages/new-page.view.tsx')).then(({ NewPageDialog }) => ({ default: NewPageDialog })),
  ),
  'remove-page': lazyAside(() =>
    import('../panels/pages/remove-page.view.tsx').then(({ RemovePageDialog }) => ({ default: RemovePageDialog })),
  ),
  map: lazyAside(() => import('../sections/map/map.view.tsx').then(({ MapDialog }) => ({ default: MapDialog }))),
  picker: lazyAside(loadPicker),
}

/** The dialog that is open, above the page. */
export function Dialogs() {
  const name = useEditorState(({ dialog }) => dialog?.kind)
  const Dialog = name && DIALOGS[name]
  return Dialog ? <Dialog /> : null
}
