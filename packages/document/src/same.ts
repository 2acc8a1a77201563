/** Whether two values say the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false
    return one.every((item, index) => isSame(item, other[index]))
  }
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(at(one, key), at(other, key)))
  )
}

/** Whether two objects hold the same values under the same names; inner objects count as one value. */
export function holdsSame<Value extends object>(one: Value, two: Value): boolean {
  return (Object.keys(one) as (keyof Value)[]).every((name) => one[name] === two[name])
}

const at = (value: object, key: string) => (value as { readonly [key: string]: unknown })[key]
