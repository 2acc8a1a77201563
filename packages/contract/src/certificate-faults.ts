/** Why an authority gave no certificate; what an owner can do differs. */
export const certificateFaults = [
  /** The authority found no address. */
  'no-address',
  /** Name servers failed, or what they say is not signed as it should be (DNSSEC). */
  'name-servers',
  /** Nobody answered at port 80. */
  'port-closed',
  /** Something else answered. */
  'elsewhere',
  /** Something else answered, at an IPv6 address. */
  'six-elsewhere',
  /** The authority did not get through, and said no more of it. */
  'not-reached',
  /** A CAA record of the domain allows other authorities alone. */
  'caa',
  /** It gives none to that name. */
  'refused-name',
  /** Too many were ordered. */
  'too-many',
  /** It gives certificates to accounts that it knows alone (EAB). */
  'account-needed',
  'authority-away',
  'failed',
] as const
export type CertificateFault = (typeof certificateFaults)[number]
