import { useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'
import type { PicturePlace } from '../places/picture.ts'

/** A picture that is being cropped is drawn sharp once it has come to rest (EDIT-10). */
const SHARP_AFTER = 400

interface SizedFile {
  readonly url: string
  readonly width: number
}

/** The smallest file that has a pixel for each one drawn; the largest where none has. */
export function fileFor<F extends SizedFile>(files: readonly F[], pixels: number): F | undefined {
  const upward = files.toSorted((one, two) => one.width - two.width)
  return upward.find(({ width }) => width >= pixels) ?? upward.at(-1)
}

/**
 * What the picture is drawn from, uncut. First a file for its frame, which is quick to have and to move. After an
 * enlargement a larger one, 400 ms after the last move, when its pixels have arrived. `drawn` is the width of the whole
 * picture in CSS px; `moved` is another value with each move.
 */
export function useCropSource({ medium }: Pick<PicturePlace, 'medium'>, drawn: number, moved: object): string {
  const { editor } = useEditing()
  const all = (medium && editor.store.getState().opened?.facts.imageFiles[medium.id]) ?? []
  const files = all.filter(({ shape, type }) => shape === 'full' && type !== 'image/avif')
  const [shown, setShown] = useState(() => fileFor(files, drawn))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move begins the wait anew (debounce)
  useEffect(() => {
    const wanted = fileFor(files, drawn * devicePixelRatio)
    if (!wanted || wanted.width <= (shown?.width ?? 0)) return
    let isWanted = true
    const timer = setTimeout(() => void decoded(wanted.url).then(() => isWanted && setShown(wanted)), SHARP_AFTER)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [moved])
  return shown?.url ?? ''
}

/** Resolves when a picture can be drawn without a blank moment, and also when it cannot be had. */
async function decoded(url: string): Promise<void> {
  const picture = new Image()
  picture.src = url
  await picture.decode().catch(() => undefined)
}
