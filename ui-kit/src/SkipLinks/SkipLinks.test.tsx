import { runContract } from '../lib/testing/runContract.tsx'
import { skipLinksContract } from './SkipLinks.a11y.ts'
import * as broken from './SkipLinks.broken.tsx'
import * as stories from './SkipLinks.stories.tsx'

runContract(skipLinksContract, stories, broken)
