import { runContract } from '../lib/testing/runContract.tsx'
import { progressBarContract } from './ProgressBar.a11y.ts'
import * as broken from './ProgressBar.broken.tsx'
import * as stories from './ProgressBar.stories.tsx'

runContract(progressBarContract, stories, broken)
