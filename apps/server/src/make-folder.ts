import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those it lies in, where they are not there. Node's own `recursive` asks for ever where a folder is
 * there and takes none, as /proc does.
 */
export async function makeFolder(path: string, options: { readonly mode?: number } = {}): Promise<void> {
  try {
    await mkdir(path, options)
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await isFolder(path))) return
    const above = dirname(path)
    if (code !== 'ENOENT' || above === path || (await isFolder(above))) throw failure
    await makeFolder(above, options)
    await makeFolder(path, options)
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
