import { fetchPatiently, lazy, type View } from '../kit/patiently.ts'
import { learnAside } from '../words/view-words.ts'

/** A view that is loaded when it is first drawn, with what the views say that are opened from bar and panels. */
export function lazyAside<Part extends View>(load: () => Promise<{ readonly default: Part }>) {
  return lazy(async () => (await Promise.all([load(), learnAside()]))[0])
}

/** The same for what is no view. */
export async function fetchAside<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await fetchPatiently(() => Promise.all([load(), learnAside()]))
  return part
}
