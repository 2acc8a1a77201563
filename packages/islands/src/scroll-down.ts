/** The hero's doorway scrolls the page 500 px down (SEC-1). Without this script it leads to the next section. */
const STEP = 500

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-then="scroll-down"]')) {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const isStill = matchMedia('(prefers-reduced-motion:reduce)').matches
    scrollBy({ top: STEP, behavior: isStill ? 'auto' : 'smooth' })
  })
}
