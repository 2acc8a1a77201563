// Lease: a job that takes long stays with whoever does it.

/**
 * For so long a job is its server's, in milliseconds. Longer than a machine stands still that is moved or saved; who is silent for
 * longer has ended, and another server does it.
 */
export const JOB_LEASE = 90_000
const RENEWED_EVERY = 20_000

/** Does something, and says all the while that it is being done. */
export async function whileHeld<T>(hold: () => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  // One that cannot be told is told with the next; without any the job is another server's, and nothing of ours counts (epoch).
  const timer = setInterval(() => void hold().catch(() => {}), RENEWED_EVERY).unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
