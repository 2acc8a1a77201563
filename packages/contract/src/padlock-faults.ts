/** Why a visitor of a domain would see no padlock, or another site. */
export const padlockFaults = [
  'no-address',
  /** It leads into a private network, which nobody outside reaches. */
  'inside',
  'unreached',
  /** Something answers, and not encrypted. */
  'unencrypted',
  'expired',
  /** The certificate is for other names. */
  'other-name',
  /** Nobody all believe has signed it. */
  'untrusted',
  /** All is well with the padlock, and something else answers. */
  'another-site',
] as const
export type PadlockFault = (typeof padlockFaults)[number]
