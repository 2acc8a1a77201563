/** Two paths are the same when only case or one slash at the end differ. Asked of all pages for each that comes. */
export function pathKey(path: string): string {
  const isOpen = path.length > 1 && path.endsWith('/')
  return (isOpen ? path.slice(0, -1) : path).toLowerCase()
}
