// Written by `npm run templates` from order.ts and the folders of the templates: change those, not this.
import { navbarWords } from '../navbar/navbar.words.ts'
import { header13Words } from '../header13/header13.words.ts'
import { header15Words } from '../header15/header15.words.ts'
import { plainHeaderWords } from '../plain-header/plain-header.words.ts'
import { noticeBarWords } from '../notice-bar/notice-bar.words.ts'
import { feature13Words } from '../feature13/feature13.words.ts'
import { featureCardsWords } from '../feature-cards/feature-cards.words.ts'
import { feature17Words } from '../feature17/feature17.words.ts'
import { text10Words } from '../text10/text10.words.ts'
import { text3Words } from '../text3/text3.words.ts'
import { text4Words } from '../text4/text4.words.ts'
import { articleWords } from '../article/article.words.ts'
import { priceListWords } from '../price-list/price-list.words.ts'
import { pricePlansWords } from '../price-plans/price-plans.words.ts'
import { faqWords } from '../faq/faq.words.ts'
import { fileListWords } from '../file-list/file-list.words.ts'
import { testimonials3Words } from '../testimonials3/testimonials3.words.ts'
import { reviewGridWords } from '../review-grid/review-grid.words.ts'
import { team5Words } from '../team5/team5.words.ts'
import { teamGridWords } from '../team-grid/team-grid.words.ts'
import { portfolio8Words } from '../portfolio8/portfolio8.words.ts'
import { portfolio62Words } from '../portfolio6-2/portfolio6-2.words.ts'
import { galleryGridWords } from '../gallery-grid/gallery-grid.words.ts'
import { beforeAfterWords } from '../before-after/before-after.words.ts'
import { videoWords } from '../video/video.words.ts'
import { steps2Words } from '../steps2/steps2.words.ts'
import { timeline4Words } from '../timeline4/timeline4.words.ts'
import { cta2Words } from '../cta2/cta2.words.ts'
import { phoneBarWords } from '../phone-bar/phone-bar.words.ts'
import { contactWords } from '../contact/contact.words.ts'
import { placeListWords } from '../place-list/place-list.words.ts'
import { requestFormWords } from '../request-form/request-form.words.ts'
import { openingHoursWords } from '../opening-hours/opening-hours.words.ts'
import { eventListWords } from '../event-list/event-list.words.ts'
import { entryListWords } from '../entry-list/entry-list.words.ts'
import { entryHeadWords } from '../entry-head/entry-head.words.ts'
import { countDownWords } from '../count-down/count-down.words.ts'
import { embedWords } from '../embed/embed.words.ts'
import { rsvpWords } from '../rsvp/rsvp.words.ts'
import { iconBlocksWords } from '../icon-blocks/icon-blocks.words.ts'
import { logoRowWords } from '../logo-row/logo-row.words.ts'
import { bigNumbersWords } from '../big-numbers/big-numbers.words.ts'
import { footer9Words } from '../footer9/footer9.words.ts'
import { footer3Words } from '../footer3/footer3.words.ts'
import type { AnyTemplateWords, TemplateWords } from '../template-words.ts'
import type { ShippedTemplate } from './definitions.ts'

/** What each template says about itself in all languages, by its id; the editor's build takes one language of it. */
export const templateWords: { readonly [template: string]: AnyTemplateWords } = {
  Navbar: navbarWords,
  Header13: header13Words,
  Header15: header15Words,
  PlainHeader: plainHeaderWords,
  NoticeBar: noticeBarWords,
  Feature13: feature13Words,
  FeatureCards: featureCardsWords,
  Feature17: feature17Words,
  Text10: text10Words,
  Text3: text3Words,
  Text4: text4Words,
  Article: articleWords,
  PriceList: priceListWords,
  PricePlans: pricePlansWords,
  Faq: faqWords,
  FileList: fileListWords,
  Testimonials3: testimonials3Words,
  ReviewGrid: reviewGridWords,
  Team5: team5Words,
  TeamGrid: teamGridWords,
  Portfolio8: portfolio8Words,
  Portfolio6_2: portfolio62Words,
  GalleryGrid: galleryGridWords,
  BeforeAfter: beforeAfterWords,
  Video: videoWords,
  Steps2: steps2Words,
  Timeline4: timeline4Words,
  CTA2: cta2Words,
  PhoneBar: phoneBarWords,
  Contact: contactWords,
  PlaceList: placeListWords,
  RequestForm: requestFormWords,
  OpeningHours: openingHoursWords,
  EventList: eventListWords,
  EntryList: entryListWords,
  EntryHead: entryHeadWords,
  CountDown: countDownWords,
  Embed: embedWords,
  RSVP: rsvpWords,
  IconBlocks: iconBlocksWords,
  LogoRow: logoRowWords,
  BigNumbers: bigNumbersWords,
  Footer9: footer9Words,
  Footer3: footer3Words,
} satisfies { readonly [One in ShippedTemplate as One['id']]: TemplateWords<One> }
