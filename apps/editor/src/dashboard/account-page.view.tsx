import styles from '../home/home.module.css'
import { lazy } from '../kit/patiently.ts'
import { HomeBar } from './dashboard-bar.view.tsx'

const Account = lazy(() => import('../account/account.view.tsx').then((all) => ({ default: all.Account })))

const NONE = { sites: [], total: 0 }

/** One's own account, below the bar of the list of sites. */
export function AccountPage({ path }: { readonly path: string }) {
  return (
    <div className={styles.page}>
      <HomeBar all={NONE} at="account" />
      <Account path={path} />
    </div>
  )
}
