import type { DeletedSiteEntry } from '@mimar/contract'
import { useHome } from '../home/home.ts'
import { ActQuestion } from '../proof/act-question.view.tsx'
import type { PartSay } from '../words/words.ts'
import { heldBy } from './delete-site.view.tsx'
import type { DeletedWords } from './deleted-words.ts'
import { useRefusal } from './use-refusal.ts'

interface Props {
  readonly site: DeletedSiteEntry
  readonly say: PartSay<DeletedWords>
  readonly erased: () => void
  readonly close: () => void
}

/** Asked because it is the one thing that cannot be taken back (U38). */
export function EraseSite({ site: { id, name, messages }, say, erased, close }: Props) {
  const home = useHome()
  const refused = useRefusal()
  const erase = () =>
    home.server.eraseSite(id).then(() => {
      home.tell(say('erased', { site: name }))
      close()
      erased()
    }, refused)
  return (
    <ActQuestion
      {...{ title: say('eraseQuestion', { site: name }), undone: 'deleted', close, perform: erase }}
      {...{ keep: say('keep'), act: say('eraseSite') }}
    >
      <p>
        {say('eraseWhy')} {heldBy({ messages }, say)}
      </p>
    </ActQuestion>
  )
}
