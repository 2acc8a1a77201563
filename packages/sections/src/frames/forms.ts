import { asTheyAre, type FrameProvider, partsOf } from './provider.ts'

/** An address with some of its query set; others stay as they are. */
function withQuery(address: string, query: { readonly [name: string]: string }): string {
  const whole = new URL(address)
  for (const [name, value] of Object.entries(query)) whole.searchParams.set(name, value)
  return whole.href
}

const calendly: FrameProvider = {
  name: 'Calendly',
  kind: 'form',
  origins: ['https://calendly.com'],
  read({ origin, pathname }) {
    if (origin !== 'https://calendly.com' || !/^\/[\w.-]+(?:\/[\w.-]+){0,3}\/?$/.test(pathname)) return undefined
    const page = origin + pathname
    return { page, embed: withQuery(page, { embed_type: 'Inline' }), shape: 'HIGH' }
  },
}

const CALENDAR = 'https://calendar.google.com'

/** A calendar that is public, or hours that can be booked. */
const googleCalendar: FrameProvider = {
  name: 'Google Calendar',
  kind: 'form',
  origins: [CALENDAR],
  read({ origin, pathname, search, searchParams }) {
    if (origin !== CALENDAR) return undefined
    const path = pathname.replace(/^\/calendar\/u\/\d+\//, '/calendar/')
    if (/^\/calendar\/appointments\/(?:schedules\/)?[\w-]+$/.test(path)) {
      const page = CALENDAR + path
      return { page, embed: withQuery(page, { gv: 'true' }), shape: 'HIGH' }
    }
    if (path !== '/calendar/embed' || !searchParams.has('src')) return undefined
    const page = CALENDAR + path + search
    return { page, embed: page, shape: 'SQUARE' }
  },
}

const googleForms: FrameProvider = {
  name: 'Google Forms',
  kind: 'form',
  origins: ['https://docs.google.com'],
  read({ origin, pathname }) {
    const id = /^\/forms\/(?:u\/\d+\/)?d\/e\/([\w-]+)\/viewform$/.exec(pathname)?.[1]
    if (origin !== 'https://docs.google.com' || id === undefined) return undefined
    const page = `${origin}/forms/d/e/${id}/viewform`
    return { page, embed: withQuery(page, { embedded: 'true' }), shape: 'HIGH' }
  },
}

const EVENTBRITE = ['com', 'de', 'fr', 'co.uk'].map((end) => `https://www.eventbrite.${end}`)

const eventbrite: FrameProvider = {
  name: 'Eventbrite',
  kind: 'form',
  origins: EVENTBRITE,
  read(address) {
    if (!EVENTBRITE.includes(address.origin)) return undefined
    const [first = '', second = ''] = partsOf(address)
    const said = first === 'checkout-external' ? address.searchParams.get('eid') : first === 'e' ? second : ''
    const id = /(?:^|-)(\d{6,15})$/.exec(said ?? '')?.[1]
    if (id === undefined) return undefined
    const { origin } = address
    return { page: `${origin}/e/${id}`, embed: `${origin}/checkout-external?eid=${id}`, shape: 'HIGH' }
  },
}

const OPENTABLE = ['com', 'de', 'fr', 'co.uk', 'nl', 'ie'].map((end) => `https://www.opentable.${end}`)

/** Its code is a script, whose address says of which house it is. */
const openTable: FrameProvider = {
  name: 'OpenTable',
  kind: 'form',
  origins: OPENTABLE,
  read({ origin, pathname, searchParams }) {
    const rid = searchParams.get('rid') ?? ''
    const isWidget = /^\/widget\/reservation\/(?:canvas|loader)$/.test(pathname)
    if (!OPENTABLE.includes(origin) || !isWidget || !/^\d{1,12}$/.test(rid)) return undefined
    const page = `${origin}/widget/reservation/canvas?rid=${rid}`
    return { page, embed: `${page}&type=standard&theme=tall&overlay=false&insideiframe=true`, shape: 'HIGH' }
  },
}

const form = (name: string, origin: string, path: RegExp) => asTheyAre({ name, kind: 'form', origins: [origin] }, path)

/** Where guests book, make appointments and fill in. */
export const forms: readonly FrameProvider[] = [
  calendly,
  googleCalendar,
  googleForms,
  form(
    'Microsoft Bookings',
    'https://outlook.office365.com',
    /^https:\/\/[^/]+\/owa\/calendar\/[^/?]+\/(?:bookings\/|\w+\/calendar\.html$)/,
  ),
  form('Acuity', 'https://app.acuityscheduling.com', /^https:\/\/[^/]+\/schedule\.php\?(?:.*&)?owner=\d+/),
  eventbrite,
  asTheyAre(
    { name: 'Beds24', kind: 'form', origins: ['https://beds24.com', 'https://www.beds24.com'] },
    /^https:\/\/[^/]+\/booking\d?\.php\?/,
  ),
  form('Smoobu', 'https://login.smoobu.com', /^https:\/\/[^/]+\/\w\w\/booking-tool\/iframe\/\d+/),
  openTable,
  form(
    'TheFork',
    'https://widget.thefork.com',
    /^https:\/\/[^/]+\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?[\da-f]{8}-[\da-f-]{27}(?:\?|$)/,
  ),
  form('Quandoo', 'https://booking-widget.quandoo.com', /^https:\/\/[^/]+\/iframe\.html\?(?:.*&)?merchantId=\d+/),
]
