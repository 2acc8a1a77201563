/** postMessage handshake: the page around a framed editor tells its address, if it is one that may be around it (GEN-13). */
const WANTED = 'mimar:address-wanted'
const TOLD = 'mimar:address'
const ASK_EVERY = 300
const ASK_FOR = 5_000

interface Asked {
  /** The origins that may be around the editor. */
  readonly parents: readonly string[]
  /** The origin of the page around, where the browser tells it. */
  readonly around: string | undefined
}

/** The address of the page around; null where it is none of the parents, or does not answer within 5 seconds. */
export function askParent({ parents, around }: Asked): Promise<string | null> {
  const asked = around === undefined ? parents : parents.filter((origin) => origin === around)
  if (asked.length === 0) return Promise.resolve(null)
  return new Promise((resolve) => {
    const ask = () => {
      for (const origin of asked) window.parent.postMessage({ type: WANTED }, origin)
    }
    const end = (address: string | null) => {
      clearInterval(asking)
      clearTimeout(patience)
      removeEventListener('message', hear)
      resolve(address)
    }
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || !asked.includes(origin)) return
      const { type, address } = (data ?? {}) as { readonly type?: unknown; readonly address?: unknown }
      if (type === TOLD && typeof address === 'string') end(address)
    }
    addEventListener('message', hear)
    // The page around may begin to listen later than its frame has loaded.
    const asking = setInterval(ask, ASK_EVERY)
    const patience = setTimeout(end, ASK_FOR, null)
    ask()
  })
}

/** Whom the server lets frame this page. */
export function allowedParents(page: Document): readonly string[] {
  const content = page.querySelector<HTMLMetaElement>('meta[name="allowed-parents"]')?.content ?? ''
  return content.split(' ').filter((origin) => origin !== '')
}
