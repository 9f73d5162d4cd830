import { runContract } from '../lib/testing/runContract.tsx'
import { summaryListContract } from './SummaryList.a11y.ts'
import * as broken from './SummaryList.broken.tsx'
import * as stories from './SummaryList.stories.tsx'

runContract(summaryListContract, stories, broken)
