import '../chrome/fonts.css'
import '../chrome/tokens.css'
import { createRoot } from 'react-dom/client'
import { readChoices } from '../state/choices.ts'
import { Home } from './home.view.tsx'
import { createAccountServer } from './server.ts'

const choices = readChoices(localStorage, location.search, navigator.languages)
const server = createAccountServer(() => document.documentElement.lang)
createRoot(document.getElementById('sites') as HTMLElement).render(
  <Home server={server} firstLanguage={choices.language} firstScheme={choices.scheme} />,
)
