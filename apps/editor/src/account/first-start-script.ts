// First run (onboarding) with a script: the passkey is made between the two pages, and codes are printed and copied.

import { isCopied } from '../kit/copied.ts'
import { sendForm } from '../server/send-form.ts'
import { makePasskey } from './make-passkey.ts'
import { createPasskeyClient } from './passkey-client.ts'

/** Stands in the pages that the server writes (`first/first-start.js`); their words stand in those pages too. */
const server = createPasskeyClient()
const find = <Kind extends HTMLElement>(what: string) => document.querySelector<Kind>(what)

/** Sends the form, and shows the page that is answered in the place of this one: the finger is asked for beside it. */
async function send(form: HTMLFormElement): Promise<boolean> {
  const page = await sendForm(form)
  document.title = page.title
  document.body.replaceWith(page.body)
  arrange()
  find('h1')?.setAttribute('tabindex', '-1')
  find('h1')?.focus()
  return find('.codes') !== null
}

async function withPasskey(at: HTMLButtonElement, form: HTMLFormElement): Promise<void> {
  at.setAttribute('aria-busy', 'true')
  const isOwner = await send(form)
  if (!isOwner) return
  const made = await makePasskey(server, at.dataset.name || 'Passkey').catch(() => false)
  const told = find('[data-told]')
  if (made !== true && told) told.textContent = told.dataset.unmade ?? ''
}

/** Copies the codes; where the browser does not, they stand selected, and it is said that they are to be copied by hand. */
async function copied(press: HTMLElement, codes: string, tick: () => void): Promise<void> {
  const isDone = await isCopied(codes)
  if (isDone) {
    tick()
    press.textContent = press.dataset.copied ?? ''
  } else getSelection()?.selectAllChildren(find('.codes') ?? press)
  const refused = find('[data-refused]')
  if (refused) refused.textContent = isDone ? '' : (refused.dataset.refused ?? '')
}

/** Gives what stands on the page its hands. */
function arrange(): void {
  const [part, press] = [find('[data-passkeys]'), find<HTMLButtonElement>('[data-make-passkey]')]
  if (part && press && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential) {
    part.hidden = false
    find('[data-go-on]')?.classList.add('second')
    press.form?.addEventListener('submit', (event) => {
      if (event.submitter !== press || !press.form) return
      event.preventDefault()
      if (press.getAttribute('aria-busy') === null) void withPasskey(press, press.form)
    })
  }
  const codes = [...document.querySelectorAll('.codes li')].map((code, at) => `${at + 1}. ${code.textContent}`)
  const kept = () => find<HTMLInputElement>('.tick input')?.click()
  const tick = () => find<HTMLInputElement>('.tick input')?.checked || kept()
  for (const at of document.querySelectorAll<HTMLElement>('[data-print],[data-copy]')) at.hidden = false
  find('[data-download]')?.addEventListener('click', tick)
  find('[data-print]')?.addEventListener('click', () => {
    tick()
    window.print()
  })
  const copy = find('[data-copy]')
  copy?.addEventListener('click', () => void copied(copy, codes.join('\n'), tick))
}

arrange()
