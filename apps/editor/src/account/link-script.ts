// The page that mailed sign-in links open (`first/link.js`): it hands the secret behind the # to where the link leads.
import { readWanted } from './wanted.ts'

document.querySelector('[data-plain]')?.remove()
const form = document.querySelector<HTMLFormElement>('form[data-link]')
const told = document.querySelector<HTMLElement>('[data-told]')
const wanted = readWanted(location)

if (form && wanted) {
  form.action = wanted.path
  form.querySelector('input')!.value = wanted.authHash
  // The page that answers has the button: what only looks at links goes no further.
  form.submit()
} else if (told) told.textContent = told.dataset.cut ?? ''
