// Code splitting: views and other parts that come over the network when they are wanted, and are asked for until they are there.
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useLayoutEffect,
  useReducer,
} from 'react'

const AGAIN_AFTER = 2_000
/** The window hears it when something cannot be had for now. */
export const MISSED = 'part-missed'

/** Asks for what comes over the network until it is there. */
export async function fetchPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load()
    } catch {
      if (tries === 0) dispatchEvent(new Event(MISSED))
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
    }
  }
}

interface Meanwhile {
  /** What stands there until the view has come; nothing without it. */
  readonly meanwhile?: ReactNode
}

/** A view that comes over the network. */
export type LazyView<Props> = ComponentType<Props & Meanwhile>
/** Any view, whatever it is given. */
export type View = (props: never) => ReactNode
type PropsOf<Part extends View> = Parameters<Part> extends [infer Props, ...unknown[]] ? Props : object

/**
 * A view that is loaded when it is first drawn, and drawn as soon as it has come. React's own (`lazy` in `Suspense`) holds
 * back what has come for up to 300 ms, and takes the whole page away for what fails to come.
 */
export function lazy<Part extends View>(load: () => Promise<{ readonly default: Part }>): LazyView<PropsOf<Part>> {
  let View: View | null = null
  let coming: Promise<void> | null = null
  const bring = () => {
    coming ??= fetchPatiently(load).then((part) => {
      View = part.default
    })
    return coming
  }
  return function Lazy(props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    useLayoutEffect(() => {
      if (View) return
      let isWanted = true
      void bring().then(() => isWanted && drawAgain())
      return () => {
        isWanted = false
      }
    }, [])
    return View ? createElement(View as FunctionComponent<object>, props) : props.meanwhile
  }
}
