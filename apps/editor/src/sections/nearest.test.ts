import { catalog } from '@mimar/sections/definitions'
import { beforeAll, expect, test } from 'vitest'
import { heroSite } from '../testing/sites.ts'
import { sayPicker } from '../words/picker.ts'
import { learnOtherLanguages, learnTemplates, wordsOfAllLanguages } from '../words/templates.ts'
import { speak, UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import { likeness, nearestOffers } from './nearest.ts'
import { offersFor, searchOffers } from './offers.ts'

beforeAll(async () => {
  await learnTemplates()
  await learnOtherLanguages()
})

async function offersIn(language: UiLanguage) {
  const site = heroSite()
  return offersFor(site, site.pages[0]!, await speak(language), sayPicker(language), catalog)
}

const idsOf = (offers: Awaited<ReturnType<typeof offersIn>>) => offers.map(({ template }) => template.id)

/** What owners look for, and the template that answers it, whether it is its own or another does it too. */
const WISHES: { readonly [template: string]: { readonly [Language in UiLanguage]: string } } = {
  PricePlans: { en: 'pricing', ar: 'الأسعار', tr: 'fiyatlandırma', de: 'Preistabelle', fr: 'tarification' },
  Feature17: { en: 'shop', ar: 'متجر', tr: 'mağaza', de: 'Laden', fr: 'boutique' },
  CTA2: { en: 'pop-up', ar: 'نافذة منبثقة', tr: 'açılır pencere', de: 'Popup', fr: 'popup' },
  LogoRow: { en: 'partners', ar: 'شركاء', tr: 'ortaklar', de: 'Partner', fr: 'partenaires' },
  PlainHeader: { en: 'spacer', ar: 'فاصل', tr: 'ayırıcı', de: 'Trenner', fr: 'séparateur' },
  Footer3: { en: 'social media', ar: 'سوشيال ميديا', tr: 'sosyal medya', de: 'soziale Medien', fr: 'réseaux sociaux' },
  Embed: { en: 'embed', ar: 'تضمين', tr: 'göm', de: 'einbetten', fr: 'intégrer' },
  Team5: { en: 'doctors', ar: 'أطباء', tr: 'doktorlar', de: 'Ärzte', fr: 'médecins' },
  Portfolio6_2: { en: 'photographer', ar: 'مصور', tr: 'fotoğrafçı', de: 'Fotograf', fr: 'photographe' },
  OpeningHours: {
    en: 'opening hours',
    ar: 'ساعات العمل',
    tr: 'çalışma saatleri',
    de: 'Öffnungszeiten',
    fr: 'horaires',
  },
  Text4: { en: 'timetable', ar: 'جدول', tr: 'program', de: 'Stundenplan', fr: 'emploi du temps' },
}

const wishes = UI_LANGUAGES.flatMap((language) =>
  Object.entries(WISHES).map(([template, said]) => [language, said[language], template] as const),
)

test.each(wishes)('[U9] in "%s" the wish "%s" finds %s', async (language, wish, template) => {
  expect(idsOf(searchOffers(await offersIn(language), wish))).toContain(template)
})

test.each([
  ['en', 'galery', 'Portfolio6_2'],
  ['en', 'prices for haircuts', 'PriceList'],
  ['de', 'Galarie', 'Portfolio6_2'],
  ['de', 'Produktpreise', 'FeatureCards'],
  ['de', 'Reservierungsformular', 'Contact'],
  ['tr', 'fiyatlarımız', 'PriceList'],
  ['tr', 'doktorlarımız', 'Team5'],
  ['ar', 'معرظ', 'Portfolio6_2'],
  ['fr', 'temoinages', 'Testimonials3'],
  // Known from another language.
  ['ar', 'popup', 'CTA2'],
  ['tr', 'Trennlinie', 'PlainHeader'],
] as const)('[U9] in "%s" nothing is called "%s", and what is nearest is %s', async (language, query, template) => {
  const offers = await offersIn(language)
  expect(searchOffers(offers, query)).toEqual([])
  const nearest = idsOf(nearestOffers(offers, query, wordsOfAllLanguages))
  expect(nearest).toContain(template)
  expect(nearest.length).toBeLessThanOrEqual(3)
})

test('what is like nothing has nothing near it', async () => {
  expect(nearestOffers(await offersIn('en'), 'zzzz qq', wordsOfAllLanguages)).toEqual([])
})

test('words are alike by letters, by their stem, and within longer ones', () => {
  expect(likeness('gallery', 'gallery')).toBe(1)
  expect(likeness('galery', 'gallery')).toBeGreaterThan(0.8)
  expect(likeness('gallrey', 'gallery')).toBeCloseTo(6 / 7)
  expect(likeness('produktpreise', 'preise')).toBeGreaterThan(0.65)
  expect(likeness('wein', 'bein')).toBe(0.75)
  expect(likeness('menu', 'video')).toBeLessThan(0.5)
})
