import { lazy as lazily } from 'react'

const AGAIN_AFTER = 2_000
/** The window hears it when something cannot be had for now. */
export const MISSED = 'part-missed'

/** Asks for what comes over the network until it is there. */
export async function fetchPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch {
      if (tries === 0) dispatchEvent(new Event(MISSED))
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    }
  }
}

/** A view that is loaded when it is first drawn. React takes the whole page away for one that fails to come, so it is asked for again. */
export const lazy: typeof lazily = (load) => lazily(() => fetchPatiently(load))
