import '../kit/fonts.css'
import '../kit/tokens.css'
import { learnReadings, readings } from '@mimar/fields'
import { catalog } from '@mimar/sections/definitions'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadUsualViews } from '../canvas/views.ts'
import { createServer } from '../server/server.ts'
import { isGuestAt, readAddress } from '../state/address.ts'
import { readChoices } from '../state/choices.ts'
import { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import { hearOfOthers } from '../state/other-windows.ts'
import { createOutbox } from '../state/outbox.ts'
import { isInWindowOnly } from '../state/save-state.ts'
import { pauseFor } from '../state/sender.ts'
import { deviceStorage, tabStorage } from '../state/storage.ts'
import { speak } from '../words/words.ts'
import { App } from './app.view.tsx'

const address = readAddress(location)
// Mails of earlier versions lead here; messages have a page of their own.
if (new URLSearchParams(location.search).has('inbox')) {
  location.replace(`/sites/${encodeURIComponent(address.siteId)}/messages`)
}
const choices = readChoices(deviceStorage, location.search, navigator.languages)
/** Words of a tab that died while it was opened; the page's own script writes them. */
const lostWords = Object.keys(deviceStorage).filter((key) =>
  key.startsWith(`first-words/${location.pathname.split('/')[2]}/`),
)
const guest = isGuestAt(address) ? (await import('../guest/guest.ts')).enter(address.siteId) : null
const server = createServer(address.siteId, () => document.documentElement.lang, { token: guest?.token })
const outbox = createOutbox(guest?.desk ?? address.siteId, { now: Date.now, wait: pauseFor })
/** When it is first looked whether another device wants in, in ms: after all that opening a site needs. */
const DOOR_AFTER = 8_000
const editor = new Editor({
  server,
  catalog,
  outbox,
  storage: tabStorage,
  now: Date.now,
  newId,
  isOnline: () => navigator.onLine,
  wait: pauseFor,
  loadChanges: () => import('../state/changes.ts'),
  readings: { isKnown: () => readings() !== undefined, learn: learnReadings },
})

/** Opens the site; without a session, exchanges the one-time `authHash` for one and tries again (GEN-13). */
async function start(): Promise<void> {
  if (lostWords.length > 0 && !guest) {
    const { recoverWords } = await import('../canvas/first-words.ts')
    await recoverWords(lostWords, outbox, { storage: deviceStorage, locks: navigator.locks, newId })
  }
  await editor.open(address)
  if (editor.store.getState().phase !== 'signed-out') return
  const { comeIn } = await import('../state/framed-way-in.ts')
  // Used or too old: the signed-out screen stays and says what to do.
  if (await comeIn(server.signIn)) await editor.open(address)
}

const opening = start()
// On their way while React begins; the canvas asks again for what does not come.
loadUsualViews().catch(() => {})
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
const root = document.getElementById('editor') as HTMLElement
const app = <App editor={editor} server={server} firstSay={say} firstScheme={choices.scheme} />
// A page that the server has drawn is taken over as soon as it is known to be the site's.
if (root.firstChild) await opening
if (root.firstChild && editor.store.getState().phase === 'ready') hydrateRoot(root, app)
else {
  root.replaceChildren()
  createRoot(root).render(app)
}
if (!guest && window.parent === window) {
  setTimeout(() => void import('../doorbell/listen.ts').then(({ listenToTheDoor }) => listenToTheDoor()), DOOR_AFTER)
}
