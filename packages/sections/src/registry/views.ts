// Written by `npm run templates` from order.ts and the folders of the templates: change those, not this.
import type { AnyView, ViewsOf } from '../template.ts'
import { Navbar } from '../navbar/navbar.view.tsx'
import { Header13 } from '../header13/header13.view.tsx'
import { Header15 } from '../header15/header15.view.tsx'
import { PlainHeader } from '../plain-header/plain-header.view.tsx'
import { NoticeBar } from '../notice-bar/notice-bar.view.tsx'
import { Feature13 } from '../feature13/feature13.view.tsx'
import { FeatureCards } from '../feature-cards/feature-cards.view.tsx'
import { Feature17 } from '../feature17/feature17.view.tsx'
import { Text10 } from '../text10/text10.view.tsx'
import { Text3 } from '../text3/text3.view.tsx'
import { Text4 } from '../text4/text4.view.tsx'
import { Article } from '../article/article.view.tsx'
import { PriceList } from '../price-list/price-list.view.tsx'
import { PricePlans } from '../price-plans/price-plans.view.tsx'
import { Faq } from '../faq/faq.view.tsx'
import { FileList } from '../file-list/file-list.view.tsx'
import { Testimonials3 } from '../testimonials3/testimonials3.view.tsx'
import { ReviewGrid } from '../review-grid/review-grid.view.tsx'
import { Team5 } from '../team5/team5.view.tsx'
import { TeamGrid } from '../team-grid/team-grid.view.tsx'
import { Portfolio8 } from '../portfolio8/portfolio8.view.tsx'
import { Portfolio62 } from '../portfolio6-2/portfolio6-2.view.tsx'
import { GalleryGrid } from '../gallery-grid/gallery-grid.view.tsx'
import { BeforeAfter } from '../before-after/before-after.view.tsx'
import { Video } from '../video/video.view.tsx'
import { Steps2 } from '../steps2/steps2.view.tsx'
import { Timeline4 } from '../timeline4/timeline4.view.tsx'
import { Cta2 } from '../cta2/cta2.view.tsx'
import { PhoneBar } from '../phone-bar/phone-bar.view.tsx'
import { Contact } from '../contact/contact.view.tsx'
import { PlaceList } from '../place-list/place-list.view.tsx'
import { RequestForm } from '../request-form/request-form.view.tsx'
import { OpeningHours } from '../opening-hours/opening-hours.view.tsx'
import { EventList } from '../event-list/event-list.view.tsx'
import { EntryList } from '../entry-list/entry-list.view.tsx'
import { EntryHead } from '../entry-head/entry-head.view.tsx'
import { CountDown } from '../count-down/count-down.view.tsx'
import { Embed } from '../embed/embed.view.tsx'
import { Rsvp } from '../rsvp/rsvp.view.tsx'
import { IconBlocks } from '../icon-blocks/icon-blocks.view.tsx'
import { LogoRow } from '../logo-row/logo-row.view.tsx'
import { BigNumbers } from '../big-numbers/big-numbers.view.tsx'
import { Footer9 } from '../footer9/footer9.view.tsx'
import { Footer3 } from '../footer3/footer3.view.tsx'
import type { ShippedTemplate } from './definitions.ts'

/** How each template is drawn, by its id. */
export const shippedViews: { readonly [template: string]: AnyView } = {
  Navbar: Navbar,
  Header13: Header13,
  Header15: Header15,
  PlainHeader: PlainHeader,
  NoticeBar: NoticeBar,
  Feature13: Feature13,
  FeatureCards: FeatureCards,
  Feature17: Feature17,
  Text10: Text10,
  Text3: Text3,
  Text4: Text4,
  Article: Article,
  PriceList: PriceList,
  PricePlans: PricePlans,
  Faq: Faq,
  FileList: FileList,
  Testimonials3: Testimonials3,
  ReviewGrid: ReviewGrid,
  Team5: Team5,
  TeamGrid: TeamGrid,
  Portfolio8: Portfolio8,
  Portfolio6_2: Portfolio62,
  GalleryGrid: GalleryGrid,
  BeforeAfter: BeforeAfter,
  Video: Video,
  Steps2: Steps2,
  Timeline4: Timeline4,
  CTA2: Cta2,
  PhoneBar: PhoneBar,
  Contact: Contact,
  PlaceList: PlaceList,
  RequestForm: RequestForm,
  OpeningHours: OpeningHours,
  EventList: EventList,
  EntryList: EntryList,
  EntryHead: EntryHead,
  CountDown: CountDown,
  Embed: Embed,
  RSVP: Rsvp,
  IconBlocks: IconBlocks,
  LogoRow: LogoRow,
  BigNumbers: BigNumbers,
  Footer9: Footer9,
  Footer3: Footer3,
} satisfies ViewsOf<ShippedTemplate>
