/** So many random samples; in a run of mutants, where each asks for all of them, a tenth must do. */
export const fewer = (samples: number): number =>
  process.env.MUTANTS === undefined ? samples : Math.floor(samples / 10)
