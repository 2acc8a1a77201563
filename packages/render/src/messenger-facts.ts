import type { settingsFields } from '@mimar/document'
import type { Picture, ResolvedContent, SiteFacts } from '@mimar/sections'
import type { MessengerFacts } from '@mimar/sections/widgets'

type Entry = ResolvedContent<Pick<typeof settingsFields, 'messengers'>>['messengers'][number]
type Channel = MessengerFacts['channels'][number]
type Site = Pick<SiteFacts, 'words' | 'name'>

/** The owner's active messengers as one card: the first greets, each is a way to write. null where there is none. */
export function messengerFacts(entries: readonly Entry[], site: Site): MessengerFacts | null {
  const { words } = site
  const active = entries.filter(({ isActive, name, value }) => isActive && name !== null && value !== '')
  const first = active[0]?.data
  if (!first) return null
  const named = (text: string) => text.replaceAll('{name}', site.name)
  return {
    avatar: smallest(first.avatar),
    name: named(first.name || words.messengerName) || words.openChat,
    subtitle: named(first.subtitle),
    message: named(first.message || words.messengerMessage),
    channels: active.map(({ name, value, data }) => ({
      name: name!,
      href: messengerLink(name!, value),
      number: name === 'whatsapp' || name === 'viber' ? value.replaceAll('-', ' ') : '',
      buttonText: named(data.buttonText || words.messengerButton),
      isButtonTextOurs: data.buttonText === '',
    })),
  }
}

/** Where a messenger is opened (MSG-4): facebook strips the scheme, telegram the @; numbers lose their hyphens and write + as %2B. */
function messengerLink(name: Channel['name'], value: string): string {
  switch (name) {
    case 'facebook':
      return `https://m.me/${encodeURI(value.replace(/^https?:\/\//i, '').replace(FACEBOOK, ''))}`
    case 'telegram':
      return `https://t.me/${encodeURI(value.replace(/^@/, '').replace(TELEGRAM, ''))}`
    case 'viber':
      return `viber://chat?number=${number(value)}`
    case 'whatsapp':
      return `https://api.whatsapp.com/send?phone=${number(value)}`
    default:
      return name satisfies never
  }
}

/** Owners paste whole addresses too; what stands before the handle in them is ours to say. */
const FACEBOOK = /^(?:(?:www\.|m\.|web\.)?facebook\.com\/|(?:www\.)?messenger\.com\/t\/|m\.me\/)/i
const TELEGRAM = /^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\//i

const number = (value: string) => value.replaceAll('-', '').replaceAll('+', '%2B')

/** The smallest file that is still sharp at the size of a face. */
function smallest(picture: Picture | null): string {
  const files = (picture?.files ?? []).filter(({ shape, type }) => shape === 'full' && type !== 'image/avif')
  const bySize = files.toSorted((one, two) => one.width - two.width)
  return (bySize.find(({ width }) => width >= SHARP) ?? bySize.at(-1))?.url ?? ''
}

const SHARP = 104
