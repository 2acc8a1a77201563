import type { SiteEntry } from '@mimar/contract'
import { useCallback, useMemo } from 'react'
import { useHome } from '../home/home.ts'
import { lucide } from '../kit/icons.ts'
import { sayPart } from '../words/words.ts'
import { archiveWords } from './archive-words.ts'
import { ArchivedRow } from './archived-row.view.tsx'
import { KeptSites } from './kept-sites.view.tsx'
import { LeadOn } from './lead-on.view.tsx'

const box = lucide(
  '<rect width="20" height="5" x="2" y="3" rx="1"/><path d="M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4"/>',
)

/** So many come at once. */
const PAGE = 24

/** The sites that were put away. */
export function ArchivedSites() {
  const { server, say: sayHome } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(archiveWords, language), [language])
  const read = useCallback((offset: number) => server.listSites({ archived: 1, offset, limit: PAGE }), [server])
  return (
    <KeptSites<SiteEntry>
      title={sayHome('archivedSites')}
      icon={box}
      say={say}
      read={read}
      row={(site, gone, ask) => <ArchivedRow key={site.id} site={site} say={say} changed={gone} lead={ask} />}
      question={(site, { changed, close }) => <LeadOn site={site} say={say} changed={changed} close={close} />}
    />
  )
}
