/**
 * File upload of a form (FORM-9): shows what was chosen and how large it is, says at once what cannot be taken, and how
 * much of it is sent. Without files `contact-form` sends the form; without this script the browser posts all of it.
 */
type Faults = { readonly [fault in 'most' | 'kind' | 'tooLarge' | 'tooMuch' | 'empty' | 'full']: string }
type Input = HTMLInputElement

const FIRST_PAUSE = 5000
const LONGEST_PAUSE = 300_000

for (const asks of document.querySelectorAll<HTMLElement>('[data-then~="sent-files"]')) {
  const form = asks.closest('form')!
  const box = form.querySelector<HTMLElement>('.sent-progress')!
  const { each, all, remove } = box.dataset
  const [stop] = box.getElementsByTagName('button')
  const [progress] = box.getElementsByTagName('progress')
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const inputs = [...asks.querySelectorAll<Input>('[type=file]')]
  const kept = new Map<Input, readonly File[]>()
  /** What is on its way, until it is stopped. */
  let request: XMLHttpRequest | undefined
  let key = ''

  const askOf = (input: Element) => input.closest<HTMLElement>('[data-ask]')!
  const saysOf = (input: Input): Faults => JSON.parse(askOf(input).dataset.faults!)
  const named = (sentence: string, name: string) => sentence.replace('{name}', () => `\u2068${name}\u2069`)
  const sizeOf = (size: number) => {
    const isLarge = size >= 999_500
    return new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge && size < 1e7 ? 1 : 0,
    }).format(isLarge ? size / 1e6 : Math.max(1, size / 1e3))
  }

  const faultOf = (input: Input): string => {
    const says = saysOf(input)
    const files = [...input.files!]
    if (files.length > Number(askOf(input).dataset.most)) return says.most
    for (const { name, size, type } of files) {
      if (!size) return named(says.empty, name)
      if (size > Number(each)) return named(says.tooLarge, name)
      // A photograph of a telephone (HEIC) is taken, though not asked for; what the browser cannot tell the server does.
      const isPicture = /hei[cf]$/.test(type) && input.accept.includes('image')
      if (type && !isPicture && !input.accept.includes(type)) return named(says.kind, name)
    }
    const sum = inputs.flatMap((one) => [...one.files!]).reduce((bytes, { size }) => bytes + size, 0)
    return files[0] && sum > Number(all) ? says.tooMuch : ''
  }

  /** Says what is wrong, so that `request-form` knows it too. */
  const say = (input: Input, fault: string) => {
    input.setCustomValidity(fault)
    input.ariaInvalid = String(!!fault)
    askOf(input).dataset.wrong = fault
    askOf(input).querySelector('.form-fault')!.textContent = fault
  }

  const put = (input: Input, files: readonly File[]) => {
    const transfer = new DataTransfer()
    for (const file of files) transfer.items.add(file)
    input.files = transfer.files
    kept.set(input, files)
    // Another choice is another message.
    key = ''
    let list = askOf(input).querySelector('.sent-list')
    if (!list) {
      list = document.createElement('ul')
      list.className = 'sent-list'
      input.after(list)
    }
    list.replaceChildren(
      ...files.map((file) => {
        const [item, name, size, away] = ['li', 'bdi', 'small', 'button'].map((tag) => document.createElement(tag))
        name!.textContent = file.name
        size!.textContent = sizeOf(file.size)
        away!.textContent = '×'
        away!.ariaLabel = named(remove!, file.name)
        away!.onclick = (event) => {
          event.preventDefault()
          put(
            input,
            files.filter((one) => one !== file),
          )
          input.focus()
        }
        item!.append(name!, size!, away!)
        return item!
      }),
    )
    say(input, faultOf(input))
  }

  const show = (state: string) => {
    form.dataset.state = state
    for (const words of form.querySelectorAll<HTMLElement>('[data-when]')) words.hidden = words.dataset.when !== state
  }

  const end = () => {
    request = undefined
    key = ''
    box.hidden = true
    button.disabled = false
  }

  /** As `contact-form` thanks. */
  const thank = (email: string) => {
    const panel = form.querySelector<HTMLElement>('[data-when="sent"]')!
    const next = panel.querySelector<HTMLElement>('[data-next]')!
    form.style.minHeight = `${form.offsetHeight}px`
    form.reset()
    next.textContent = next.dataset.next!.replace('{email}', () => `\u2066${email}\u2069`)
    show('sent')
    panel.focus()
    panel.querySelector('button')!.onclick = () => {
      show('')
      form.style.minHeight = ''
      form.querySelector<Input>('.ask :is(input,textarea)')!.focus()
    }
  }

  /** What the server says is wrong, beside each. */
  const tell = (faults: { readonly [name: string]: string }) => {
    show('')
    const wrong = Object.entries(faults).flatMap(([name, fault]) => {
      const field = form.querySelector<Input>(`[name="${name}"],[name^="${name}/"]`)
      if (!field) return []
      if (field.type === 'file') {
        say(field, fault)
        // Where there is no room for files, the message goes without.
        if (fault === saysOf(field).full) delete askOf(field).dataset.needed
      } else {
        field.ariaInvalid = 'true'
        askOf(field).querySelector('.form-fault')!.textContent = fault
      }
      return [field]
    })
    wrong[0]?.focus()
  }

  const send = (body: FormData, pause = FIRST_PAUSE) => {
    const sending = new XMLHttpRequest()
    request = sending
    box.hidden = false
    button.disabled = true
    progress!.value = 0
    const again = () => {
      show('late')
      setTimeout(() => request === sending && send(body, Math.min(pause * 2, LONGEST_PAUSE)), pause)
    }
    sending.open('POST', form.action)
    sending.setRequestHeader('accept', 'application/json')
    sending.setRequestHeader('idempotency-key', key)
    sending.setRequestHeader('form-time', form.dataset.time ?? '')
    sending.upload.onprogress = ({ loaded, total }) => {
      progress!.value = loaded / total
    }
    sending.onerror = again
    sending.onload = () => {
      const { status, responseText } = sending
      if (status > 428) return again()
      end()
      if (status < 300) return thank(String(body.get('email')))
      const { faults } = JSON.parse(responseText)
      if (faults) tell(faults)
      else show('refused')
    }
    sending.send(body)
  }

  stop!.onclick = () => {
    request?.abort()
    end()
    show('')
    button.focus()
  }
  for (const input of inputs) {
    input.addEventListener('change', () => {
      const isOne = !input.multiple
      const before = isOne ? [] : (kept.get(input) ?? [])
      const isNew = ({ name, size }: File) => !before.some((one) => one.name === name && one.size === size)
      put(input, [...before, ...[...input.files!].filter(isNew)])
    })
    // Chosen before this came.
    if (input.files![0]) put(input, [...input.files!])
  }
  // The reload after a choice of consent keeps what was typed (`kept`), and a file cannot be put back.
  addEventListener('beforeunload', () => {
    const was: readonly unknown[] | undefined = history.state?.kept
    if (was) history.replaceState({ kept: was.map((one) => !/fakepath/.test(String(one)) && one) }, '')
  })
  form.addEventListener('reset', () => {
    for (const input of inputs) put(input, [])
  })
  // After `request-form` found nothing wrong, before `contact-form` hears of it.
  form.addEventListener(
    'submit',
    (event) => {
      const isSent = (input: Input) => input.files![0] && input.checkVisibility()
      const hasFiles = inputs.some(isSent)
      // What is empty, or not asked, is not sent.
      for (const input of inputs) input.disabled = !isSent(input)
      setTimeout(() => {
        for (const input of inputs) input.disabled = false
      })
      if (!hasFiles && !request) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (request || form.dataset.state === 'sent') return
      key ||= Date.now().toString(36) + Math.random().toString(36).slice(2)
      const body = new FormData(form)
      try {
        body.append('isCookieAccepted', String(!!JSON.parse(localStorage.cookieSettings).marketing))
      } catch {}
      send(body)
    },
    true,
  )
}
