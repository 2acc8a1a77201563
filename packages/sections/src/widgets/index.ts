export { Floating } from './floating.view.tsx'
export type { Widget, WidgetFacts } from './widget.ts'

import { ScrollTop } from './scroll-top/scroll-top.view.tsx'
import type { Widget } from './widget.ts'

/** In the order in which they are drawn. */
export const widgets: readonly Widget[] = [
  { id: 'scroll-top', place: 'other-side', isNeeded: () => true, View: ScrollTop },
]
