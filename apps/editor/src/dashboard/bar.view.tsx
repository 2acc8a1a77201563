import type { SiteEntry } from '@mimar/contract'
import { appearanceGroups } from '../chrome/appearance-menu.ts'
import { Icon } from '../chrome/icon.view.tsx'
import type { MenuGroup } from '../chrome/menu.ts'
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
        <Enquiries sites={sites} />
      </nav>
      <AccountMenu />
    </header>
  )
}

/** Opens what visitors sent to the only site, or lets one choose of which. */
function Enquiries({ sites }: { readonly sites: readonly SiteEntry[] }) {
  const { say } = useHome()
  const [only, ...others] = sites.filter(({ rights }) => rights.includes('handle-messages'))
  if (!only) return null
  if (others.length === 0) {
    return (
      <button type="button" className={styles.place} onClick={() => void openEnquiries(only.id, say.language)}>
        {say('enquiries')}
      </button>
    )
  }
  const items = [only, ...others].map(({ id, name }) => ({
    id,
    label: name,
    run: () => void openEnquiries(id, say.language),
  }))
  return (
    <PopupMenu label={say('enquiries')} className={styles.place} groups={[{ label: say('enquiries'), items }]}>
      {say('enquiries')}
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
