// Background video: a film plays over the picture behind a section while it is seen, until somebody stops it.
const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData: boolean } }
/** Who asks for less motion or fewer bytes, or comes with a phone, sees the picture, and a button that begins the film. */
const rests = matchMedia('(prefers-reduced-motion:reduce),(max-width:768px)').matches || connection?.saveData

const begin = () => {
  for (const box of document.querySelectorAll<HTMLElement>('[data-island="film"]')) {
    const film = box.querySelector('video')!
    const button = box.nextElementSibling as HTMLButtonElement
    const { pause, play } = button.dataset
    let isOn = false
    let isSeen = false

    const follow = () => {
      film.muted = true
      if (!isOn || !isSeen) film.pause()
      // One that is stopped before it has begun is no fault; where a browser lets nothing begin by itself, the button does.
      else film.play().catch(({ name }) => name === 'AbortError' || turn(false))
    }
    const turn = (on: boolean) => {
      isOn = on
      button.ariaLabel = (on ? pause : play)!
      button.classList.toggle('is-off', !on)
      follow()
    }
    button.onclick = () => turn(!isOn)
    new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)!.isIntersecting
      follow()
    }).observe(box)
    turn(!rests)
    button.hidden = false
  }
}

// All that the page is made of comes first.
if (document.readyState === 'complete') begin()
else addEventListener('load', begin)
