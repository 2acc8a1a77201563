import type { settingsFields } from '@mimar/document'
import type { ResolvedContent, SiteFacts } from '@mimar/sections'
import type { ConsentFacts } from '@mimar/sections/widgets'

type ConsentTexts = ResolvedContent<Pick<typeof settingsFields, 'simpleConsent' | 'gdprConsent'>>
type Texts = ConsentTexts['gdprConsent']
type Site = Pick<SiteFacts, 'words' | 'privacyPolicy'>

const TYPES = ['essential', 'analytics', 'marketing', 'functional'] as const

/** The banner that visitors get: GDPR before simple (COOKIE-1); null where neither is visible. What the owner has not written, Mimar says. */
export function consentFacts({ gdprConsent, simpleConsent }: ConsentTexts, site: Site): ConsentFacts | null {
  const isSimple = !gdprConsent.isVisible
  const texts = isSimple ? simpleConsent : gdprConsent
  if (!texts.isVisible) return null
  const { words } = site
  const { acceptBtn, declineBtn, settingsBtn, settings } = texts
  const decline = !declineBtn.isVisible ? '' : declineBtn.name || words.decline
  const choose = !settingsBtn.isVisible ? '' : settingsBtn.name || words.settings
  // A banner that cannot be answered would stay for ever.
  const isAcceptShown = acceptBtn.isVisible || (decline === '' && choose === '')
  return {
    isSimple,
    text: texts.consentText || words.cookieText,
    accept: isAcceptShown ? acceptBtn.name || (isSimple ? words.understood : words.acceptAll) : '',
    decline,
    settings: choose,
    privacy: privacyOf(texts, site),
    title: settings.title || words.cookieSettings,
    description: settings.description || words.cookieDescription,
    confirm: settings.confirmBtnName || words.saveChoice,
    categories: categoriesOf(texts, words),
    startsOff: settings.startsOff,
  }
}

/** The banner's own link, else that of the site; none where it is hidden or leads nowhere. */
function privacyOf({ privacyPolicyBtn }: Texts, { privacyPolicy }: Site): ConsentFacts['privacy'] {
  const link = privacyPolicyBtn.link || privacyPolicy.link
  if (!privacyPolicyBtn.isVisible || link === '') return null
  return { name: privacyPolicyBtn.name || privacyPolicy.name, link }
}

/** The owner's categories, each once and in their order; without any, all four. */
function categoriesOf({ settings }: Texts, words: SiteFacts['words']): ConsentFacts['categories'] {
  const own = TYPES.flatMap((type) => settings.categories.filter((category) => category.type === type).slice(0, 1))
  const listed = settings.categories.filter((category) => own.includes(category))
  const shown = listed.length > 0 ? listed : TYPES.map((type) => ({ type, title: '', description: '' }))
  return shown.flatMap(({ type, title, description }) =>
    type === null ? [] : [{ type, title: title || words[type], description: description || words[`${type}Text`] }],
  )
}
