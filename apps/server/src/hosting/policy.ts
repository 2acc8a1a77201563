// Content-Security-Policy (CSP) of published pages, against XSS.
/** What a page may ask of other hosts, in the words of a Content-Security-Policy. */
interface Hosts {
  readonly script?: string
  readonly img?: string
  readonly connect?: string
  readonly frame?: string
  readonly style?: string
  readonly font?: string
  readonly media?: string
}

const GOOGLE_ADS = 'https://*.doubleclick.net https://*.googleadservices.com https://www.google.com'

/** The hosts of each provider that an owner can configure, as their own documentation lists them. */
const PROVIDERS: { readonly [provider: string]: Hosts } = {
  pixel: {
    script: 'https://connect.facebook.net',
    img: 'https://www.facebook.com',
    connect: 'https://www.facebook.com https://connect.facebook.net',
  },
  gtag: {
    script: 'https://www.googletagmanager.com',
    img: `https://*.google-analytics.com https://www.googletagmanager.com ${GOOGLE_ADS}`,
    connect: `https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com ${GOOGLE_ADS}`,
    frame: 'https://www.googletagmanager.com https://td.doubleclick.net',
  },
  adsense: {
    script: `https://*.googlesyndication.com https://*.googletagservices.com https://*.adtrafficquality.google ${GOOGLE_ADS}`,
    img: `https://*.googlesyndication.com https://*.adtrafficquality.google https://*.gstatic.com ${GOOGLE_ADS}`,
    connect: `https://*.googlesyndication.com https://*.adtrafficquality.google ${GOOGLE_ADS}`,
    frame: `https://*.googlesyndication.com https://*.adtrafficquality.google ${GOOGLE_ADS}`,
  },
  metrica: {
    script: 'https://mc.yandex.ru https://mc.yandex.com https://yastatic.net',
    img: 'https://mc.yandex.ru https://mc.yandex.com',
    connect: 'https://mc.yandex.ru https://mc.yandex.com wss://mc.yandex.com',
    frame: 'https://mc.yandex.ru https://mc.yandex.com',
  },
  livechat: {
    script: 'https://*.livechatinc.com',
    img: 'https://*.livechatinc.com https://*.livechat-files.com',
    connect: 'https://*.livechatinc.com wss://*.livechatinc.com',
    frame: 'https://*.livechatinc.com',
    media: 'https://*.livechatinc.com',
  },
  jivochat: {
    script: 'https://*.jivosite.com https://*.jivo.ru',
    img: 'https://*.jivosite.com https://*.jivo.ru',
    connect: 'https://*.jivosite.com wss://*.jivosite.com https://*.jivo.ru wss://*.jivo.ru',
    frame: 'https://*.jivosite.com https://*.jivo.ru',
    style: 'https://*.jivosite.com',
    font: 'https://*.jivosite.com',
    media: 'https://*.jivosite.com',
  },
  olark: {
    script: 'https://*.olark.com',
    img: 'https://*.olark.com',
    connect: 'https://*.olark.com wss://*.olark.com',
    frame: 'https://*.olark.com',
    style: 'https://*.olark.com',
    media: 'https://*.olark.com',
  },
  intercom: {
    script: 'https://widget.intercom.io https://js.intercomcdn.com https://app.intercom.io',
    img: 'https://*.intercomcdn.com https://*.intercom-attachments-1.com https://*.intercomassets.com',
    connect: 'https://*.intercom.io wss://*.intercom.io https://*.intercomcdn.com',
    frame: 'https://*.intercom-reporting.com https://intercom-sheets.com',
    font: 'https://*.intercomcdn.com',
    media: 'https://*.intercomcdn.com',
  },
  freshchat: {
    script: 'https://wchat.freshchat.com https://*.freshchat.com',
    img: 'https://*.freshchat.com',
    connect: 'https://*.freshchat.com wss://*.freshchat.com',
    frame: 'https://wchat.freshchat.com https://*.freshchat.com',
    style: 'https://*.freshchat.com',
  },
}

/** Hosts whose maps an owner can show. */
const MAPS = new Set(['www.google.com', 'maps.google.com', 'google.com', 'www.openstreetmap.org', 'yandex.com'])

/** The origin of flags, which the installation's own settings named. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/

const KNOWN = new Map<string, string>()
const KNOWN_MOST = 500

/**
 * The policy of a page that may ask those it names, one after another: providers, and hosts of maps. Names that are not
 * known here allow nothing.
 */
export function policyOf(allows: string): string {
  const known = KNOWN.get(allows)
  if (known) return known
  const names = allows.split(' ')
  const hosts: Hosts[] = names.flatMap((name) => {
    if (MAPS.has(name)) return { frame: `https://${name}` }
    return ORIGIN.test(name) ? { img: name } : providerOf(name)
  })
  const policy = written(hosts)
  if (KNOWN.size < KNOWN_MOST) KNOWN.set(allows, policy)
  return policy
}

function providerOf(name: string): readonly Hosts[] {
  const provider = Object.hasOwn(PROVIDERS, name) ? PROVIDERS[name] : undefined
  return provider ? [provider] : []
}

function written(hosts: readonly Hosts[]): string {
  const of = (kind: keyof Hosts) => new Set(hosts.flatMap((one) => one[kind]?.split(' ') ?? []))
  const more = (directive: string, own: string, kind: keyof Hosts) => {
    const others = [...of(kind)]
    return others.length > 0 || own !== '' ? [[directive, own || "'self'", ...others].join(' ')] : []
  }
  return [
    "default-src 'self'",
    ...more('img-src', "'self' data:", 'img'),
    ...more('style-src', "'self' 'unsafe-inline'", 'style'),
    ...more('script-src', "'self' 'inline-speculation-rules'", 'script'),
    ...more('connect-src', '', 'connect'),
    ...more('font-src', '', 'font'),
    ...more('media-src', '', 'media'),
    of('frame').size > 0 ? `frame-src ${[...of('frame')].join(' ')}` : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';')
}
