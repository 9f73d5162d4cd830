import { runContract } from '../lib/testing/runContract.tsx'
import { chartWithTableContract } from './ChartWithTable.a11y.ts'
import * as broken from './ChartWithTable.broken.tsx'
import * as stories from './ChartWithTable.stories.tsx'

runContract(chartWithTableContract, stories, broken)
