import { primaryLanguage, type Site, settingsFields } from '@mimar/document'
import { resolveContent, type SiteFacts } from '@mimar/sections'
import type { WidgetFacts } from '@mimar/sections/widgets'
import { consentFacts } from './consent-facts.ts'
import { messengerFacts } from './messenger-facts.ts'
import { pictureOf } from './picture.ts'
import { scriptsFacts } from './scripts-facts.ts'
import type { Surroundings } from './surroundings.ts'

interface WidgetFactsInput {
  readonly site: Site
  /** The facts of any page in the language. */
  readonly facts: SiteFacts
  readonly surroundings: Pick<Surroundings, 'imageFiles' | 'cutFiles'>
  /** Address of each late widget's file, where it has one. */
  readonly late: ReadonlyMap<string, string>
}

const { messengers, simpleConsent, gdprConsent, disclaimer } = settingsFields
const READ = { messengers, simpleConsent, gdprConsent, disclaimer }

/** What widgets may know of a site in one language. */
export function widgetFacts({ site, facts, surroundings, late }: WidgetFactsInput): WidgetFacts {
  const { language } = facts
  const { media, settings } = site
  const primary = primaryLanguage(site).code
  // Each of these texts has a word of Mimar's own behind it, which says it better than a text in another language.
  const texts = resolveContent(READ, settings, {
    language,
    primary: language,
    // A channel or a category without a word of its owner's is still one.
    keepsEmptyItems: true,
    picture: (image, field) => pictureOf({ image, field, media, language, primary, surroundings }),
  })
  return {
    site: facts,
    messengerSide: settings.messengerAlignment ?? 'right',
    hasScrollTop: settings.hasScrollTop ?? true,
    disclaimer: texts.disclaimer,
    messenger: messengerFacts(texts.messengers, facts),
    consent: consentFacts(texts, facts),
    scripts: scriptsFacts(settings),
    late: (widget) => late.get(widget),
  }
}
