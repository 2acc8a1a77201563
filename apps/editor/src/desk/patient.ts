import { type ComponentType, lazy as lazily } from 'react'

const AGAIN_AFTER = 2_000

/** A part that is loaded when it is first drawn; without a connection it is asked for again until it is there. */
export function lazy<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazily(async () => {
    for (;;) {
      try {
        return await load()
      } catch {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
      }
    }
  })
}
