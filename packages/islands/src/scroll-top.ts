/** Shows the way back to the top once the page is scrolled by more than 400 px (VIS-1). */
const FAR = 400

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-then="scroll-top"]')) {
  const show = () => link.classList.toggle('is-shown', scrollY > FAR)
  addEventListener('scroll', show, { passive: true })
  show()
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const isStill = matchMedia('(prefers-reduced-motion:reduce)').matches
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
    // The reading place follows, so that the next Tab starts over.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}
