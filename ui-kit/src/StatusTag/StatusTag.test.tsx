import { runContract } from '../lib/testing/runContract.tsx'
import { statusTagContract } from './StatusTag.a11y.ts'
import * as broken from './StatusTag.broken.tsx'
import * as stories from './StatusTag.stories.tsx'

runContract(statusTagContract, stories, broken)
