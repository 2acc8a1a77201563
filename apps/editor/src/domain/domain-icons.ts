import { lucide } from '../kit/icons.ts'

/** The icons of the page of a domain, from Lucide (ISC). */
const shapes = {
  padlock: lucide('<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>'),
  onward: lucide('<path d="m9 6l6 6l-6 6"/>', 'mirrors'),
  refresh: lucide(
    '<path d="M3 12a9 9 0 0 1 9-9a9.75 9.75 0 0 1 6.74 2.74L21 8"/><path d="M21 3v5h-5m5 4a9 9 0 0 1-9 9a9.75 9.75 0 0 1-6.74-2.74L3 16"/><path d="M8 16H3v5"/>',
  ),
  send: lucide(
    '<path d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zm7.318-19.539l-10.94 10.939"/>',
    'mirrors',
  ),
} as const

export type DomainIcon = keyof typeof shapes

/** The shape of an icon, as markup. */
export const domainIcon = (name: DomainIcon): string => shapes[name]
