import type { ComponentType } from 'react'
import { fetchPatiently, lazy } from '../kit/patiently.ts'
import { learnAside } from '../words/view-words.ts'

/** A view that is loaded when it is first drawn, with what the views say that are opened from bar and panels. */
export function lazyAside<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(async () => (await Promise.all([load(), learnAside()]))[0])
}

/** The same for what is no view. */
export async function fetchAside<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await fetchPatiently(() => Promise.all([load(), learnAside()]))
  return part
}
