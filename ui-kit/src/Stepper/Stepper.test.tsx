import { runContract } from '../lib/testing/runContract.tsx'
import { stepperContract } from './Stepper.a11y.ts'
import * as broken from './Stepper.broken.tsx'
import * as stories from './Stepper.stories.tsx'

runContract(stepperContract, stories, broken)
