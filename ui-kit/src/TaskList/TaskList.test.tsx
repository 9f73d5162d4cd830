import { runContract } from '../lib/testing/runContract.tsx'
import { taskListContract } from './TaskList.a11y.ts'
import * as broken from './TaskList.broken.tsx'
import * as stories from './TaskList.stories.tsx'

runContract(taskListContract, stories, broken)
