/** Why the program cannot start or finish: one sentence for the person at the terminal, without a stack. */
export class StartRefusal extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartRefusal'
  }
}
