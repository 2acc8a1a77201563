import type { Plugin } from 'vite'

/** What the watch says of the last build, beside the editor's own files. */
const BUILT = 'assets/built.json'

/**
 * Asks whether there is another build than the one it came with; a server that is just starting says nothing. Afterwards the
 * canvas stands where it stood.
 */
export const CLIENT = `const KEPT = 'mimar:reloaded-at'
const canvas = () => document.querySelector('main iframe')?.contentWindow
const kept = Number(sessionStorage.getItem(KEPT))
sessionStorage.removeItem(KEPT)
const until = Date.now() + 10000
const going = setInterval(() => {
  const there = canvas()
  if (there && kept > 0 && there.document.documentElement.scrollHeight > kept + there.innerHeight) there.scrollTo(0, kept)
  if (!kept || there?.scrollY === kept || Date.now() > until) clearInterval(going)
}, 100)
let known
setInterval(async () => {
  const answer = await fetch('/${BUILT}', { cache: 'no-store' }).catch(() => undefined)
  const now = answer?.ok ? await answer.text() : undefined
  known ??= now
  if (now === undefined || now === known) return
  sessionStorage.setItem(KEPT, String(canvas()?.scrollY ?? 0))
  location.reload()
}, 400)
`

/** A step of the build (live reload): while sources are watched, the editor loads itself again when they were built. */
export const reloading = (): Plugin => ({
  name: 'reloading',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'assets/reload.js', source: CLIENT })
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/assets/reload.js' }, injectTo: 'body' }],
})
