import { runContract } from '../lib/testing/runContract.tsx'
import { taskCardContract } from './TaskCard.a11y.ts'
import * as broken from './TaskCard.broken.tsx'
import * as stories from './TaskCard.stories.tsx'

runContract(taskCardContract, stories, broken)
