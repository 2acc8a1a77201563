import type { ScriptsFacts } from './scripts.ts'

/** How a provider's script is started, as plain data: what it needs of the page before it comes, and where it lies. */
interface Start {
  /** What a visitor must allow. */
  readonly type: 'analytics' | 'marketing'
  readonly source: string
  /** What the script looks for on the page. */
  readonly globals?: { readonly [name: string]: unknown }
  /** A function that keeps calls until the script takes over: what it is called, where it keeps them, the first of them. */
  readonly queue?: {
    readonly names: readonly string[]
    readonly list: string
    readonly isListGlobal?: boolean
    readonly more?: object
    readonly calls: readonly (readonly unknown[])[]
  }
  /** Consent Mode: signal → what a visitor must allow for it. */
  readonly signals?: { readonly [signal: string]: string }
  /** What is told to `init` of an object that the script brings. */
  readonly init?: { readonly object: string; readonly told: object }
}

const SIGNALS = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'analytics',
  functionality_storage: 'functional',
  personalization_storage: 'functional',
  security_storage: 'essential',
}

const pixel = (id: string): Start => ({
  type: 'analytics',
  source: 'https://connect.facebook.net/en_US/fbevents.js',
  queue: {
    names: ['fbq', '_fbq'],
    list: 'queue',
    more: { loaded: true, version: '2.0' },
    calls: [
      ['init', id],
      ['track', 'PageView'],
    ],
  },
})

const gtag = (id: string): Start => ({
  type: 'analytics',
  source: `https://www.googletagmanager.com/gtag/js?id=${id}`,
  queue: { names: ['gtag'], list: 'dataLayer', isListGlobal: true, calls: [['config', id]] },
  signals: SIGNALS,
})

const metrica = (id: string): Start => ({
  type: 'analytics',
  source: 'https://mc.yandex.ru/metrika/tag.js',
  queue: {
    names: ['ym'],
    list: 'a',
    calls: [[Number(id), 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true }]],
  },
})

const adsense = (id: string): Start => ({
  type: 'marketing',
  source: `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${id}`,
})

const OLARK = 'static.olark.com/jsclient/loader.js'
const FRESHCHAT = 'https://wchat.freshchat.com'

const chats: { readonly [name in NonNullable<ScriptsFacts['chat']>['name']]: (key: string) => Omit<Start, 'type'> } = {
  livechat: (key) => ({
    source: 'https://cdn.livechatinc.com/tracking.js',
    globals: { __lc: { license: Number(key) } },
  }),
  jivochat: (key) => ({ source: `https://code.jivosite.com/widget/${key}` }),
  olark: (key) => ({
    source: `https://${OLARK}`,
    queue: {
      names: ['olark'],
      list: 's',
      more: { _: { t: [0], c: {}, l: OLARK, i: key } },
      calls: [['identify', key]],
    },
  }),
  intercom: (key) => ({
    source: `https://widget.intercom.io/widget/${key}`,
    globals: { intercomSettings: { app_id: key } },
    queue: { names: ['Intercom'], list: 'q', calls: [] },
  }),
  freshchat: (key) => ({
    source: `${FRESHCHAT}/js/widget.js`,
    init: { object: 'fcWidget', told: { token: key, host: FRESHCHAT } },
  }),
}

/** How the scripts of a site are started, in their order. */
export function startsOf(scripts: ScriptsFacts): readonly Start[] {
  return [
    ...(scripts.pixel ? [pixel(scripts.pixel)] : []),
    ...(scripts.gtag ? [gtag(scripts.gtag)] : []),
    ...(scripts.metrica ? [metrica(scripts.metrica)] : []),
    ...(scripts.adsense ? [adsense(scripts.adsense)] : []),
    ...(scripts.chat ? [{ ...chats[scripts.chat.name](scripts.chat.key), type: 'marketing' as const }] : []),
  ]
}
