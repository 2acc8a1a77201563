import type { Mark, SiteFacts } from '../template.ts'
import type { Words } from '../words/en.ts'
import { Icon } from './icon.view.tsx'

interface Props {
  readonly socials: readonly { readonly id: string; readonly socialUrl: string; readonly icon: string }[]
  readonly mark: Mark
  readonly site: SiteFacts
  /** `socials` or `headerSocials`. */
  readonly field: string
}

/** Links to the owner's pages elsewhere, as icons with a name for those who listen. */
export function Socials({ socials, mark, site, field }: Props) {
  if (socials.length === 0 && !mark.keepsEmpty) return null
  return (
    <ul className="socials" data-count={socials.length} {...mark.list(field)}>
      {socials.map(({ id, socialUrl, icon }) => (
        <li key={id} {...mark.item(`${field}/${id}`)}>
          <SocialLink socialUrl={socialUrl} icon={icon} site={site} mark={mark(`${field}/${id}/icon`)} />
        </li>
      ))}
    </ul>
  )
}

interface LinkProps {
  readonly socialUrl: string
  readonly icon: string
  readonly site: SiteFacts
  /** Marks of the icon, where it can be chosen. */
  readonly mark?: ReturnType<Mark>
}

/** One of them; `me` tells Mastodon and others that both pages are the same person's (XFN, IndieWeb rel-me). */
export function SocialLink({ socialUrl, icon, site, mark }: LinkProps) {
  const link = site.link(socialUrl)
  return (
    <a {...link} {...(link.rel && { rel: `${link.rel} me` })} {...mark} aria-label={socialName(icon, site.words)}>
      <Icon shape={site.icon(icon)} />
    </a>
  )
}

/** The network's name, read from the icon's: `tabler:brand-whatsapp` is WhatsApp. */
function socialName(icon: string, words: Words): string {
  const network = icon.replace(/^[^:]*:(?:brand-)?/, '').replace(/-.*$/, '')
  return Object.hasOwn(words, network) ? words[network as keyof Words] : words.website
}
