import { runContract } from '../lib/testing/runContract.tsx'
import { spokenTextContract } from './SpokenText.a11y.ts'
import * as broken from './SpokenText.broken.tsx'
import * as stories from './SpokenText.stories.tsx'

runContract(spokenTextContract, stories, broken)
