// Written by `npm run templates` from order.ts and the folders of the templates: change those, not this.
import navbar from '../navbar/navbar.css?raw'
import menu from '../navbar/menu.css?raw'
import navbarDropdowns from '../navbar/navbar-dropdowns.css?raw'
import navbarHours from '../navbar/navbar-hours.css?raw'
import navbarLayouts from '../navbar/navbar-layouts.css?raw'
import search from '../navbar/search.css?raw'
import header13 from '../header13/header13.css?raw'
import header13Layouts from '../header13/header13-layouts.css?raw'
import header15 from '../header15/header15.css?raw'
import plainHeader from '../plain-header/plain-header.css?raw'
import noticeBar from '../notice-bar/notice-bar.css?raw'
import feature13 from '../feature13/feature13.css?raw'
import featureCards from '../feature-cards/feature-cards.css?raw'
import featureCardsLayouts from '../feature-cards/feature-cards-layouts.css?raw'
import feature17 from '../feature17/feature17.css?raw'
import text10 from '../text10/text10.css?raw'
import text3 from '../text3/text3.css?raw'
import text4 from '../text4/text4.css?raw'
import article from '../article/article.css?raw'
import priceList from '../price-list/price-list.css?raw'
import priceDiets from '../price-list/price-diets.css?raw'
import pricePlans from '../price-plans/price-plans.css?raw'
import faq from '../faq/faq.css?raw'
import fileList from '../file-list/file-list.css?raw'
import testimonials3 from '../testimonials3/testimonials3.css?raw'
import reviewGrid from '../review-grid/review-grid.css?raw'
import team5 from '../team5/team5.css?raw'
import teamGrid from '../team-grid/team-grid.css?raw'
import portfolio8 from '../portfolio8/portfolio8.css?raw'
import portfolio62 from '../portfolio6-2/portfolio6-2.css?raw'
import galleryGrid from '../gallery-grid/gallery-grid.css?raw'
import galleryLayouts from '../gallery-grid/gallery-layouts.css?raw'
import beforeAfter from '../before-after/before-after.css?raw'
import video from '../video/video.css?raw'
import steps2 from '../steps2/steps2.css?raw'
import steps2Layouts from '../steps2/steps2-layouts.css?raw'
import timeline4 from '../timeline4/timeline4.css?raw'
import cta2 from '../cta2/cta2.css?raw'
import cta2Layouts from '../cta2/cta2-layouts.css?raw'
import phoneBar from '../phone-bar/phone-bar.css?raw'
import contact from '../contact/contact.css?raw'
import placeList from '../place-list/place-list.css?raw'
import requestForm from '../request-form/request-form.css?raw'
import requestCalendar from '../request-form/request-calendar.css?raw'
import requestFiles from '../request-form/request-files.css?raw'
import openingHours from '../opening-hours/opening-hours.css?raw'
import eventList from '../event-list/event-list.css?raw'
import entryList from '../entry-list/entry-list.css?raw'
import entryHead from '../entry-head/entry-head.css?raw'
import countDown from '../count-down/count-down.css?raw'
import embed from '../embed/embed.css?raw'
import rsvp from '../rsvp/rsvp.css?raw'
import iconBlocks from '../icon-blocks/icon-blocks.css?raw'
import logoRow from '../logo-row/logo-row.css?raw'
import bigNumbers from '../big-numbers/big-numbers.css?raw'
import footer9 from '../footer9/footer9.css?raw'
import footer9Layouts from '../footer9/footer9-layouts.css?raw'
import footer3 from '../footer3/footer3.css?raw'
import footer3Layouts from '../footer3/footer3-layouts.css?raw'
import archPart from '../parts/arch.css?raw'
import badgePart from '../parts/badge.css?raw'
import barHoursPart from '../parts/bar-hours.css?raw'
import footerPart from '../parts/footer.css?raw'
import formPart from '../parts/form.css?raw'
import framePart from '../parts/frame.css?raw'
import hoversPart from '../parts/hovers.css?raw'
import itemsPart from '../parts/items.css?raw'
import largeStarPart from '../parts/large-star.css?raw'
import lightboxPart from '../parts/lightbox.css?raw'
import longTextPart from '../parts/long-text.css?raw'
import searchPart from '../parts/search.css?raw'
import type { ShippedTemplate } from './definitions.ts'

/** The styles of each template by its id, behind those of the parts it draws; a page carries only those of its sections. */
export const templateStyles: { readonly [template: string]: string } = {
  Navbar: searchPart + barHoursPart + navbar + menu + navbarDropdowns + navbarHours + navbarLayouts + search,
  Header13: header13 + header13Layouts,
  Header15: largeStarPart + header15,
  PlainHeader: archPart + plainHeader,
  NoticeBar: noticeBar,
  Feature13: feature13,
  FeatureCards: badgePart + featureCards + featureCardsLayouts,
  Feature17: itemsPart + lightboxPart + feature17,
  Text10: largeStarPart + text10,
  Text3: archPart + text3,
  Text4: largeStarPart + text4,
  Article: lightboxPart + longTextPart + article,
  PriceList: itemsPart + priceList + priceDiets,
  PricePlans: itemsPart + pricePlans,
  Faq: itemsPart + searchPart + faq,
  FileList: itemsPart + fileList,
  Testimonials3: testimonials3,
  ReviewGrid: itemsPart + reviewGrid,
  Team5: team5,
  TeamGrid: itemsPart + teamGrid,
  Portfolio8: hoversPart + lightboxPart + portfolio8,
  Portfolio6_2: hoversPart + lightboxPart + portfolio62,
  GalleryGrid: itemsPart + hoversPart + lightboxPart + galleryGrid + galleryLayouts,
  BeforeAfter: beforeAfter,
  Video: itemsPart + framePart + video,
  Steps2: badgePart + itemsPart + steps2 + steps2Layouts,
  Timeline4: itemsPart + timeline4,
  CTA2: archPart + cta2 + cta2Layouts,
  PhoneBar: barHoursPart + phoneBar,
  Contact: formPart + contact,
  PlaceList: itemsPart + placeList,
  RequestForm: formPart + requestForm + requestCalendar + requestFiles,
  OpeningHours: itemsPart + openingHours,
  EventList: itemsPart + eventList,
  EntryList: itemsPart + entryList,
  EntryHead: entryHead,
  CountDown: itemsPart + countDown,
  Embed: itemsPart + framePart + embed,
  RSVP: formPart + rsvp,
  IconBlocks: iconBlocks,
  LogoRow: itemsPart + logoRow,
  BigNumbers: itemsPart + bigNumbers,
  Footer9: footerPart + footer9 + footer9Layouts,
  Footer3: footerPart + footer3 + footer3Layouts,
} satisfies { readonly [Id in ShippedTemplate['id']]: string }
