/** The dialogs of a report: fields are checked and cut at 255 characters, the answer is shown, and nothing typed is lost by a failure (REPORT-2 to REPORT-5). */
type Field = HTMLInputElement

const LIMIT = 255
const FEW = 6
const EMAIL = /^[^\s@"<>()[\],;:\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i

const [ask, thanks, failed] = document.querySelectorAll<HTMLDialogElement>('.report') as unknown as HTMLDialogElement[]
const form = ask!.querySelector('form')!
const { required, email, long } = form.dataset
const fields = [...form.querySelectorAll<Field>('[required]')]
const count = form.querySelector('output')!
const send = form.querySelector<HTMLButtonElement>('[type="submit"]')!
const characters = new Intl.Segmenter()

document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-report]')) return
  event.preventDefault()
  ask!.showModal()
})

for (const dialog of [ask!, thanks!, failed!]) {
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || (target as Element).closest('[data-close]')) dialog.close()
  })
}

function say(field: Field, fault: string | undefined): void {
  field.setAttribute('aria-invalid', String(!!fault))
  document.getElementById(`${field.id}-fault`)!.textContent = fault ?? ''
}

function isRight(field: Field): boolean {
  const value = field.value.trim()
  const fault = value ? (field.type === 'email' && !EMAIL.test(value) ? email : '') : required
  say(field, fault)
  return !fault
}

function typed(field: Field): void {
  if (field.type === 'email') {
    if (field.ariaInvalid === 'true') isRight(field)
    return
  }
  const all = [...characters.segment(field.value)]
  const isLong = all.length > LIMIT
  if (isLong) {
    const caret = field.selectionStart
    const rest = all[LIMIT]!
    field.value = field.value.slice(0, rest.index)
    field.setSelectionRange(caret, caret)
  }
  say(field, isLong ? long : '')
  if (field.name !== 'comment') return
  const used = Math.min(all.length, LIMIT)
  count.value = `${used}/${LIMIT}`
  count.toggleAttribute('data-few', LIMIT - used < FEW)
}

for (const field of fields) {
  field.addEventListener('input', (event) => (event as InputEvent).isComposing || typed(field))
  field.addEventListener('compositionend', () => typed(field))
  field.addEventListener('blur', ({ relatedTarget }) => {
    // A sentence that comes while a button is being pressed would push it away from under the finger.
    const isPressing = form.querySelector('button:active') || (relatedTarget as Element | null)?.closest('button')
    if (ask!.open && !isPressing) isRight(field)
  })
}

function fail(status: number, message: string | undefined): void {
  const { repeated, failed: title, text } = failed!.dataset
  failed!.dataset.is = status === 403 ? 'warning' : 'error'
  failed!.querySelector('h2')!.textContent = (status === 403 ? repeated : title)!
  failed!.querySelector('p')!.textContent = message || (status === 403 ? '' : text)!
  failed!.showModal()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const [wrong] = fields.filter((field) => !isRight(field))
  if (wrong) return wrong.focus()
  send.disabled = true
  const body = JSON.stringify(Object.fromEntries([...new FormData(form)].filter(([, value]) => value)))
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(form.action, { method: 'POST', credentials: 'include', headers, body }).catch(() => null)
  const answer = response?.ok ? null : await response?.json().catch(() => null)
  send.disabled = false
  ask!.close()
  if (!response?.ok) return fail(response?.status ?? 400, answer?.message)
  form.reset()
  count.value = `0/${LIMIT}`
  count.toggleAttribute('data-few', false)
  thanks!.showModal()
})
