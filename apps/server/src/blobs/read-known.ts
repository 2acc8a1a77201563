import { close, open, read } from 'node:fs'
import { promisify } from 'node:util'

const [opened, readInto] = [promisify(open), promisify(read)]

/** The first bytes of a file of which it is known how many there are, which takes half of the calls; undefined where there are fewer, or none. */
export async function readKnown(path: string, length: number): Promise<Buffer | undefined> {
  const file = await opened(path, 'r').catch(() => undefined)
  if (file === undefined) return undefined
  try {
    const bytes = Buffer.allocUnsafeSlow(length)
    for (let at = 0; at < length; ) {
      const { bytesRead } = await readInto(file, bytes, at, length - at, at)
      if (bytesRead === 0) return undefined
      at += bytesRead
    }
    return bytes
  } catch {
    return undefined
  } finally {
    // Nobody waits for that.
    close(file, () => {})
  }
}
