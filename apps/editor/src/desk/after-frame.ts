import type { StoreApi } from 'zustand/vanilla'
import { AfterFrame } from '../canvas/next-frame.ts'
import type { EditorState } from '../state/state.ts'

type Store = Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'>

const stores = new WeakMap<Store, Store>()

/**
 * The same state, told of later: of a change of the site, and of a caret that has left its text, once the frame is made
 * that shows it; of all else at once. A caret that goes from text to text takes its bar along.
 */
export function afterFrame(store: Store): Store {
  const known = stores.get(store)
  if (known) return known
  const late = lateStore(store)
  stores.set(store, late)
  return late
}

function lateStore({ getState, getInitialState, subscribe }: Store): Store {
  type Listener = Parameters<typeof subscribe>[0]
  const listeners = new Set<Listener>()
  let told = getState()
  const tell = () => {
    const before = told
    told = getState()
    for (const listener of listeners) listener(told, before)
  }
  const late = new AfterFrame(tell)
  subscribe((now, before) => {
    const isSeen = now.opened?.site !== before.opened?.site || (now.caret === null && before.caret !== null)
    // No frame is made of what nobody looks at.
    if (isSeen && !document.hidden) late.ask()
    else if (!late.isAsked) tell()
  })
  return {
    getState,
    getInitialState,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
