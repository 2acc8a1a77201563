// Garbage collection (V8's heap growing factor): how much garbage may lie beside what is in use before it is collected.
import { getHeapStatistics, setFlagsFromString } from 'node:v8'

/**
 * By itself V8 lets a heap that grows slowly become two or four times what is in use. A server that many hosts are visited on puts
 * answers and lists in the place of others all day, and would hold as much garbage as CACHE_MB lets it hold of them.
 */
const SPARING_PERCENT = 40
/** V8's own, which is quicker: for who draws thousands of pages, or reads a large site. */
const OWN = 0
/** Until then (bytes, with what lies beside it) what is in use is looked after. */
const SMALL = 256 * 1024 * 1024
const LOOKED_EVERY_MS = 1_000

/** Keeps the heap close to what is in use for as long as that is little. */
export function spareMemory(): void {
  let percent = OWN
  const look = () => {
    const wished = getHeapStatistics().used_heap_size < SMALL ? SPARING_PERCENT : OWN
    if (wished !== percent) setFlagsFromString(`--heap-growing-percent=${wished}`)
    percent = wished
  }
  look()
  setInterval(look, LOOKED_EVERY_MS).unref()
}
