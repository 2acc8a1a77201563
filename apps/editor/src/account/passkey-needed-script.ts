// WebAuthn enrolment on the page that asks for a passkey before anything else (`first/passkey-needed.js`); its words stand there too.
import { RequestError } from '@mimar/contract/client'
import { makePasskey } from './make-passkey.ts'
import { createPasskeyClient } from './passkey-client.ts'

const server = createPasskeyClient()
const told = document.querySelector<HTMLElement>('[data-told]')

/** Goes on with a passkey, or says why there is none. */
async function make(at: HTMLButtonElement): Promise<void> {
  at.setAttribute('aria-busy', 'true')
  const made = await makePasskey(server, at.dataset.name || 'Passkey').catch((error: unknown) =>
    error instanceof RequestError ? error.message : '',
  )
  at.removeAttribute('aria-busy')
  if (made === true) return location.reload()
  // Keys of words are the editor's: this page has one sentence for all of them.
  const isSentence = made.includes(' ')
  if (told) told.textContent = isSentence ? made : (at.dataset.failed ?? '')
}

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-make-passkey]')) {
  button.focus()
  button.addEventListener('click', () => void make(button))
}
