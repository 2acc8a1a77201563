import { useEditorState } from '../desk/editing.ts'
import { lazyAside } from '../desk/patient.ts'
import type { LazyView } from '../kit/patiently.ts'
import type { PanelName } from '../state/state.ts'

/** Each panel is a file of its own, loaded when it is first opened. */
const PANELS: { readonly [Name in PanelName]?: LazyView<object> } = {
  sections: lazyAside(() =>
    import('./outline/outline.view.tsx').then(({ OutlinePanel }) => ({ default: OutlinePanel })),
  ),
  languages: lazyAside(() =>
    import('./languages/languages.view.tsx').then(({ LanguagesPanel }) => ({ default: LanguagesPanel })),
  ),
  pages: lazyAside(() => import('./pages/pages.view.tsx').then(({ PagesPanel }) => ({ default: PagesPanel }))),
  theme: lazyAside(() => import('./theme/theme.view.tsx').then(({ ThemePanel }) => ({ default: ThemePanel }))),
}

/** The panel that is open, at the inline start of the page (U2). */
export function Panels() {
  const name = useEditorState(({ panel }) => panel)
  const Panel = name && PANELS[name]
  return Panel ? <Panel /> : null
}
