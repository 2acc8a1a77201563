import { newId } from '../state/new-id.ts'

/** Names of files that are on their way, so that choosing one again goes on with it after the page was left. */
interface Kept {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
  removeItem(name: string): void
}

const nameOf = ({ name, size, lastModified }: File) => `mimar-import:${size}:${lastModified}:${name}`

export function keyOf(file: File, kept: Kept): string {
  const known = kept.getItem(nameOf(file))
  const key = known ?? newId()
  if (!known) kept.setItem(nameOf(file), key)
  return key
}

export function forgetKey(file: File, kept: Kept): void {
  kept.removeItem(nameOf(file))
}
