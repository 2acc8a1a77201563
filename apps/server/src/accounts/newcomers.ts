/**
 * Sign-up: the account that somebody gets whose address was proved and who has none here; undefined where nobody gets one by
 * themselves.
 */
export type Newcomers = (email: string) => Promise<string | undefined>

/** Nobody gets an account who was not invited. */
export const noNewcomers: Newcomers = async () => undefined
