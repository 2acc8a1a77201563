// What each test file begins with in a run of mutants: properties draw for a moment only, and the first counterexample is enough.
import fc from 'fast-check'

fc.configureGlobal({ interruptAfterTimeLimit: 150, endOnFailure: true })
