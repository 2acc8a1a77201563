import type { HostSite } from '@mimar/contract'
import { useMemo, useState } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { serverSentence } from '../home/sites-server.ts'
import { PopupMenu } from '../kit/popup-menu.view.tsx'
import { sayPart } from '../words/words.ts'
import styles from './people.module.css'
import { takeDownWords } from './take-down-words.ts'
import { TakeSiteDown } from './take-site-down.view.tsx'
import { useHost } from './use-host.ts'

interface Props {
  readonly site: HostSite
  readonly changed: () => void
}

/** What a host does about one site: takes it from its visitors, or gives it back to them. */
export function SiteActs({ site, changed }: Props) {
  const { server, say: sayHost } = useHost()
  const { tell, say: sayHome } = useHome()
  const say = useMemo(() => sayPart(takeDownWords, sayHost.language), [sayHost.language])
  const [isAsking, setAsking] = useState(false)
  const named = { site: `\u2068${site.name}\u2069` }
  const putBack = () =>
    server.putBack(site.id).then(
      () => {
        tell(say('isBack', named))
        changed()
      },
      (error: unknown) => tell(serverSentence(error) || sayHome('unreachable')),
    )
  if (site.health === 'taken-down') {
    return (
      <button type="button" className={home.secondary} onClick={() => void putBack()}>
        {say('putBack')}
      </button>
    )
  }
  const label = say('actsFor', named)
  return (
    <>
      <PopupMenu
        label={label}
        className={styles.more}
        groups={[{ label, isPlain: true, items: [{ id: 'down', label: say('ask'), run: () => setAsking(true) }] }]}
      >
        <span aria-hidden="true">···</span>
      </PopupMenu>
      {isAsking && <TakeSiteDown site={site} say={say} changed={changed} close={() => setAsking(false)} />}
    </>
  )
}
