/**
 * The dialogs of a report: fields are checked and cut at 255 characters, and the answer is shown. Nothing typed is lost
 * by a failure (REPORT-2 to REPORT-5).
 */
type Field = HTMLInputElement

const LIMIT = 255
const FEW = 6
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

const dialogs = document.querySelectorAll<HTMLDialogElement>('.report')
const [ask, thanks, repeated, failed] = dialogs as unknown as [HTMLDialogElement, ...HTMLDialogElement[]]
const form = ask.querySelector('form')!
const count = form.querySelector('output')!
const send = form.querySelector('button')!
const characters = new Intl.Segmenter()

function tell(used: number): void {
  count.value = `${used}/${LIMIT}`
  count.toggleAttribute('data-few', LIMIT - used < FEW)
}

function typed(field: Field): void {
  if (field.type === 'email') {
    if (field.ariaInvalid === 'true') isRight(field)
    return
  }
  const all = [...characters.segment(field.value)]
  const rest = all[LIMIT]
  if (rest) {
    const caret = field.selectionStart
    field.value = field.value.slice(0, rest.index)
    field.setSelectionRange(caret, caret)
  }
  say(field, rest ? form.dataset.long : '')
  if (field.name === 'comment') tell(rest ? LIMIT : all.length)
}

document.addEventListener('click', (event) => {
  const target = event.target as Element
  if (target.closest('[data-report]')) {
    event.preventDefault()
    ask.showModal()
  }
  // Around a dialog lies its backdrop, which counts as the dialog itself.
  if (target.matches('.report,[data-close]')) target.closest('dialog')!.close()
})

const fields = [...form.querySelectorAll<Field>('[required]')]
for (const field of fields) {
  field.addEventListener('input', (event) => (event as InputEvent).isComposing || typed(field))
  field.addEventListener('compositionend', () => typed(field))
  field.addEventListener('blur', ({ relatedTarget }) => {
    // A sentence that comes while a button is being pressed would push it away from under the finger.
    if (form.querySelector('button:active') || (relatedTarget as Element | null)?.closest('button')) return
    if (ask.open) isRight(field)
  })
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const [wrong] = fields.filter((field) => !isRight(field))
  if (wrong) return wrong.focus()
  send.disabled = true
  const body = JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value)))
  const headers = { 'content-type': 'application/json' }
  // No answer is said as a failure, below.
  const response = await fetch(form.action, { method: 'POST', credentials: 'include', headers, body }).catch(() => null)
  const answer = await response?.json().catch(() => {})
  send.disabled = false
  ask.close()
  const outcome = (response?.ok ? thanks : response?.status === 403 ? repeated : failed)!
  if (response?.ok) {
    form.reset()
    tell(0)
  } else {
    const text = outcome.querySelector('p')!
    text.textContent = answer?.message || text.dataset.text
  }
  outcome.showModal()
})
