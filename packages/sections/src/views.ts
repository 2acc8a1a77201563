import { Contact } from './contact/contact.view.tsx'
import { Cta2 } from './cta2/cta2.view.tsx'
import type { ShippedTemplate } from './definitions.ts'
import { FeatureCards } from './feature-cards/feature-cards.view.tsx'
import { Feature13 } from './feature13/feature13.view.tsx'
import { Feature17 } from './feature17/feature17.view.tsx'
import { Footer3 } from './footer3/footer3.view.tsx'
import { Footer9 } from './footer9/footer9.view.tsx'
import { Header13 } from './header13/header13.view.tsx'
import { Header15 } from './header15/header15.view.tsx'
import { IconBlocks } from './icon-blocks/icon-blocks.view.tsx'
import { Navbar } from './navbar/navbar.view.tsx'
import { PlainHeader } from './plain-header/plain-header.view.tsx'
import { Portfolio62 } from './portfolio6-2/portfolio6-2.view.tsx'
import { Portfolio8 } from './portfolio8/portfolio8.view.tsx'
import { Rsvp } from './rsvp/rsvp.view.tsx'
import { Steps2 } from './steps2/steps2.view.tsx'
import { Team5 } from './team5/team5.view.tsx'
import type { AnyView, ViewsOf } from './template.ts'
import { Testimonials3 } from './testimonials3/testimonials3.view.tsx'
import { Text3 } from './text3/text3.view.tsx'
import { Text4 } from './text4/text4.view.tsx'
import { Text10 } from './text10/text10.view.tsx'

/** Template id → how it is drawn. */
export const views: { readonly [template: string]: AnyView } = {
  CTA2: Cta2,
  Portfolio8: Portfolio8,
  Text3: Text3,
  Feature13: Feature13,
  FeatureCards: FeatureCards,
  Testimonials3: Testimonials3,
  Team5: Team5,
  Header15: Header15,
  PlainHeader: PlainHeader,
  Header13: Header13,
  Navbar: Navbar,
  Text4: Text4,
  Steps2: Steps2,
  Feature17: Feature17,
  Portfolio6_2: Portfolio62,
  IconBlocks: IconBlocks,
  RSVP: Rsvp,
  Contact: Contact,
  Footer9: Footer9,
  Footer3: Footer3,
  Text10: Text10,
} satisfies ViewsOf<ShippedTemplate>
