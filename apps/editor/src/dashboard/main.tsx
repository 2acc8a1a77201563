import '../kit/fonts.css'
import '../kit/tokens.css'
import { createRoot } from 'react-dom/client'
import { listenToTheDoor } from '../doorbell/listen.ts'
import { createAccountServer } from '../home/sites-server.ts'
import { isFramed } from '../server/framed.ts'
import { hasChosenLanguage, readChoices } from '../state/choices.ts'
import { deviceStorage } from '../state/storage.ts'
import { Home } from './home.view.tsx'

const hasChosen = hasChosenLanguage(deviceStorage, location.search)
const choices = readChoices(deviceStorage, location.search, navigator.languages)
const server = createAccountServer(() => document.documentElement.lang)
// In a frame the page loads before anybody is signed in.
if (isFramed()) {
  await server.readSession().catch(async () => (await import('../state/framed-way-in.ts')).comeIn(server.signIn))
}
createRoot(document.getElementById('sites') as HTMLElement).render(
  <Home server={server} firstLanguage={choices.language} firstScheme={choices.scheme} hasChosen={hasChosen} />,
)
if (!isFramed()) listenToTheDoor()
