import { createSearcher, type SaidSearch } from '@mimar/search'

/**
 * Searches while somebody types: in indexes that lie beside the pages, which any host can hand out. Where there are too many
 * of them, or they are not to be had, the site's own server is asked, if there is one (0136).
 */
const PAUSE = 150
/** Pages whose indexes are fetched whole; of more the server is asked first. */
const MOST_PAGES = 400
const NOTHING: SaidSearch = { status: '', list: '' }

async function got(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw response
  return response.text()
}

/** Whether the pages come from a program that searches, as far as anybody knows; a host of files alone need not be asked again. */
let hasServer = true

/** What the site's own server writes into the page of results; a host of files alone writes nothing into it. */
async function answered(page: string, typed: string): Promise<SaidSearch> {
  if (!hasServer) throw NOTHING
  const response = await fetch(`${page}?q=${encodeURIComponent(typed)}`)
  const status = new DOMParser()
    .parseFromString(await response.text(), 'text/html')
    .querySelector<HTMLElement>('[data-answered]')
  if (!status) {
    hasServer = !response.ok
    throw response
  }
  return { status: status.textContent!, list: status.nextElementSibling!.innerHTML }
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-index]')) {
  const field = form.querySelector('input')!
  const found = form.nextElementSibling!
  const status = found.querySelector<HTMLElement>('[role]')!
  const box = found.lastElementChild!
  const { list, find } = createSearcher(form.dataset.index!, got)
  const isPage = form.dataset.then === undefined
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const said = async (typed: string): Promise<SaidSearch> => {
    const { pages, words } = await list()
    if (!typed) return isPage ? { ...NOTHING, status: words.empty } : NOTHING
    const here = () => find(typed)
    const there = () => answered(form.action, typed)
    const [first, second] = pages > MOST_PAGES ? [there, here] : [here, there]
    return first()
      .catch(second)
      .catch(() => ({ ...NOTHING, status: words.failed }))
  }

  const search = async () => {
    const own = ++turn
    const typed = field.value.trim()
    // Without the list there are no words for what went wrong; the field still leads to the page of results.
    const answer = await said(typed)
      .catch(() => (typed ? answered(form.action, typed) : NOTHING))
      .catch(() => NOTHING)
    // What was typed since then is answered since then.
    if (own !== turn) return
    status.textContent = answer.status
    box.innerHTML = answer.list
    if (isPage) history.replaceState(history.state, '', typed ? `?q=${encodeURIComponent(typed)}` : location.pathname)
  }

  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(search, PAUSE)
  })
  if (!isPage) {
    list().catch(() => {})
    if (field.value) search()
  } else if (!status.matches('[data-answered]')) {
    field.value ||= new URLSearchParams(location.search).get('q')?.slice(0, field.maxLength) ?? ''
    search()
  }
}
