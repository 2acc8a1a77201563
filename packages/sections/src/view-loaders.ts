import type { ReactNode } from 'react'
import { FeatureCards } from './feature-cards/feature-cards.view.tsx'
import { Feature13 } from './feature13/feature13.view.tsx'
import { Footer9 } from './footer9/footer9.view.tsx'
import { Header13 } from './header13/header13.view.tsx'
import { Navbar } from './navbar/navbar.view.tsx'
import type { ViewProps } from './template.ts'
import { Testimonials3 } from './testimonials3/testimonials3.view.tsx'
import { Text10 } from './text10/text10.view.tsx'

type AnyView = (props: ViewProps) => ReactNode

/** Template id → how it is drawn, of what most home pages begin with: for a program that shows a page before it needs all. */
export const firstViews: { readonly [template: string]: AnyView } = {
  Feature13: Feature13 as unknown as AnyView,
  FeatureCards: FeatureCards as unknown as AnyView,
  Testimonials3: Testimonials3 as unknown as AnyView,
  Header13: Header13 as unknown as AnyView,
  Navbar: Navbar as unknown as AnyView,
  Footer9: Footer9 as unknown as AnyView,
  Text10: Text10 as unknown as AnyView,
}

/** All other templates, each drawn by a file of its own. */
export const viewLoaders: { readonly [template: string]: () => Promise<AnyView> } = {
  CTA2: async () => (await import('./cta2/cta2.view.tsx')).Cta2 as unknown as AnyView,
  Portfolio8: async () => (await import('./portfolio8/portfolio8.view.tsx')).Portfolio8 as unknown as AnyView,
  Text3: async () => (await import('./text3/text3.view.tsx')).Text3 as unknown as AnyView,
  Team5: async () => (await import('./team5/team5.view.tsx')).Team5 as unknown as AnyView,
  Header15: async () => (await import('./header15/header15.view.tsx')).Header15 as unknown as AnyView,
  PlainHeader: async () => (await import('./plain-header/plain-header.view.tsx')).PlainHeader as unknown as AnyView,
  Text4: async () => (await import('./text4/text4.view.tsx')).Text4 as unknown as AnyView,
  Steps2: async () => (await import('./steps2/steps2.view.tsx')).Steps2 as unknown as AnyView,
  Feature17: async () => (await import('./feature17/feature17.view.tsx')).Feature17 as unknown as AnyView,
  Portfolio6_2: async () => (await import('./portfolio6-2/portfolio6-2.view.tsx')).Portfolio62 as unknown as AnyView,
  IconBlocks: async () => (await import('./icon-blocks/icon-blocks.view.tsx')).IconBlocks as unknown as AnyView,
  RSVP: async () => (await import('./rsvp/rsvp.view.tsx')).Rsvp as unknown as AnyView,
  Contact: async () => (await import('./contact/contact.view.tsx')).Contact as unknown as AnyView,
  Footer3: async () => (await import('./footer3/footer3.view.tsx')).Footer3 as unknown as AnyView,
}
