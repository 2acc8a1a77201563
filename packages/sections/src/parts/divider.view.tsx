/** The short line under a heading, with the star, diamond or dot of the theme's ornament, if it has one. */
export function Divider() {
  return <span className="divider" aria-hidden="true" />
}
