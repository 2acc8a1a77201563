import { type Settings, type Site, settingsFields } from '@mimar/document'
import { checkContent, initialContent } from '@mimar/fields'
import { expect, test } from 'vitest'
import { composePage, widgetFacts } from './index.ts'
import { someSite, someSurroundings } from './testing.ts'

/** The facts of some site with other settings, checked as an import would check them. */
function factsWith(settings: object, language = 'en', changes: Partial<Site> = {}) {
  const checked = checkContent(settingsFields, { ...someSite.settings, ...settings })
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
  return factsOf({ ...someSite, ...changes, settings: checked.value as Settings }, language)
}

function factsOf(site: Site, language = 'en') {
  const input = { site, page: site.pages[0]!, language, mode: 'published', surroundings: someSurroundings } as const
  return widgetFacts({ site, facts: composePage(input).site, surroundings: someSurroundings, late: new Map() })
}

const messenger = (name: string, value: string, data: object = {}, isActive = true) => ({
  id: name,
  name,
  value,
  data,
  isActive,
})
const linkOf = (name: string, value: string) =>
  factsWith({ messengers: [messenger(name, value)] }).messenger?.channels[0]?.href

test.each([
  ['facebook', 'jasmine.house', 'https://m.me/jasmine.house'],
  ['facebook', 'https://jasmine.house', 'https://m.me/jasmine.house'],
  ['facebook', 'http://www.facebook.com/jasmine.house', 'https://m.me/jasmine.house'],
  ['facebook', 'https://m.me/jasmine.house', 'https://m.me/jasmine.house'],
  ['telegram', '@jasmine_house', 'https://t.me/jasmine_house'],
  ['telegram', 'jasmine@house', 'https://t.me/jasmine@house'],
  ['telegram', 'https://t.me/jasmine_house', 'https://t.me/jasmine_house'],
  ['viber', '+963-000-123-456', 'viber://chat?number=%2B963000123456'],
  ['whatsapp', '+963-000-123-456', 'https://api.whatsapp.com/send?phone=%2B963000123456'],
  ['whatsapp', '963000123456', 'https://api.whatsapp.com/send?phone=963000123456'],
])('[MSG-4] %s reached at "%s" leads to %s', (name, value, href) => {
  expect(linkOf(name, value)).toBe(href)
})

test.each([
  ['en', 'Jasmine House', 'Hi there 👋 How can I help you?', 'Start Chat'],
  ['ar', 'بيت الياسمين', 'مرحبًا 👋 كيف يمكنني مساعدتك؟', 'ابدأ المحادثة'],
  ['de', 'بيت الياسمين', 'Hallo 👋 Wie kann ich Ihnen helfen?', 'Chat starten'],
  ['tr', 'بيت الياسمين', 'Merhaba 👋 Size nasıl yardımcı olabilirim?', 'Sohbete başla'],
  ['fr', 'بيت الياسمين', 'Bonjour 👋 Comment puis-je vous aider\u202f?', 'Démarrer la discussion'],
])('[MSG-3] without words of the owner, the messenger greets in %s', (language, name, message, buttonText) => {
  const { messenger: facts } = factsWith({ messengers: [messenger('telegram', '@house')] }, language)
  expect(facts).toMatchObject({ name, message, subtitle: '', avatar: '' })
  expect(facts?.channels[0]).toMatchObject({ buttonText, isButtonTextOurs: true })
})

test('[MSG-1] the first active entry greets, each active one is a channel, and {name} stands for the site', () => {
  const data = {
    name: { en: 'Front desk of {name}' },
    subtitle: { en: 'Replies in minutes' },
    message: { en: 'Welcome' },
    buttonText: { en: 'Write to us' },
  }
  const { messenger: facts } = factsWith({
    messengers: [
      messenger('viber', '+1-555', {}, false),
      messenger('whatsapp', '+963-000-123-456', data),
      messenger('facebook', 'house'),
      messenger('telegram', ''),
    ],
  })
  expect(facts).toMatchObject({
    name: 'Front desk of Jasmine House',
    subtitle: 'Replies in minutes',
    message: 'Welcome',
  })
  expect(facts?.channels.map(({ name, number, buttonText }) => [name, number, buttonText])).toEqual([
    ['whatsapp', '+963 000 123 456', 'Write to us'],
    ['facebook', '', 'Start Chat'],
  ])
})

test('[MSG-1] the side is the one the owner chose, right at first; without an active entry there is no messenger', () => {
  expect(factsWith({}).messengerSide).toBe('right')
  expect(factsWith({ messengerAlignment: 'left' }).messengerSide).toBe('left')
  expect(factsWith({ messengers: [messenger('viber', '+1', {}, false)] }).messenger).toBeNull()
  expect(factsWith({}).messenger).toBeNull()
})

const button = (en: string, isVisible = true) => ({ name: { en }, isVisible })
const consent = (text: string, changes: object = {}) => ({
  isVisible: true,
  consentText: { en: text },
  acceptBtn: button('Yes'),
  declineBtn: button('No'),
  settingsBtn: button('Choose'),
  privacyPolicyBtn: { ...button('Privacy'), link: '/privacy' },
  ...changes,
})

test('[COOKIE-1] GDPR comes before simple, each is shown where it is visible, neither where none is', () => {
  const [gdpr, simple] = [consent('Full'), consent('Short')]
  expect(factsWith({ gdprConsent: gdpr, simpleConsent: simple }).consent).toMatchObject({
    isSimple: false,
    text: 'Full',
  })
  expect(factsWith({ simpleConsent: simple }).consent).toMatchObject({ isSimple: true, text: 'Short' })
  expect(factsWith({ gdprConsent: { ...gdpr, isVisible: false } }).consent).toBeNull()
})

test('[COOKIE-2] texts, buttons and categories are the owner’s; those of a simple notice where it shows them', () => {
  const settings = {
    title: { en: 'Cookies here' },
    description: { en: 'Pick' },
    confirmBtnName: { en: 'Keep' },
    categories: [
      { id: 'm', type: 'marketing', title: { en: 'Ads' }, description: { en: 'All ads' } },
      { id: 'e', type: 'essential', title: { en: 'Must' }, description: { en: 'Always there' } },
    ],
    startsOff: true,
  }
  const facts = factsWith({ gdprConsent: consent('Full', { settings }) }).consent
  expect(facts).toEqual({
    isSimple: false,
    text: 'Full',
    accept: 'Yes',
    decline: 'No',
    settings: 'Choose',
    privacy: { name: 'Privacy', link: '/privacy' },
    title: 'Cookies here',
    description: 'Pick',
    confirm: 'Keep',
    categories: [
      { type: 'marketing', title: 'Ads', description: 'All ads' },
      { type: 'essential', title: 'Must', description: 'Always there' },
    ],
    startsOff: true,
  })
  const all = { accept: 'Yes', decline: 'No', settings: 'Choose' }
  expect(factsWith({ simpleConsent: consent('Short') }).consent).toMatchObject(all)
  const hidden = { declineBtn: { name: {}, isVisible: false }, settingsBtn: { name: {}, isVisible: false } }
  const one = { accept: 'Yes', decline: '', settings: '' }
  expect(factsWith({ simpleConsent: consent('Short', hidden) }).consent).toMatchObject(one)
  expect(initialContent(settingsFields).simpleConsent).toMatchObject({
    declineBtn: { isVisible: false },
    settingsBtn: { isVisible: false },
  })
})

test('[COOKIE-2] what the owner has not written is said in the language of the visitor', () => {
  const german = factsWith({ gdprConsent: consent('Full') }, 'de').consent
  expect(german).toMatchObject({ accept: 'Alle akzeptieren', decline: 'Ablehnen', settings: 'Einstellungen' })
  expect(german?.text).toMatch(/^Einige Cookies halten diese Website am Laufen/)
  expect(german?.categories.map(({ type, title }) => [type, title])).toEqual([
    ['essential', 'Notwendig'],
    ['analytics', 'Statistik'],
    ['marketing', 'Marketing'],
    ['functional', 'Funktional'],
  ])
})

test('[COOKIE-2] hidden buttons are not there, but one always is: a banner must be answerable', () => {
  const hidden = { declineBtn: button('No', false), settingsBtn: button('Choose', false) }
  const facts = factsWith({ gdprConsent: consent('Full', { ...hidden, acceptBtn: button('Yes', false) }) }).consent
  expect(facts).toMatchObject({ accept: 'Yes', decline: '', settings: '' })
  const privacyPolicyBtn = { name: {}, isVisible: false, link: '/privacy' }
  expect(factsWith({ gdprConsent: consent('Full', { privacyPolicyBtn }) }).consent?.privacy).toBeNull()
})

const IDS = {
  facebookPixelCode: '1234567890123456',
  gtagId: 'G-ABCDEF1234',
  adSensePublisherId: 'pub-1234567890123456',
  ymId: '12345678',
}
const chat = (name: string, key: string, isPrimary = false) => ({ id: name, name, key, isPrimary })

test('[SCRIPT-3] every id that its provider could have given is loaded; the publisher gets its prefix', () => {
  const { names, starts } = factsWith({ ...IDS, chats: [chat('olark', '1234-567-10-8901')] }).scripts!
  expect(names).toEqual(['gtag', 'pixel', 'adsense', 'metrica', 'olark'])
  expect(JSON.stringify(starts[1])).toContain('["init","1234567890123456"]')
  expect(JSON.stringify(starts[2])).toContain('client=ca-pub-1234567890123456')
  expect(factsWith({}).scripts).toBeNull()
})

test('[SCRIPT-3] of several chats only the primary is loaded, else the first', () => {
  const chats = [chat('livechat', '1234567'), chat('intercom', 'abc12345')]
  expect(factsWith({ chats }).scripts?.names).toEqual(['livechat'])
  expect(factsWith({ chats: [chats[0], { ...chats[1], isPrimary: true }] }).scripts?.names).toEqual(['intercom'])
})

test.each([
  ['facebookPixelCode', '12345"onload=alert(1)'],
  ['gtagId', 'G-<script>'],
  ['adSensePublisherId', 'pub-1'],
  ['ymId', '12;34567'],
])(
  '[SCRIPT-3] a %s that is not of its provider’s form is refused as a setting and reaches no page even so',
  (field, id) => {
    expect(() => factsWith({ [field]: id })).toThrow()
    expect(factsOf({ ...someSite, settings: { ...someSite.settings, [field]: id } }).scripts).toBeNull()
  },
)

test.each([
  ['livechat', 'abc'],
  ['jivochat', 'short'],
  ['olark', '1234567'],
  ['intercom', 'abc.def.ghi'],
  ['freshchat', 'abc12345'],
])('[SCRIPT-3] a key of %s that is not of its form loads nothing, and the next chat stands in', (name, key) => {
  expect(factsWith({ chats: [chat(name, key)] }).scripts).toBeNull()
  const [other, good] = name === 'livechat' ? ['intercom', 'abc12345'] : ['livechat', '1234567']
  expect(factsWith({ chats: [chat(name, key, true), chat(other, good)] }).scripts?.names).toEqual([other])
})
