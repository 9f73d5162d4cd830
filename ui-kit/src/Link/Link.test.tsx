import { runContract } from '../lib/testing/runContract.tsx'
import { linkContract } from './Link.a11y.ts'
import * as broken from './Link.broken.tsx'
import * as stories from './Link.stories.tsx'

runContract(linkContract, stories, broken)
