import type { SiteEntry } from '@mimar/contract'
import { appearanceGroups } from '../chrome/appearance-menu.ts'
import { Icon } from '../chrome/icon.view.tsx'
import type { MenuGroup } from '../chrome/menu.ts'
import { goToLibrary } from '../pictures/way-in.ts'
import styles from './dashboard.module.css'
import { type AtHome, useHome } from './home.ts'
import { openEnquiries } from './open-enquiries.tsx'
import { PopupMenu } from './popup-menu.view.tsx'

/** The bar above the list of sites: where one is, what visitors wrote, and who one is. */
export function HomeBar({ sites }: { readonly sites: readonly SiteEntry[] }) {
  const { say } = useHome()
  return (
    <header className={styles.bar}>
      <a href="/sites" className={styles.mark} aria-label={say('product')}>
        <Icon name="mark" />
        <span>{say('product')}</span>
      </a>
      <nav className={styles.places} aria-label={say('product')}>
        <a href="/sites" className={styles.place} aria-current="page">
          {say('sites')}
        </a>
        <OfSite
          label={say('enquiries')}
          sites={sites.filter(({ rights }) => rights.includes('handle-messages'))}
          open={(site) => void openEnquiries(site, say.language)}
        />
        <OfSite label={say('media')} sites={sites} open={goToLibrary} />
      </nav>
      <AccountMenu />
    </header>
  )
}

interface OfSiteProps {
  readonly label: string
  readonly sites: readonly SiteEntry[]
  readonly open: (site: string) => void
}

/** Opens something of the only site, or lets one choose of which. */
function OfSite({ label, sites, open }: OfSiteProps) {
  const [only, ...others] = sites
  if (!only) return null
  if (others.length === 0) {
    return (
      <button type="button" className={styles.place} onClick={() => open(only.id)}>
        {label}
      </button>
    )
  }
  const items = sites.map(({ id, name }) => ({ id, label: name, run: () => open(id) }))
  return (
    <PopupMenu label={label} className={styles.place} groups={[{ label, items }]}>
      {label}
      <Icon name="chevronDown" />
    </PopupMenu>
  )
}

function AccountMenu() {
  const home = useHome()
  const { account, say } = home
  const email = account?.email ?? ''
  return (
    <PopupMenu label={say('account')} className={styles.account} groups={accountGroups(home, email)}>
      <span aria-hidden="true">{email.slice(0, 1).toUpperCase() || '·'}</span>
    </PopupMenu>
  )
}

function accountGroups(home: AtHome, email: string): MenuGroup[] {
  const { say, server } = home
  const signOut = () => void server.signOut().then(() => location.reload())
  const out = { id: 'out', label: say('signOut'), hint: email, icon: 'signOut', run: signOut } as const
  return [...appearanceGroups(home), { label: say('account'), items: [out] }]
}
