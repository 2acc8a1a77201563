// WebAuthn on the sign-in page: the button, and the browser's own list in the e-mail field (conditional UI).
import { createClient, RequestError } from '@mimar/contract/client'

/** Stands in the page that the server writes (`first/sign-in.js`); its words stand in that page too. */
const client = createClient({ language: () => document.documentElement.lang })
const button = document.querySelector<HTMLButtonElement>('button[data-passkey]')
const told = document.querySelector<HTMLElement>('[data-told]')
let listing = new AbortController()

/** Undefined where there is no passkey, or the request was closed. */
async function ask(how: CredentialRequestOptions): Promise<PublicKeyCredential | undefined> {
  const options: object = await client.ask('POST /session/passkey-options', { body: {} })
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
  const found = await navigator.credentials.get({ ...how, publicKey }).catch(() => null)
  return found instanceof PublicKeyCredential ? found : undefined
}

/** Goes on, or says why not. */
async function enter(found: PublicKeyCredential): Promise<string> {
  const { id, rawId, response } = found.toJSON()
  if (!('signature' in response)) return ''
  const { clientDataJSON, authenticatorData, signature } = response
  const answered = { clientDataJSON, authenticatorData, signature }
  const credential = { id, rawId, type: 'public-key', response: answered } as const
  await client.ask('POST /session/passkey', { body: { credential } })
  location.reload()
  return ''
}

/** A passkey may be chosen from the list that the browser opens in the field. */
async function list(): Promise<void> {
  const isListed = document.querySelector('input[autocomplete~=webauthn]')
  if (!isListed || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
  const { signal } = listing
  const found = await ask({ mediation: 'conditional', signal }).catch(() => undefined)
  if (found && told) told.textContent = await enter(found).catch(saidOf)
}

function saidOf(error: unknown): string {
  return error instanceof RequestError ? error.message : ''
}

async function pressed(at: HTMLButtonElement): Promise<void> {
  // A browser asks for one at a time.
  listing.abort()
  listing = new AbortController()
  at.setAttribute('aria-busy', 'true')
  const why = await ask({})
    .then((found) => (found ? enter(found) : (at.dataset.failed ?? '')))
    .catch(saidOf)
  at.removeAttribute('aria-busy')
  if (told) told.textContent = why
  if (why !== '') void list()
}

if (button && 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential) {
  button.hidden = false
  const or = document.querySelector<HTMLElement>('[data-or]')
  if (or) or.hidden = false
  button.focus()
  button.addEventListener('click', () => void pressed(button))
  void list()
}

/** The button that sends a mail again says how long it waits; it stays where it is, and can be read. */
function countDown(at: HTMLButtonElement): void {
  const [label, end] = [at.textContent, Date.now() + Number(at.dataset.wait) * 1000]
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
    const isOver = left === 0
    if (isOver) clearInterval(timer)
    at.setAttribute('aria-disabled', String(!isOver))
    at.textContent = isOver ? label : (at.dataset.waiting ?? '').replace('{time}', clock(left))
  }
  const timer = setInterval(tick, 1000)
  tick()
  at.form?.addEventListener('submit', (event) => {
    if (at.getAttribute('aria-disabled') === 'true') event.preventDefault()
  })
}

const clock = (seconds: number) => `\u2066${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}\u2069`

const again = document.querySelector<HTMLButtonElement>('button[data-wait]')
if (again) {
  countDown(again)
  document.querySelector<HTMLInputElement>('input.digits')?.focus()
}

/** Asked so often, in ms, while the page is looked at. */
const ASK_EVERY = 2_500

/** Another device may let this one in: then its form goes on by itself. */
function waitForOthers(form: HTMLFormElement): void {
  form.hidden = true
  const timer = setInterval(() => document.visibilityState === 'visible' && void look().catch(() => {}), ASK_EVERY)
  async function look() {
    const { state } = await client.ask('GET /session/waiting')
    if (state === 'waiting') return
    clearInterval(timer)
    if (state === 'let-in') form.requestSubmit()
  }
}

const others = document.querySelector<HTMLFormElement>('form[data-let-in]')
if (others) waitForOthers(others)
