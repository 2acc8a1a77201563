/**
 * Guards against XML bombs: a few kB of SVG whose parts name one another become billions of elements when they are drawn.
 * What a drawing would cost is reckoned from its text, without drawing anything.
 */
import { type DrawingText, type DrawnElement, readDrawing, Unscannable } from './drawing-text.ts'

/** Elements that are drawn, each as often as something names it. */
const MOST_ELEMENTS = 50_000
/** One inside the other, through what they name as well. */
const MOST_DEPTH = 400
/** Steps of filters, each as often as it is applied. */
const MOST_FILTER_STEPS = 400
/** Steps that look at many pixels for each that they draw count as so many. */
const SLOW_STEP = 40
const SLOW_STEPS = /^fe(?:Turbulence|Morphology|ConvolveMatrix|DiffuseLighting|SpecularLighting|DisplacementMap)$/
const STEPS = /^fe[A-Z]/
/** What is looked up, and not drawn for each that names it. */
const LOOKED_UP = /^(?:linearGradient|radialGradient|stop)$/

interface Cost {
  readonly elements: number
  readonly steps: number
  readonly depth: number
}

const NOTHING: Cost = { elements: 0, steps: 0, depth: 0 }
const ENDLESS: Cost = { elements: 0, steps: 0, depth: Number.POSITIVE_INFINITY }

/** Why a drawing is too much to be drawn; undefined where it is not. */
export function tooMuchToDraw(text: string): string | undefined {
  try {
    const { elements, steps, depth } = costOf(readDrawing(text))
    if (elements > MOST_ELEMENTS) return 'too many elements'
    if (steps > MOST_FILTER_STEPS) return 'too many filters'
    return depth > MOST_DEPTH ? 'elements too deep in one another' : undefined
  } catch (failure) {
    if (failure instanceof Unscannable) return failure.message
    throw failure
  }
}

/** Each element is reckoned once, however many name it. */
function costOf({ root, byId, byClass }: DrawingText): Cost {
  const known = new Map<DrawnElement, Cost>()
  const everywhere = byClass.get('*') ?? []
  const ofNamed = (name: string, depth: number): Cost => {
    const target = byId.get(name)
    return target && !LOOKED_UP.test(target.name) ? cost(target, depth) : NOTHING
  }
  const cost = (element: DrawnElement, depth: number): Cost => {
    const before = known.get(element)
    if (before) return before
    if (depth > MOST_DEPTH) return ENDLESS
    // Met again before it is reckoned: it names itself.
    known.set(element, ENDLESS)
    const styled = element.classes.flatMap((name) => byClass.get(name) ?? [])
    const names = element.name === '' ? [] : [...element.names, ...everywhere, ...styled]
    const parts = [
      ...element.children.map((child) => cost(child, depth + 1)),
      ...names.map((name) => ofNamed(name, depth + 1)),
    ]
    const reckoned = added(element, parts)
    known.set(element, reckoned)
    return reckoned
  }
  return cost(root, 0)
}

function added({ name }: DrawnElement, parts: readonly Cost[]): Cost {
  const own = STEPS.test(name) ? (SLOW_STEPS.test(name) ? SLOW_STEP : 1) : 0
  return parts.reduce(
    (sum, part) => ({
      elements: sum.elements + part.elements,
      steps: sum.steps + part.steps,
      depth: Math.max(sum.depth, 1 + part.depth),
    }),
    { elements: 1, steps: own, depth: 1 },
  )
}
