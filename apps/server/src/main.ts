import { giveUp, run } from './run.ts'

run().catch(giveUp)
