import type { MeantIcon } from './meanings/en.ts'

/** What icons are offered for, before anybody searches; `all` is every icon there is. */
export const GROUPS = ['stay', 'food', 'travel', 'people', 'work', 'contact', 'networks', 'all'] as const
export type IconGroup = (typeof GROUPS)[number]

const grouped: { readonly [Group in Exclude<IconGroup, 'networks' | 'all'>]: readonly MeantIcon[] } = {
  stay: [
    ...(['bed', 'bed-flat', 'bath', 'wifi', 'key', 'bell', 'luggage', 'air-conditioning'] as const),
    ...(['device-tv', 'parking', 'elevator', 'pool', 'sofa', 'door', 'wash-machine', 'massage'] as const),
    ...(['barbell', 'smoking-no', 'paw', 'disabled', 'moon', 'home-heart', 'coffee', 'tools-kitchen-2'] as const),
    ...(['map-pin', 'phone', 'clock', 'calendar', 'users', 'language', 'star', 'shield-check'] as const),
    ...(['sun', 'plane', 'car', 'baby-carriage', 'flower', 'lock', 'music', 'presentation'] as const),
  ],
  food: [
    ...(['coffee', 'tools-kitchen-2', 'chef-hat', 'egg-fried', 'teapot', 'salad', 'soup', 'pizza'] as const),
    ...(['bread', 'meat', 'fish', 'cake', 'ice-cream', 'apple', 'bottle', 'glass-full', 'leaf'] as const),
  ],
  travel: [
    ...(['plane', 'car', 'bus', 'train', 'ship', 'bike', 'walk', 'map', 'map-pin', 'compass', 'route'] as const),
    ...(['mountain', 'beach', 'sun', 'snowflake', 'luggage', 'e-passport', 'building-mosque'] as const),
    ...(['building-castle', 'camera', 'ticket', 'parking', 'world'] as const),
  ],
  people: [
    ...(['user', 'users', 'friends', 'baby-carriage', 'heart', 'mood-smile', 'heart-handshake', 'school'] as const),
    ...(['stethoscope', 'first-aid-kit', 'dental', 'heartbeat', 'pill', 'yoga', 'massage', 'barbell'] as const),
    ...(['disabled', 'paw'] as const),
  ],
  work: [
    ...(['briefcase', 'calendar', 'clock', 'star', 'award', 'trophy', 'shield-check', 'lock'] as const),
    ...(['chart-bar', 'presentation', 'confetti', 'music', 'gift', 'percentage', 'credit-card'] as const),
    ...(['shopping-cart', 'truck-delivery', 'tools', 'bulb', 'rocket', 'palette', 'scissors', 'leaf'] as const),
    ...(['flower', 'language', 'check', 'thumb-up'] as const),
  ],
  contact: [
    ...(['phone', 'headset', 'mail', 'message', 'send', 'map-pin', 'clock', 'calendar', 'world'] as const),
    ...(['info-circle', 'help', 'link'] as const),
  ],
}

/** Networks are called the same in every language. */
export const NETWORKS: { readonly [name: string]: string } = {
  'tabler:brand-facebook': 'Facebook',
  'tabler:brand-instagram': 'Instagram',
  'tabler:brand-whatsapp': 'WhatsApp',
  'tabler:brand-youtube': 'YouTube',
  'tabler:brand-x': 'X',
  'tabler:brand-tiktok': 'TikTok',
  'tabler:brand-linkedin': 'LinkedIn',
  'tabler:brand-telegram': 'Telegram',
  'tabler:brand-snapchat': 'Snapchat',
  'tabler:brand-pinterest': 'Pinterest',
  'tabler:brand-threads': 'Threads',
  'tabler:brand-messenger': 'Messenger',
  'simple-icons:viber': 'Viber',
  'tabler:brand-wechat': 'WeChat',
  'tabler:brand-tripadvisor': 'Tripadvisor',
  'tabler:brand-airbnb': 'Airbnb',
  'tabler:brand-booking': 'Booking.com',
  'simple-icons:googlemaps': 'Google Maps',
  'tabler:brand-google': 'Google',
  'tabler:brand-spotify': 'Spotify',
  'tabler:brand-vimeo': 'Vimeo',
  'tabler:brand-behance': 'Behance',
  'tabler:brand-dribbble': 'Dribbble',
  'tabler:brand-github': 'GitHub',
  'tabler:brand-discord': 'Discord',
  'tabler:brand-twitch': 'Twitch',
  'tabler:brand-reddit': 'Reddit',
  'simple-icons:mastodon': 'Mastodon',
  'simple-icons:bluesky': 'Bluesky',
}

/** The icons of a group, by their whole names. */
export function namesIn(group: Exclude<IconGroup, 'all'>): readonly string[] {
  return group === 'networks' ? Object.keys(NETWORKS) : grouped[group].map((icon) => `tabler:${icon}`)
}
