import { useHome } from '../home/home.ts'
import { Icon } from '../kit/icon.view.tsx'
import { PopupMenu } from '../kit/popup-menu.view.tsx'
import { Statistics } from '../statistics/statistics.view.tsx'
import { HomeBar } from './dashboard-bar.view.tsx'
import styles from './statistics-page.module.css'
import { useSites } from './use-sites.ts'

/** What was visited of a site, below the bar of the list of sites. */
export function StatisticsPage({ site }: { readonly site: string }) {
  const { say, goTo } = useHome()
  const { all } = useSites('')
  const name = all.sites.find(({ id }) => id === site)?.name ?? ''
  const items = all.sites.map((one) => ({
    id: one.id,
    label: one.name,
    isChecked: one.id === site,
    run: () => goTo(`/sites/${encodeURIComponent(one.id)}/statistics`),
  }))
  return (
    <div className={styles.page}>
      <HomeBar all={all} at="statistics" />
      <main>
        <Statistics
          key={site}
          site={site}
          chooser={
            items.length > 1 && (
              <PopupMenu
                label={`${say('sites')}: ${name}`}
                className={styles.chooser}
                groups={[{ label: say('sites'), items }]}
              >
                <bdi>{name}</bdi>
                <Icon name="chevronDown" />
              </PopupMenu>
            )
          }
        />
      </main>
    </div>
  )
}
