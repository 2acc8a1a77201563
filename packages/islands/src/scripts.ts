/** Fetches what loads others' scripts at the first sign of a person (SCRIPT-1), not while a banner waits for its answer (SCRIPT-2). */
const gate = document.querySelector<HTMLElement>('[data-island="scripts"]')!
const { site } = gate.dataset

let isAnswered = false
try {
  isAnswered = `; ${document.cookie}`.includes(`; ${site}=`)
} catch {
  // Cookies are forbidden.
}

if (!site || isAnswered)
  for (const sign of ['mousemove', 'touchmove', 'keydown'])
    addEventListener(sign, () => gate.dataset.late && gate.click(), { once: true, passive: true })
