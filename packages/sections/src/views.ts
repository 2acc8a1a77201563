import type { ReactNode } from 'react'
import type { ViewProps } from './template.ts'
import { Text10 } from './text10/text10.view.tsx'

type AnyView = (props: ViewProps) => ReactNode

/** Template id → how it is drawn. */
export const views: { readonly [template: string]: AnyView } = {
  Text10: Text10 as unknown as AnyView,
}
