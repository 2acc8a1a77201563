/**
 * A notice is there from its first day to its last, by the clock of the business; without this script it says them. Who closes
 * it does not see it again for as long as the window is open: what it says is kept there, so that another one is seen.
 */
import { todayAt } from '@mimar/fields/possible'

const isClosed = (notice: string) => {
  try {
    return sessionStorage.notice === notice
  } catch {
    return false
  }
}

for (const notice of document.querySelectorAll<HTMLElement>('.notice')) {
  const { begins = '', ends, zone } = notice.dataset
  const section = notice.closest<HTMLElement>('.section')!
  const close = notice.querySelector<HTMLElement>('.notice-close')
  const said = notice.textContent
  const today = todayAt(zone)
  // One that begins was drawn hidden, so that nobody reads it before.
  section.hidden = today < begins || !!(ends && today > ends) || !!(close && isClosed(said))
  if (close) {
    close.hidden = false
    close.onclick = () => {
      section.hidden = true
      try {
        sessionStorage.notice = said
      } catch {
        // Who keeps nothing sees it again.
      }
    }
  }
}
