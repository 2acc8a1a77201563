import { addressOfFile, type KeptFile } from '@mimar/fields'

/** Where visitors get a file, which a page names from now on; undefined where it is not here. */
export function fileShown(
  file: KeptFile,
  here: { has(address: string): boolean },
  shown: { add(address: string): unknown },
): string | undefined {
  const address = addressOfFile(file)
  if (!here.has(address)) return undefined
  shown.add(address)
  return address
}
