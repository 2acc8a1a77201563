import { Suspense } from 'react'
import { useEditorState } from '../desk/editing.ts'
import { lazy } from '../desk/patient.ts'
import type { PanelName } from '../state/state.ts'

/** Each panel is a file of its own, loaded when it is first opened. */
const PANELS: { readonly [Name in PanelName]?: ReturnType<typeof lazy> } = {
  sections: lazy(() => import('./outline/outline.view.tsx').then(({ OutlinePanel }) => ({ default: OutlinePanel }))),
  languages: lazy(() =>
    import('./languages/languages.view.tsx').then(({ LanguagesPanel }) => ({ default: LanguagesPanel })),
  ),
  pages: lazy(() => import('./pages/pages.view.tsx').then(({ PagesPanel }) => ({ default: PagesPanel }))),
  theme: lazy(() => import('./theme/theme.view.tsx').then(({ ThemePanel }) => ({ default: ThemePanel }))),
}

/** The panel that is open, at the inline start of the page (U2). */
export function Panels() {
  const name = useEditorState(({ panel }) => panel)
  const Panel = name && PANELS[name]
  return Panel ? (
    <Suspense>
      <Panel />
    </Suspense>
  ) : null
}
