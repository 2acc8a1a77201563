/** One way to write to the owner (MSG-1), as visitors see it in one language. */
export interface MessengerChannel {
  readonly name: 'facebook' | 'whatsapp' | 'telegram' | 'viber'
  readonly href: string
  /** The number, where the channel is reached by one. */
  readonly number: string
  readonly buttonText: string
  /** Whether the text of the button is ours, which does not say what it opens. */
  readonly isButtonTextOurs: boolean
}

/** The flyout: who greets, and how they can be written to. */
export interface MessengerFacts {
  readonly avatar: string
  readonly name: string
  readonly subtitle: string
  readonly message: string
  readonly channels: readonly MessengerChannel[]
}
