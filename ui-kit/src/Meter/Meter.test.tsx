import { runContract } from '../lib/testing/runContract.tsx'
import { meterContract } from './Meter.a11y.ts'
import * as broken from './Meter.broken.tsx'
import * as stories from './Meter.stories.tsx'

runContract(meterContract, stories, broken)
