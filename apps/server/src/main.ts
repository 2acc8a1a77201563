import './wasm-wrappers.ts'
import { giveUp, run } from './run.ts'

run().catch(giveUp)
