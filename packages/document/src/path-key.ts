/** Two paths are the same when only case or one slash at the end differ. */
export function pathKey(path: string): string {
  return path.replace(/(?<=.)\/$/, '').toLowerCase()
}
