import { runContract } from '../lib/testing/runContract.tsx'
import { badgeContract } from './Badge.a11y.ts'
import * as broken from './Badge.broken.tsx'
import * as stories from './Badge.stories.tsx'

runContract(badgeContract, stories, broken)
