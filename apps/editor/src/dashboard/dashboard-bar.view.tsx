import type { SiteEntry } from '@mimar/contract'
import { appearanceGroups } from '../desk/appearance-menu.ts'
import { goToLibrary } from '../desk/way-in.ts'
import styles from '../home/home.module.css'
import { type AtHome, useHome } from '../home/home.ts'
import { Icon } from '../kit/icon.view.tsx'
import type { MenuGroup } from '../kit/menu.ts'
import { PopupMenu } from '../kit/popup-menu.view.tsx'
import { forgetDevice } from '../state/leaving.ts'
import { statisticsWord } from '../words/statistics-word.ts'
import { sayPart } from '../words/words.ts'
import { useUnread } from './use-sites.ts'

interface Props {
  /** The sites that are known, of all there are. */
  readonly all: { readonly sites: readonly SiteEntry[]; readonly total: number }
  /** Where one is. */
  readonly at?: 'sites' | 'messages' | 'statistics' | 'account'
}

/** The bar above the list of sites: where one is, what visitors wrote, and who one is. */
export function HomeBar({ all, at = 'sites' }: Props) {
  const { say, goTo } = useHome()
  const withMessages = useUnread(all).filter(({ rights }) => rights.includes('handle-messages'))
  return (
    <header className={styles.bar}>
      <a href="/sites" className={styles.mark} aria-label={say('product')}>
        <Icon name="mark" />
        <span>{say('product')}</span>
      </a>
      <nav className={styles.places} aria-label={say('product')}>
        <a href="/sites" className={styles.place} aria-current={at === 'sites' ? 'page' : undefined}>
          {say('sites')}
        </a>
        <OfSite
          label={say('enquiries')}
          sites={withMessages}
          countOf={({ unread }) => unread}
          isHere={at === 'messages'}
          open={(site) => goTo(`/sites/${encodeURIComponent(site)}/messages`)}
        />
        <OfSite
          label={sayPart(statisticsWord, say.language)('statistics')}
          sites={all.sites}
          isHere={at === 'statistics'}
          open={(site) => goTo(`/sites/${encodeURIComponent(site)}/statistics`)}
        />
        <OfSite label={say('media')} sites={all.sites} open={goToLibrary} />
      </nav>
      <AccountMenu />
    </header>
  )
}

interface OfSiteProps {
  readonly label: string
  readonly sites: readonly SiteEntry[]
  readonly open: (site: string) => void
  /** How much of it waits. */
  readonly countOf?: (site: SiteEntry) => number
  readonly isHere?: boolean
}

/** Opens something of the only site, or lets one choose of which. */
function OfSite({ label, sites, open, countOf = () => 0, isHere = false }: OfSiteProps) {
  const [only, ...others] = sites
  if (!only) return null
  const waiting = sites.reduce((sum, site) => sum + countOf(site), 0)
  const count = waiting > 0 && <span className={styles.count}>{waiting}</span>
  if (others.length === 0) {
    return (
      <button
        type="button"
        className={styles.place}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => open(only.id)}
      >
        {label}
        {count}
      </button>
    )
  }
  const items = sites.map((site) => ({
    id: site.id,
    label: site.name,
    ...(countOf(site) > 0 && { hint: String(countOf(site)) }),
    run: () => open(site.id),
  }))
  return (
    <PopupMenu label={waiting > 0 ? `${label} ${waiting}` : label} className={styles.place} groups={[{ label, items }]}>
      {label} {count}
      <Icon name="chevronDown" />
    </PopupMenu>
  )
}

/** One's account: how the editor looks, and the ways to one's own pages and out. */
export function AccountMenu() {
  const home = useHome()
  const { account, say } = home
  const email = account?.email ?? ''
  return (
    <PopupMenu label={say('account')} className={styles.account} groups={accountGroups(home, email)}>
      <span aria-hidden="true">{[...(account?.name || email)][0]?.toUpperCase() ?? '·'}</span>
    </PopupMenu>
  )
}

function accountGroups(home: AtHome, email: string): MenuGroup[] {
  const { say, server, goTo, account } = home
  const own = { id: 'own', label: say('yourAccount'), run: () => goTo('/account') } as const
  const host = { id: 'host', label: say('host'), run: () => goTo('/host') } as const
  const signOut = () =>
    void server.signOut().then(() => {
      forgetDevice()
      location.reload()
    })
  const out = { id: 'out', label: say('signOut'), hint: email, icon: 'signOut', run: signOut } as const
  return [...appearanceGroups(home), { label: say('account'), items: account?.isHost ? [own, host, out] : [own, out] }]
}
