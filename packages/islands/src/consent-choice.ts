/** The banner, its popup, and what follows from a choice: it is kept for 100 days and the page loads again (COOKIE-3, COOKIE-4). */
const LIFETIME = 100 * 24 * 60 * 60
const TYPES = 'analytics marketing functional'.split(' ')
type Choice = { readonly [type: string]: boolean }

const find = <E extends Element = HTMLElement>(selector: string) => document.querySelector<E>(selector)!
const gate = find('[data-island="consent"]')
const banner = find('.consent')
const popup = find<HTMLDialogElement>('.consent-popup')
const switches = popup.querySelectorAll<HTMLInputElement>('.switch')
const { site } = gate.dataset

const choose = (isAllowed: (type: string, index: number) => boolean): Choice =>
  Object.fromEntries(TYPES.map((type, index) => [type, isAllowed(type, index)]))

/** The cookie's value, which says what was chosen in three digits. */
function kept(): string | undefined {
  try {
    return `; ${document.cookie}`.split(`; ${site}=`)[1]?.slice(0, 3)
  } catch {
    return undefined
  }
}

/** What was chosen before: as stored, else as the cookie says. */
function chosen(): Choice | undefined {
  try {
    const stored = JSON.parse(localStorage.cookieSettings)
    if (stored) return stored
  } catch {
    // Nothing is stored, or nothing may be.
  }
  const digits = kept()
  return digits ? choose((_, index) => digits[index] === '1') : undefined
}

function keep(choice: Choice): void {
  const digits = TYPES.map((type) => Number(choice[type])).join('')
  const secure = location.protocol === 'https:' ? ';secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and not in every browser
    document.cookie = `${site}=${digits};path=/;max-age=${LIFETIME};samesite=lax${secure}`
    localStorage.cookieSettings = JSON.stringify(choice)
  } catch {
    // What could not be kept is asked again.
  }
  popup.close()
  banner.remove()
  gate.classList.add('is-answered')
  // Where nothing can be kept, a reload would only ask again.
  if (kept() !== digits) return
  try {
    const fields = document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]),textarea,select')
    const keptOf = ({ type, checked, value }: HTMLInputElement) => (/check|radio/.test(type) ? checked : value)
    history.replaceState({ kept: [...fields].map(keptOf) }, '')
  } catch {
    // Browsers keep most of it by themselves.
  }
  location.reload()
}

function open(): void {
  const before = chosen()
  for (const input of switches) input.checked = before ? before[input.name] === true : input.defaultChecked
  popup.showModal()
}

const actions: { readonly [choice: string]: () => unknown } = {
  accept: () => keep(choose(() => true)),
  decline: () => keep(choose(() => false)),
  confirm: () => keep(choose((type) => [...switches].some(({ name, checked }) => name === type && checked))),
  settings: open,
  cancel: () => popup.close(),
}

let pressed: EventTarget | null
addEventListener('pointerdown', ({ target }) => {
  pressed = target
})

function answerTo(element: Element): (() => unknown) | undefined {
  if (element.closest('[data-cookies]')) return open
  // Its page fills the popup, so that a press on the popup itself is one outside of it.
  if (element === popup && pressed === popup) return actions.cancel
  return actions[element.closest<HTMLElement>('[data-choice]')?.dataset.choice ?? '']
}

// After the next picture of the page, so that even a slow phone shows at once that it was pressed.
document.addEventListener('click', ({ target }) => {
  const answer = answerTo(target as Element)
  if (answer) requestAnimationFrame(() => setTimeout(answer))
})

// A page that comes back as it was left may have been answered meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && kept() && banner.isConnected) location.reload()
})
