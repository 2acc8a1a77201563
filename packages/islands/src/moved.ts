/** A page that only leads on takes the query of who came along, and the anchor: a refresh without script would drop both. */
const [link] = document.links
if (link instanceof HTMLAnchorElement) {
  const { pathname, search, hash } = link
  location.replace(pathname + (search || location.search) + (hash || location.hash))
}
