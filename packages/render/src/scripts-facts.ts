import type { Settings } from '@mimar/document'
import type { ScriptsFacts } from '@mimar/sections/widgets'

/** What each provider's ids look like; what does not look so never reaches a page (SCRIPT-3). */
const FORMS = {
  pixel: /^\d{8,20}$/,
  gtag: /^(?:G|GT|AW|UA|DC)-[A-Z0-9-]{4,20}$/i,
  adsense: /^(?:ca-)?pub-\d{10,20}$/,
  metrica: /^\d{5,12}$/,
  livechat: /^\d{4,12}$/,
  jivochat: /^[A-Za-z0-9]{8,16}$/,
  olark: /^\d{4}-\d{3}-\d{2}-\d{4}$/,
  intercom: /^[a-z0-9]{6,12}$/i,
  freshchat: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
}

/** Whether a key has the form that the provider of a chat gives out; one that has not never reaches a page. */
export function isChatKey(name: NonNullable<Settings['chats'][number]['name']>, key: string): boolean {
  return FORMS[name].test(key)
}

/** Whose scripts the owner lets load; null where it is nobody's. */
export function scriptsFacts(settings: Settings): ScriptsFacts | null {
  const { facebookPixelCode, gtagId, adSensePublisherId, ymId } = settings
  const chat = chatOf(settings.chats)
  const scripts = {
    ...(FORMS.pixel.test(facebookPixelCode) && { pixel: facebookPixelCode }),
    ...(FORMS.gtag.test(gtagId) && { gtag: gtagId }),
    ...(FORMS.adsense.test(adSensePublisherId) && { adsense: adSensePublisherId.replace(/^(?=pub-)/, 'ca-') }),
    ...(FORMS.metrica.test(ymId) && { metrica: ymId }),
    ...(chat && { chat }),
  }
  return Object.keys(scripts).length > 0 ? scripts : null
}

/** The primary chat, else the first. */
function chatOf(chats: Settings['chats']): ScriptsFacts['chat'] {
  const usable = chats.flatMap(({ name, key, isPrimary }) =>
    name !== null && isChatKey(name, key) ? [{ name, key, isPrimary }] : [],
  )
  const chosen = usable.find(({ isPrimary }) => isPrimary) ?? usable[0]
  return chosen && { name: chosen.name, key: chosen.key }
}
