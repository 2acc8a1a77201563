// Written by `npm run templates` from order.ts and the folders of the templates: change those, not this.
import type { AnyView, ViewsOf } from '../template.ts'
import { Navbar } from '../navbar/navbar.view.tsx'
import { Header13 } from '../header13/header13.view.tsx'
import { Feature13 } from '../feature13/feature13.view.tsx'
import { FeatureCards } from '../feature-cards/feature-cards.view.tsx'
import { Text10 } from '../text10/text10.view.tsx'
import { Testimonials3 } from '../testimonials3/testimonials3.view.tsx'
import { Cta2 } from '../cta2/cta2.view.tsx'
import { Footer9 } from '../footer9/footer9.view.tsx'
import { Footer3 } from '../footer3/footer3.view.tsx'
import type { ShippedTemplate } from './definitions.ts'

/** How those are drawn that most home pages have. */
export const firstViews: { readonly [template: string]: AnyView } = {
  Navbar: Navbar,
  Header13: Header13,
  Feature13: Feature13,
  FeatureCards: FeatureCards,
  Text10: Text10,
  Testimonials3: Testimonials3,
  CTA2: Cta2,
  Footer9: Footer9,
  Footer3: Footer3,
} satisfies Partial<ViewsOf<ShippedTemplate>>
