// Prepared statement: a query that is put into words once, and run with other values each time.
import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'

/** Stands in a query where a value will be. */
class Gap {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** The value of that name. */
export type Of<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>

/**
 * A query whose values are given when it is run (`query.executeQuery(find({ id }))`). For what every change asks: to put a query into
 * words takes longer than SQLite takes to answer it.
 */
export function ready<Values extends object, Row>(
  write: (of: Of<Values>) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  let written: CompiledQuery<Row> | undefined
  return (values) => {
    written ??= write((name) => sql`${new Gap(name)}`).compile()
    const parameters = written.parameters.map((one) => (one instanceof Gap ? values[one.name as keyof Values] : one))
    return { ...written, parameters }
  }
}
