// Written by `npm run templates` from order.ts and the folders of the templates: change those, not this.
import type { AnyView, ViewsOf } from '../template.ts'
import { Navbar } from '../navbar/navbar.view.tsx'
import { Header13 } from '../header13/header13.view.tsx'
import { Text10 } from '../text10/text10.view.tsx'
import { Footer9 } from '../footer9/footer9.view.tsx'
import type { ShippedTemplate } from './definitions.ts'

/** How those are drawn that most home pages have. */
export const firstViews: { readonly [template: string]: AnyView } = {
  Navbar: Navbar,
  Header13: Header13,
  Text10: Text10,
  Footer9: Footer9,
} satisfies Partial<ViewsOf<ShippedTemplate>>
