import { runContract } from '../lib/testing/runContract.tsx'
import { timelineContract } from './Timeline.a11y.ts'
import * as broken from './Timeline.broken.tsx'
import * as stories from './Timeline.stories.tsx'

runContract(timelineContract, stories, broken)
