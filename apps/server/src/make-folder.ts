import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those it lies in, where they are not there. Node's own `recursive` asks for ever where a folder is
 * there and takes none, as /proc does.
 */
export async function makeFolder(path: string, options: { readonly mode?: number } = {}): Promise<void> {
  try {
    await makeOne(path, options)
  } catch (failure) {
    const above = dirname(path)
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw failure
    // Where the one above is there by now, somebody else has just made it, or it takes none: that is told by trying once more.
    if (!(await isFolder(above))) await makeFolder(above, options)
    await makeOne(path, options)
  }
}

async function makeOne(path: string, options: { readonly mode?: number }): Promise<void> {
  try {
    await mkdir(path, options)
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST' || !(await isFolder(path))) throw failure
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
