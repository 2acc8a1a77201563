// Watch mode: when a source changes it is built again, then the server starts again. Plain JavaScript with nothing but Node's own modules.
import { watch } from 'node:fs'

/** Files come one by one when an editor or git writes them. */
const QUIET_MS = 150

/**
 * Watches folders and files; `build` is asked for one round after another and says which parts could be built. Whoever fails
 * leaves what runs as it is. Ends when `stop` is called.
 *
 * @param {{ sources: () => readonly string[], build: () => Promise<boolean>, taken: () => Promise<void>, quiet?: number }} options
 */
export function watchSources({ sources, build, taken, quiet = QUIET_MS }) {
  let timer
  let isBuilding = false
  let isWanted = false
  const watchers = new Map()
  // Those that stay are left alone: what one has not told yet would be lost.
  const begin = () => {
    const wanted = sources()
    for (const [source, one] of watchers) {
      if (wanted.includes(source)) continue
      one.close()
      watchers.delete(source)
    }
    for (const source of wanted)
      if (!watchers.has(source)) watchers.set(source, watch(source, { recursive: true }, changed))
  }
  const round = async () => {
    isBuilding = true
    isWanted = false
    if (await build()) await taken()
    isBuilding = false
    // Folders may have come or gone.
    begin()
    if (isWanted) void round()
  }
  function changed(_event, name) {
    if (/(?:^|\/)(?:node_modules|dist|\.)/.test(name ?? '')) return
    isWanted = true
    clearTimeout(timer)
    timer = setTimeout(() => isBuilding || void round(), quiet)
  }
  begin()
  return {
    stop() {
      clearTimeout(timer)
      for (const one of watchers.values()) one.close()
    },
  }
}
