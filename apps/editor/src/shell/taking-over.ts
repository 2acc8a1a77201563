// Hydration: React takes over what the server has drawn, and then draws the rest around it.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** True in the one drawing that takes over the markup of the server, which has nothing but the frame of the canvas. */
export function useTakesOver(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
}
