/** A page that only leads on takes the query of who came along, and the anchor: a refresh without script would drop both. */
const { pathname, search, hash } = document.querySelector('a')!
location.replace(pathname + (search || location.search) + (hash || location.hash))
