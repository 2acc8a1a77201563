/**
 * A form to a site's owner: says what is missing on leaving a field and on sending (FORM-1 to FORM-5). Thanks take its
 * place. What does not arrive stays in the form and in the browser, and is sent until it is accepted or refused.
 */
interface Unsent {
  readonly key: string
  readonly form: string
  readonly body: string
  readonly time: string
  readonly at: number
}

type Field = HTMLInputElement

const PATIENCE = 30_000
const FIRST_PAUSE = 5000
const LONGEST_PAUSE = 300_000
/** Nobody waits for an answer to a message this old. */
const WEEK = 6048e5

const EMAIL = /^[^\s@"<>()[\],;:\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

function say(field: Field, fault?: string): boolean {
  field.ariaInvalid = String(!!fault)
  document.getElementById(`${field.id}-fault`)!.textContent = fault!
  return !fault
}

function isRight(field: Field): boolean {
  const { empty, invalid } = field.form!.dataset
  const value = field.value.trim()
  return say(field, value ? (field.type === 'email' && !EMAIL.test(value) ? invalid : '') : empty)
}

const PLACE = 'unsent '

/** Storage that may be forbidden. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-then="contact-form"]')) {
  const required = [...form.querySelectorAll<Field>('[required]')]
  /** What is on its way. */
  let unsent: Unsent | undefined

  /** Shows the sentence for a state, or none. */
  const show = (state: string) => {
    form.dataset.state = state
    for (const words of form.querySelectorAll<HTMLElement>('[data-when]')) words.hidden = words.dataset.when !== state
  }

  const forget = ({ key }: Unsent) => attempt(() => localStorage.removeItem(PLACE + key))

  const send = (entry: Unsent, pause = FIRST_PAUSE) => {
    const { key, body, time } = entry
    const again = (failure: unknown) => {
      console.warn('Not sent', failure)
      setTimeout(() => unsent === entry && send(entry, Math.min(pause * 2, LONGEST_PAUSE)), pause)
    }
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, 'form-time': time }
    fetch(form.action, { method: 'POST', credentials: 'include', headers, body }).then(({ ok, status }) => {
      // Too many at once (429) and a failing server are for later; what is refused stays refused, and what was written stands there.
      if (status > 428) return again(status)
      forget(entry)
      if (unsent !== entry) return
      unsent = undefined
      if (ok) return thank(JSON.parse(body))
      console.warn('Not sent', status)
      show('refused')
    }, again)
  }

  /** The thanks stay until somebody wants to write again. They take the focus only where it was in the form. */
  const thank = ({ email }: { readonly email?: string }) => {
    const panel = form.querySelector<HTMLElement>('[data-when="sent"]')!
    const next = panel.querySelector<HTMLElement>('[data-next]')!
    const wasIn = form.matches(':focus-within')
    form.style.minHeight = `${form.offsetHeight}px`
    form.reset()
    // An address keeps its direction in any text.
    next.textContent = email ? next.dataset.next!.replace('{email}', () => `\u2066${email}\u2069`) : ''
    show('sent')
    if (wasIn) panel.focus()
    panel.querySelector('button')!.onclick = () => {
      show('')
      form.style.minHeight = ''
      required[0]!.focus()
    }
  }

  const start = (entry: Unsent) => {
    unsent = entry
    setTimeout(() => unsent === entry && show('late'), entry.at + PATIENCE - Date.now())
    send(entry)
  }

  const submit = () => {
    const marketing = attempt(() => JSON.parse(localStorage.cookieSettings).marketing)
    const filled = [...new FormData(form)].filter(([, value]) => value)
    const body = JSON.stringify({ ...Object.fromEntries(filled), isCookieAccepted: !!marketing })
    // The same again is the same message; another text takes the place of what did not arrive.
    if (unsent?.body === body) {
      send(unsent)
      return
    }
    if (unsent) forget(unsent)
    const at = Date.now()
    const key = at.toString(36) + Math.random().toString(36).slice(2)
    const entry = { key, form: form.id, body, time: form.dataset.time ?? '', at }
    attempt(() => localStorage.setItem(PLACE + key, JSON.stringify(entry)))
    start(entry)
  }

  form.noValidate = true
  // The moment the form was given out, signed by the server.
  const noteTime = async () => {
    const response = await fetch(form.action.replace('/contact/', '/time/'))
    if (response.ok) form.dataset.time = await response.text()
  }
  // Without it the message is sent all the same, and the server judges it by the rest.
  form.addEventListener('focusin', () => noteTime().catch(() => {}), { once: true })
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    // A sentence that comes while the button is being pressed would push it away from under the finger.
    if (form.querySelector('button:active') || (relatedTarget as Element | null)?.closest('button')) return
    if (required.includes(target as Field)) isRight(target as Field)
  })
  form.addEventListener('input', ({ target }) => {
    if ((target as Field).ariaInvalid === 'true') isRight(target as Field)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [wrong] = required.filter((field) => !isRight(field))
    if (wrong) wrong.focus()
    else if (form.dataset.state !== 'sent') submit()
  })

  // Goes on with what was not accepted before the page was left.
  attempt(() => {
    for (const place of Object.keys(localStorage)) {
      const entry: Unsent | null = place.startsWith(PLACE) ? JSON.parse(localStorage[place]) : null
      if (entry && Date.now() - entry.at > WEEK) localStorage.removeItem(place)
      else if (entry?.form === form.id) {
        for (const [name, value] of Object.entries(JSON.parse(entry.body))) {
          const field = form.elements.namedItem(name) as Field | null
          if (!field) continue
          field.value = value as string
          // What was not ticked was not sent.
          field.checked = true
        }
        start(entry)
      }
    }
  })
}
