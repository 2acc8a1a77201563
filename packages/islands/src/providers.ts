/** Loads the scripts of others that the owner has set and the visitor allows (SCRIPT-2, SCRIPT-3). */
interface Ids {
  readonly pixel?: string
  readonly gtag?: string
  readonly adsense?: string
  readonly metrica?: string
  readonly chat?: { readonly name: string; readonly key: string }
}
type Choice = { readonly [Type in 'analytics' | 'marketing' | 'functional']?: boolean }
type Call = ((...words: unknown[]) => void) & { [property: string]: unknown }

const page = window as unknown as { [name: string]: unknown }
const ids: Ids = JSON.parse(document.querySelector<HTMLElement>('[data-island="providers"]')!.dataset.ids!)

/** As it was stored, else as the cookie says it in three digits; undefined where nobody was asked. */
function chosen(): Choice | undefined {
  try {
    const stored = JSON.parse(localStorage.cookieSettings)
    if (stored) return stored
  } catch {
    // Nothing is stored, or nothing may be.
  }
  const { site } = document.querySelector<HTMLElement>('[data-island="scripts"]')!.dataset
  const [, digits] = new RegExp(`(?:^|; )${site}=([01]{3})(?:;|$)`).exec(document.cookie) ?? []
  return digits
    ? { analytics: digits[0] === '1', marketing: digits[1] === '1', functional: digits[2] === '1' }
    : undefined
}

const choice = chosen()
const allows = (type: keyof Choice) => !choice || choice[type] === true

function load(source: string, whenThere?: () => void): void {
  const script = document.createElement('script')
  script.src = source
  script.async = true
  if (whenThere) script.onload = whenThere
  document.head.append(script)
}

/** A function that keeps its calls until the provider's own takes over. */
function queue(name: string, property: string): Call {
  const calls: unknown[] = []
  const call = ((...words: unknown[]) => calls.push(words)) as unknown as Call
  call[property] = calls
  page[name] = call
  return call
}

function pixel(id: string): void {
  const calls: unknown[] = []
  const fbq = ((...words: unknown[]) => {
    if (fbq.callMethod) (fbq.callMethod as Call)(...words)
    else calls.push(words)
  }) as Call
  Object.assign(fbq, { queue: calls, push: fbq, loaded: true, version: '2.0' })
  page.fbq = fbq
  page._fbq = fbq
  fbq('init', id)
  fbq('track', 'PageView')
  load('https://connect.facebook.net/en_US/fbevents.js')
}

const state = (type: keyof Choice) => (allows(type) ? 'granted' : 'denied')

function gtag(id: string): void {
  const layer: unknown[] = []
  page.dataLayer = layer
  // The tag tells commands from data by their being `arguments`.
  const tag = function () {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  } as unknown as Call
  page.gtag = tag
  const signals = (advertising: string, statistics: string, function_: string) => ({
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    analytics_storage: statistics,
    functionality_storage: function_,
    personalization_storage: function_,
    security_storage: 'granted',
  })
  tag('consent', 'default', signals('denied', 'denied', 'denied'))
  tag('consent', 'update', signals(state('marketing'), state('analytics'), state('functional')))
  tag('js', new Date())
  tag('config', id)
  load(`https://www.googletagmanager.com/gtag/js?id=${id}`)
}

function metrica(id: string): void {
  const ym = queue('ym', 'a')
  ym.l = Date.now()
  ym(Number(id), 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true })
  load('https://mc.yandex.ru/metrika/tag.js')
}

function adsense(id: string): void {
  load(`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${id}`)
}

const chats: { readonly [name: string]: (key: string) => void } = {
  livechat(key) {
    page.__lc = { license: Number(key) }
    load('https://cdn.livechatinc.com/tracking.js')
  },
  jivochat(key) {
    load(`https://code.jivosite.com/widget/${key}`)
  },
  olark(key) {
    const olark = queue('olark', 's')
    const kept = { s: olark.s, t: [Date.now()], c: {}, l: 'static.olark.com/jsclient/loader.js', i: key }
    Object.assign(olark, { _: kept, identify: (id: string) => olark('identify', id) })
    olark('identify', key)
    load('https://static.olark.com/jsclient/loader.js')
  },
  intercom(key) {
    page.intercomSettings = { app_id: key }
    queue('Intercom', 'q')
    load(`https://widget.intercom.io/widget/${key}`)
  },
  freshchat(key) {
    const host = 'https://wchat.freshchat.com'
    load(`${host}/js/widget.js`, () => (page.fcWidget as { init?: Call })?.init?.({ token: key, host }))
  },
}

/** What an id looks like, so that nothing else becomes part of an address. */
const FORMS: { readonly [name: string]: RegExp } = {
  pixel: /^\d{8,20}$/,
  gtag: /^(?:G|GT|AW|UA|DC)-[A-Z0-9-]{4,20}$/i,
  adsense: /^ca-pub-\d{10,20}$/,
  metrica: /^\d{5,12}$/,
  livechat: /^\d{4,12}$/,
  jivochat: /^[A-Za-z0-9]{8,16}$/,
  olark: /^\d{4}-\d{3}-\d{2}-\d{4}$/,
  intercom: /^[a-z0-9]{6,12}$/i,
  freshchat: /^[0-9a-f-]{36}$/i,
}

function start(name: string, id: string | undefined, call: ((id: string) => void) | undefined): void {
  if (id && call && FORMS[name]?.test(id)) call(id)
}

if (allows('analytics')) {
  start('pixel', ids.pixel, pixel)
  start('gtag', ids.gtag, gtag)
  start('metrica', ids.metrica, metrica)
}
if (allows('marketing')) {
  start('adsense', ids.adsense, adsense)
  if (ids.chat) start(ids.chat.name, ids.chat.key, chats[ids.chat.name])
}
