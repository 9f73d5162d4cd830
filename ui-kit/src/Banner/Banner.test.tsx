import { runContract } from '../lib/testing/runContract.tsx'
import { bannerContract } from './Banner.a11y.ts'
import * as broken from './Banner.broken.tsx'
import * as stories from './Banner.stories.tsx'

runContract(bannerContract, stories, broken)
