import type { SiteEntry } from '@mimar/contract'
import { troubleSentence } from '../home/domain-trouble.ts'
import { useHome } from '../home/home.ts'
import { Icon } from '../kit/icon.view.tsx'
import styles from './site-card.module.css'

interface Props {
  readonly site: string
  readonly trouble: NonNullable<SiteEntry['domainTrouble']>
}

/** What is wrong with the domain of a site; it leads to where that is mended. */
export function DomainTrouble({ site, trouble }: Props) {
  const { say, goTo } = useHome()
  const address = `/sites/${site}/domain` as const
  return (
    <a
      className={styles.trouble}
      href={address}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        goTo(address)
      }}
    >
      <Icon name="alertTriangle" />
      <span>{troubleSentence(trouble, say.language)}</span>
    </a>
  )
}
