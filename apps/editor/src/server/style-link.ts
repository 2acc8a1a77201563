/** How a style sheet's link gets its `href`: the address itself, or for bearers of a token a blob that was fetched with it. */
type PointLink = (link: HTMLLinkElement, address: string) => void

let point: PointLink = (link, address) => {
  link.href = address
}

export const pointLink: PointLink = (link, address) => point(link, address)

export function pointLinksWith(other: PointLink): void {
  point = other
}
