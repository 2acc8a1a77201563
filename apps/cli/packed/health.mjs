// The health check of a container: ends with 0 while the server of this machine answers (liveness), else with 1 and why.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`
try {
  const { status } = await fetch(address, { signal: AbortSignal.timeout(4000) })
  if (status !== 200) throw new Error(`it answers ${status}`)
} catch (failure) {
  console.error(`Mimar does not answer at ${address}: ${failure.cause?.message ?? failure.message}`)
  process.exitCode = 1
}
