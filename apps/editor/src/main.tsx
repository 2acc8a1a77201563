import './chrome/fonts.css'
import './chrome/tokens.css'
import { catalog } from '@mimar/sections/definitions'
import { createRoot } from 'react-dom/client'
import { App } from './app.view.tsx'
import { createServer } from './server.ts'
import { isGuestAt, readAddress } from './state/address.ts'
import { readChoices } from './state/choices.ts'
import { Editor } from './state/editor.ts'
import { hearOfOthers } from './state/other-windows.ts'
import { createOutbox } from './state/outbox.ts'
import { isInWindowOnly } from './state/save-state.ts'
import { pauseFor } from './state/sender.ts'
import { findAuthHash, withoutAuthHash } from './state/sign-in.ts'
import { speak } from './words/words.ts'

const address = readAddress(location)
/** Mails about messages lead here. */
const wantsInbox = new URLSearchParams(location.search).has('inbox')
const choices = readChoices(localStorage, location.search, navigator.languages)
const guest = isGuestAt(address) ? (await import('./guest/guest.ts')).enter(address.siteId) : null
const server = createServer(address.siteId, () => document.documentElement.lang, guest?.token)
const editor = new Editor({
  server,
  catalog,
  outbox: createOutbox(guest?.desk ?? address.siteId, Date.now),
  storage: sessionStorage,
  now: Date.now,
  newId: () => crypto.randomUUID(),
  isOnline: () => navigator.onLine,
  wait: pauseFor,
  loadChanges: () => import('./state/changes.ts'),
})

/** Opens the site; without a session, exchanges the one-time `authHash` for one and tries again (GEN-13). */
async function start(): Promise<void> {
  await editor.open(address)
  if (editor.store.getState().phase !== 'signed-out') return
  const authHash = findAuthHash({
    location,
    referrer: document.referrer,
    parentSearch: () => (window.parent === window ? null : window.parent.location.search),
  })
  if (authHash === null) return
  history.replaceState(null, '', withoutAuthHash(location.href))
  await server.signIn(authHash).then(
    () => editor.open(address),
    () => undefined, // Used or too old: the signed-out screen stays and says what to do.
  )
}

const opening = start()
hearOfOthers(editor, address.siteId)
addEventListener('online', () => editor.wentOnline())
addEventListener('focus', () => editor.cameBack())
addEventListener('offline', () => editor.wentOffline())
addEventListener('pagehide', () => editor.leave())
addEventListener('beforeunload', (event) => {
  if (isInWindowOnly(editor.store.getState())) event.preventDefault()
})
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && editor.leave())

const say = await speak(choices.language)
createRoot(document.getElementById('editor') as HTMLElement).render(
  <App editor={editor} server={server} firstSay={say} firstScheme={choices.scheme} />,
)
await opening
if (wantsInbox && !guest && editor.store.getState().phase === 'ready') {
  const { openInbox } = await import('./inbox/open.tsx')
  openInbox({ editor, server, say })
}
