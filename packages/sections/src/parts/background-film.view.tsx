import type { FilmBehind } from '../template.ts'
import { Icon } from './icon.view.tsx'
import { shapes } from './shapes.ts'

/** A film over the picture behind a section. Only its script begins it, and shows the button that stops it: until then, and without, the picture stands. */
export function BackgroundFilm({ film: { url, pause, play } }: { readonly film: FilmBehind }) {
  return (
    <>
      <div className="background film" data-island="film" aria-hidden="true">
        <video src={url} muted loop playsInline preload="none" tabIndex={-1} disablePictureInPicture />
      </div>
      <button type="button" className="film-switch" hidden data-pause={pause} data-play={play}>
        <Icon shape={shapes.pause} />
        <Icon shape={shapes.play} />
      </button>
    </>
  )
}
