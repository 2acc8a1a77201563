/** What stands at a path such as `title` or `buttons/k1/buttonText`; undefined where nothing does. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const step of path.split('/')) {
    if (Array.isArray(found)) found = found.find((item) => item?.id === step)
    else if (typeof found === 'object' && found !== null && Object.hasOwn(found, step)) {
      found = (found as { readonly [name: string]: unknown })[step]
    } else return undefined
  }
  return found
}
