import { type ComponentType, lazy as lazily } from 'react'
import { fetchPatiently } from '../kit/patiently.ts'
import { learnAside } from '../words/view-words.ts'

/** A part that is loaded when it is first drawn; without a connection it is asked for again until it is there. */
export function lazy<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazily(() => fetchAside(load))
}

/** The same for what is no view. */
export async function fetchAside<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await fetchPatiently(() => Promise.all([load(), learnAside()]))
  return part
}
