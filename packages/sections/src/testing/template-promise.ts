/** One thing that every template promises (conformance); it needs no program that runs tests. */
export interface TemplatePromise {
  readonly name: string
  /** What is wrong, a sentence each that names the file; none where the promise is kept. */
  readonly findBroken: () => readonly string[] | Promise<readonly string[]>
}

/** The file of a template that ends so, as sentences name it. */
export type NameFile = (ending: string) => string
