// React context of the editor: what every part of it may use.
import type { SiteRight } from '@mimar/contract'
import type { TemplateCatalog } from '@mimar/sections'
import { createContext, type RefObject, useContext } from 'react'
import { useStore } from 'zustand'
import type { Stage } from '../canvas/stage.ts'
import type { Server } from '../server/server.ts'
import type { Scheme } from '../state/choices.ts'
import type { Editor } from '../state/editor.ts'
import { hasRight } from '../state/rights.ts'
import type { EditorState } from '../state/state.ts'
import type { Say, UiLanguage } from '../words/words.ts'
import { afterFrame } from './after-frame.ts'

/** What every part of the chrome can reach. */
export interface Editing {
  readonly editor: Editor
  readonly server: Server
  readonly say: Say
  readonly announce: (text: string) => void
  readonly stageRef: RefObject<Stage | null>
  readonly scheme: Scheme
  readonly chooseScheme: (scheme: Scheme) => void
  readonly chooseLanguage: (language: UiLanguage) => void
}

export const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('There is no EditingContext here.')
  return editing
}

/** A part of the editor's state; draws again only when that part is another. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditing().editor.store, select)
}

/** The same for what stands around the page: a change of the site is seen on the page first, and there one frame later. */
export function useStateAfterFrame<Part>(select: (state: EditorState) => Part): Part {
  return useStore(afterFrame(useEditing().editor.store), select)
}

/** The templates there are. */
export const useCatalog = (): TemplateCatalog => useEditing().editor.catalog

/** Whether who is signed in may do that to the site. */
export function useMay(right: SiteRight): boolean {
  return useEditorState(({ opened }) => hasRight(opened, right))
}
