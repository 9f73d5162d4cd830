import { runContract } from '../lib/testing/runContract.tsx'
import { radioGroupContract } from './RadioGroup.a11y.ts'
import * as broken from './RadioGroup.broken.tsx'
import * as stories from './RadioGroup.stories.tsx'

runContract(radioGroupContract, stories, broken)
