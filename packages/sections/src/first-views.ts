import type { ShippedTemplate } from './definitions.ts'
import { FeatureCards } from './feature-cards/feature-cards.view.tsx'
import { Feature13 } from './feature13/feature13.view.tsx'
import { Footer9 } from './footer9/footer9.view.tsx'
import { Header13 } from './header13/header13.view.tsx'
import { Navbar } from './navbar/navbar.view.tsx'
import type { AnyView, ViewsOf } from './template.ts'
import { Testimonials3 } from './testimonials3/testimonials3.view.tsx'
import { Text10 } from './text10/text10.view.tsx'

/** Template id → how it is drawn, of what most home pages begin with: for a program that shows a page before it needs all. */
export const firstViews: { readonly [template: string]: AnyView } = {
  Feature13: Feature13,
  FeatureCards: FeatureCards,
  Testimonials3: Testimonials3,
  Header13: Header13,
  Navbar: Navbar,
  Footer9: Footer9,
  Text10: Text10,
} satisfies Partial<ViewsOf<ShippedTemplate>>

/** How all templates are drawn, in a file of their own. */
export const loadAllViews = async (): Promise<{ readonly [template: string]: AnyView }> =>
  (await import('./views.ts')).views
