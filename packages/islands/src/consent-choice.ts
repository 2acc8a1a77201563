/** The banner, its popup, and what follows from a choice: it is kept for 100 days and the page loads again (COOKIE-3, COOKIE-4). */
const LIFETIME = 100 * 24 * 60 * 60
const TYPES = ['analytics', 'marketing', 'functional'] as const
type Choice = { readonly [Type in (typeof TYPES)[number]]: boolean }

const gate = document.querySelector<HTMLElement>('[data-island="consent"]')!
const banner = document.querySelector<HTMLElement>('.consent')!
const popup = document.querySelector<HTMLDialogElement>('.consent-popup')!
const form = popup.querySelector('form')!
const site = gate.dataset.site!

function kept(): string | undefined {
  try {
    return `; ${document.cookie}`.split(`; ${site}=`)[1]?.split(';')[0]
  } catch {
    return undefined
  }
}

/** What was chosen before: as stored, else as the cookie says it in three digits. */
function chosen(): Partial<Choice> | undefined {
  try {
    const stored = JSON.parse(localStorage.cookieSettings)
    if (stored) return stored
  } catch {
    // Nothing is stored, or nothing may be.
  }
  const digits = kept()
  return /^[01]{3}$/.test(digits ?? '')
    ? Object.fromEntries(TYPES.map((type, index) => [type, digits![index] === '1']))
    : undefined
}

function keep(choice: Choice): void {
  try {
    localStorage.cookieSettings = JSON.stringify(choice)
  } catch {
    // The cookie says it too.
  }
  const digits = TYPES.map((type) => Number(choice[type])).join('')
  const secure = location.protocol === 'https:' ? ';secure' : ''
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store answers later, and not in every browser
    document.cookie = `${site}=${digits};path=/;max-age=${LIFETIME};samesite=lax${secure}`
  } catch {
    // Then the next page asks again.
  }
  popup.close()
  banner.remove()
  // Where nothing can be kept, a reload would only ask again.
  if (kept() !== digits) return
  keepTexts()
  location.reload()
}

function keepTexts(): void {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]),textarea,select')
  try {
    sessionStorage.kept = JSON.stringify(
      [...fields].map((field) => (/^(?:checkbox|radio|file)$/.test(field.type) ? '' : field.value)),
    )
  } catch {
    // Browsers keep most of it by themselves.
  }
}

const all = (isAllowed: boolean): Choice => ({ analytics: isAllowed, marketing: isAllowed, functional: isAllowed })

function switched(): Choice {
  const { elements } = form
  const isOn = (type: string) => (elements.namedItem(type) as HTMLInputElement | null)?.checked === true
  return { analytics: isOn('analytics'), marketing: isOn('marketing'), functional: isOn('functional') }
}

function open(): void {
  form.reset()
  const before = chosen()
  for (const input of form.querySelectorAll<HTMLInputElement>('.switch'))
    if (before) input.checked = before[input.name as keyof Choice] === true
  popup.showModal()
}

/** The buttons above rise with it: they begin where they were, so that nothing jumps. */
function show(): void {
  const buttons = document.querySelector<HTMLElement>('.floating-buttons')
  gate.after(banner)
  buttons?.animate({ translate: [`0 ${banner.offsetHeight}px`, '0'] }, { duration: 300, easing: 'ease-out' })
}

const actions: { readonly [choice: string]: () => void } = {
  accept: () => keep(all(true)),
  decline: () => keep(all(false)),
  confirm: () => keep(switched()),
  settings: open,
  cancel: () => popup.close(),
}

let pressed: EventTarget | null = null
addEventListener('pointerdown', ({ target }) => {
  pressed = target
})

document.addEventListener('click', ({ target }) => {
  const element = target as Element
  if (element === gate) show()
  else if (element.closest('[data-cookies]')) open()
  // Its page fills the popup, so that a press on the popup itself is one outside of it.
  else if (element === popup && pressed === popup) popup.close()
  else actions[element.closest<HTMLElement>('[data-choice]')?.dataset.choice ?? '']?.()
})

// A page that comes back as it was left may have been answered meanwhile.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && kept() !== undefined && banner.isConnected) location.reload()
})
