import { Suspense } from 'react'
import { loadViews } from '../canvas/views.ts'
import { useEditorState } from '../desk/editing.ts'
import { lazy } from '../desk/patient.ts'
import type { DialogName } from '../state/state.ts'

/** What draws sections of any template has all their views. */
async function withViews<Part>(part: Promise<Part>): Promise<Part> {
  await loadViews()
  return part
}

/** Each dialog is a file of its own, loaded when it is first opened. */
const DIALOGS: { readonly [Name in DialogName]?: ReturnType<typeof lazy> } = {
  settings: lazy(() =>
    import('../settings/settings.view.tsx').then(({ SettingsDialog }) => ({ default: SettingsDialog })),
  ),
  translate: lazy(() =>
    withViews(import('../translate/translate.view.tsx')).then(({ TranslateDialog }) => ({ default: TranslateDialog })),
  ),
  publish: lazy(() =>
    withViews(import('../publishing/publish.view.tsx')).then(({ PublishDialog }) => ({ default: PublishDialog })),
  ),
  schedule: lazy(() =>
    import('../publishing/schedule.view.tsx').then(({ ScheduleDialog }) => ({ default: ScheduleDialog })),
  ),
  preview: lazy(() => import('../publishing/preview.view.tsx').then(({ Preview }) => ({ default: Preview }))),
  share: lazy(() => import('../publishing/share.view.tsx').then(({ ShareDialog }) => ({ default: ShareDialog }))),
  address: lazy(() =>
    import('../address/address-dialog.view.tsx').then(({ AddressDialog }) => ({ default: AddressDialog })),
  ),
  history: lazy(() =>
    withViews(import('../publishing/history/history.view.tsx')).then(({ History }) => ({ default: History })),
  ),
  help: lazy(() => import('../publishing/help.view.tsx').then(({ Help }) => ({ default: Help }))),
  library: lazy(() => import('../pictures/library.view.tsx').then(({ LibraryDialog }) => ({ default: LibraryDialog }))),
  'new-page': lazy(() =>
    withViews(import('../panels/pages/new-page.view.tsx')).then(({ NewPageDialog }) => ({ default: NewPageDialog })),
  ),
  'remove-page': lazy(() =>
    import('../panels/pages/remove-page.view.tsx').then(({ RemovePageDialog }) => ({ default: RemovePageDialog })),
  ),
  map: lazy(() => import('../sections/map/map.view.tsx').then(({ MapDialog }) => ({ default: MapDialog }))),
  picker: lazy(() =>
    withViews(import('../sections/picker.view.tsx')).then(({ SectionPicker }) => ({ default: SectionPicker })),
  ),
}

/** The dialog that is open, above the page. */
export function Dialogs() {
  const name = useEditorState(({ dialog }) => dialog?.kind)
  const Dialog = name && DIALOGS[name]
  return Dialog ? (
    <Suspense>
      <Dialog />
    </Suspense>
  ) : null
}
