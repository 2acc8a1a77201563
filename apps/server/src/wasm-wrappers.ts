// A V8 flag against a crash of V8: in Node 24 calls out of WebAssembly that are compiled while threads come and go end the process
// ("jit_page_->allocations_.erase(addr) == 1", nodejs/node#64500, open). Fonts are cut by WebAssembly on threads.
import { setFlagsFromString } from 'node:v8'

/** No call out of WebAssembly comes so often: all go through the wrapper that is there from the start. To be imported first. */
const NEVER = 2 ** 31 - 1
setFlagsFromString(`--wasm-wrapper-tiering-budget=${NEVER}`)
