import type { ArchiveContents, SiteEntry } from '@mimar/contract'
import { useEffect, useMemo, useState } from 'react'
import { useHome } from '../home/home.ts'
import { ActQuestion } from '../proof/act-question.view.tsx'
import { type PartSay, sayPart } from '../words/words.ts'
import { type DeletedWords, deletedWords } from './deleted-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: SiteEntry
  readonly removed: () => void
  readonly close: () => void
}

/** A question before everybody loses a site, although it can come back for thirty days. */
export function DeleteSite({ site: { id, name }, removed, close }: Props) {
  const { server, say: home, tell } = useHome()
  const say = useMemo(() => sayPart(deletedWords, home.language), [home.language])
  const refused = useRefusal()
  const [holds, setHolds] = useState<ArchiveContents>()
  // The question does not wait for it, and stands without it.
  useEffect(() => void server.readContents(id).then(setHolds, () => {}), [server, id])
  const bringBack = () =>
    void server.bringBackSite(id).then(() => {
      tell(say('cameBack', { site: name }))
      removed()
    }, refused)
  const remove = () =>
    server.deleteSite(id).then(() => {
      tell(say('removed', { site: name }), bringBack)
      close()
      removed()
    }, refused)
  return (
    <ActQuestion
      {...{ title: say('removeQuestion', { site: name }), undone: 'deleted', close, perform: remove }}
      {...{ keep: say('keep'), act: say('removeSite') }}
    >
      <p>
        {say('removeWhy')} {holds && heldBy(holds, say)}
      </p>
    </ActQuestion>
  )
}

/** What is lost with a site, in numbers; nothing where there is nothing of it. */
export function heldBy(
  { pictures = 0, messages }: Partial<Pick<ArchiveContents, 'pictures' | 'messages'>>,
  say: PartSay<DeletedWords>,
): string {
  const parts = [
    pictures > 0 && say('pictures', { n: pictures }),
    !!messages && say('enquiries', { n: messages }),
  ].filter((part) => part !== false)
  if (parts.length === 0) return ''
  return say('holds', { what: new Intl.ListFormat(say.language).format(parts) })
}
