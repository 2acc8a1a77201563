import { useMemo } from 'react'
import { useEditorState } from '../../desk/editing.ts'
import { differingNow } from '../../state/save-state.ts'

/** In how much of each page the draft differs from what visitors have; nothing while that is not known, or where none were published. */
export function usePageChanges(): ReadonlyMap<string, number> {
  const differing = useEditorState(differingNow)
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const { page } of differing?.all ?? []) if (page !== null) counts.set(page, (counts.get(page) ?? 0) + 1)
    return counts
  }, [differing])
}
