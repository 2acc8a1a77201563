import type { Done } from '@mimar/contract'
import { useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'
import type { Version } from '../state/state.ts'

/** Who else has written a text last, as history names them to whoever asks, guests by their link; '' while that is not known. */
export function useWriter({ write }: Version): string {
  const { server } = useEditing()
  const [name, setName] = useState('')
  useEffect(() => {
    let isOver = false
    const isSame = (done: Done) =>
      done.field === ('field' in write ? write.field : write.property) &&
      done.language === (write.language ?? null) &&
      ('section' in write ? done.section === write.section : true) &&
      ('page' in write ? done.page === write.page : true)
    requestsOf(server)
      .history({})
      .then(
        (deeds) => {
          const deed = deeds.find(({ isYou, done }) => !isYou && done.some(isSame))
          if (!isOver) setName(deed?.isGuest ? deed.link : (deed?.who.split('@')[0] ?? ''))
        },
        () => undefined, // Without an answer they are called somebody else.
      )
    return () => {
      isOver = true
    }
  }, [server, write])
  return name
}
