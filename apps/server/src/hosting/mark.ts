/** What stands on an answer beside the headers of its file, for a cache in front or because it may be older than what is published. */
export interface Mark {
  /** The same key of the same answer: the same headers. */
  readonly key: string
  on(headers: readonly string[]): readonly string[]
}

/** All headers of an answer. */
export const marked = (headers: readonly string[], mark: Mark | undefined) =>
  (mark ? mark.on(headers) : headers) as string[]
