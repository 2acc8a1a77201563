import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type Editing, useEditing } from '../desk/editing.ts'
import { elementAt } from '../places/editable.ts'
import type { PicturePlace } from '../places/picture.ts'
import type { Editor } from '../state/editor.ts'
import { type PartSay, sayPart } from '../words/words.ts'
import { KeptUploads } from './kept-uploads.ts'
import { deskAt } from './left-uploads.ts'
import { pictureWords } from './words.ts'
import type { PictureWords } from './words-en.ts'
import { PictureWork } from './work.ts'

const works = new WeakMap<Editor, PictureWork>()
/** The largest sizes that pictures are published in: usually, and from one edge of a window to the other. */
const LARGEST = { usual: 1600, wide: 2880 }
/** A picture that is not there by then is waited for no longer. */
const LATEST_MS = 4000
/** Fine screens show more than one pixel per point; half as many again is what is seen. */
const FINE = 1.5

/** What goes on with pictures; the same for the canvas and the library. */
export function usePictureWork(): PictureWork {
  return workOf(useEditing())
}

/** The same for who is no view. */
export function workOf(editing: Editing): PictureWork {
  const known = works.get(editing.editor)
  if (known) return known
  const made = workFor(editing)
  works.set(editing.editor, made)
  return made
}

/** Says that a picture was taken out. */
export function tellRemoved({ editor, say }: Editing): void {
  editor.notify(sayPart(pictureWords, say.language)('removed'), 'plain', true)
}

export function useWorkState<Part>(select: (state: ReturnType<PictureWork['store']['getState']>) => Part): Part {
  return useStore(usePictureWork().store, select)
}

export function usePictureSay(): PartSay<PictureWords> {
  const { language } = useEditing().say
  return useMemo(() => sayPart(pictureWords, language), [language])
}

function workFor({ editor, server, stageRef, announce }: Editing): PictureWork {
  const sayIt = () => sayPart(pictureWords, document.documentElement.lang as keyof typeof pictureWords)
  return new PictureWork({
    editor,
    upload: server.upload,
    neededWidth(place, ratio) {
      const page = stageRef.current?.page
      return page ? neededWidth(page, place, ratio) : 0
    },
    async shown(caret) {
      const page = stageRef.current?.page
      const element = page && elementAt(page, caret)
      const image = element?.matches('img') ? (element as HTMLImageElement) : element?.querySelector('img')
      const late = new Promise((resolve) => setTimeout(resolve, LATEST_MS))
      // A picture that cannot be drawn is shown as such by the page; nobody waits for it.
      await Promise.race([image?.decode().catch(() => {}), late])
    },
    tell: (what, values) => editor.notify(sayIt()(what, values), 'warning'),
    heard: (what) => announce(sayIt()(what)),
    kept: new KeptUploads(deskAt(location.pathname)),
  })
}

/** The picture covers its frame: it is as wide as the frame, or wider where the frame is the taller of the two. */
function neededWidth(page: Document, { caret, isBackground }: PicturePlace, ratio: number): number {
  const frame = elementAt(page, caret)?.getBoundingClientRect()
  if (!frame) return 0
  const covers = Math.max(frame.width, frame.height * ratio)
  return isBackground ? Math.min(LARGEST.wide, Math.round(covers)) : Math.min(LARGEST.usual, Math.round(covers * FINE))
}
