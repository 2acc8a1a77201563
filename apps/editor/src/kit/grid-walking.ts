const top = (one: HTMLElement | undefined) => one?.offsetTop

/**
 * Where a key leads in a grid of options, as a step from the one at `at`; undefined for other keys (WAI-ARIA APG, roving focus).
 * Lines are told by where options stand, so that any number of columns is walked alike, and mirrored from right to left.
 */
export function gridStep(key: string, at: number, options: readonly HTMLElement[]): number | undefined {
  const columns = Math.max(1, options.filter((one) => top(one) === top(options[0])).length)
  const onward = document.documentElement.dir === 'rtl' ? -1 : 1
  const steps: { readonly [key: string]: number } = {
    ArrowRight: onward,
    ArrowLeft: -onward,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: options.length - 1 - at,
  }
  return steps[key]
}
