import type { DeletedSiteEntry } from '@mimar/contract'
import { useCallback, useMemo } from 'react'
import { useHome } from '../home/home.ts'
import { lucide } from '../kit/icons.ts'
import { sayPart } from '../words/words.ts'
import { DeletedRow } from './deleted-row.view.tsx'
import { deletedWords } from './deleted-words.ts'
import { EraseSite } from './erase-site.view.tsx'
import { KeptSites } from './kept-sites.view.tsx'

const trash = lucide(
  '<path d="M3 6h18M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2"/>',
)

/** The sites that were deleted, until their days are over. */
export function DeletedSites() {
  const { server, say: sayHome } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(deletedWords, language), [language])
  const read = useCallback(async () => {
    const items = await server.listDeletedSites()
    return { items, totalCount: items.length }
  }, [server])
  return (
    <KeptSites<DeletedSiteEntry>
      title={sayHome('deletedSites')}
      icon={trash}
      say={say}
      read={read}
      row={(site, gone, ask) => <DeletedRow key={site.id} site={site} say={say} cameBack={gone} erase={ask} />}
      question={(site, { gone, close }) => <EraseSite site={site} say={say} erased={gone} close={close} />}
    />
  )
}
