/** Pictures are asked for within 500 px of the window (VIS-2): a style holds them back until then, and would give up without this. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) target.classList.add('is-near')
  },
  { rootMargin: '500px' },
)
for (const photo of document.querySelectorAll('.photo')) near.observe(photo)
document.documentElement.classList.add('is-lazy')
