import type { Catalog } from '../catalog.ts'
import type { Applied, Operation, OperationName } from '../operation.ts'
import type { Site } from '../site.ts'

type OperationOf<Do extends OperationName> = Extract<Operation, { readonly do: Do }>

/** What one operation does to a site: the new site and the way back, or a thrown `Problem`. */
export type Apply<Do extends OperationName> = (
  site: Site,
  operation: OperationOf<Do>,
  catalog: Catalog,
) => Applied<Site>
