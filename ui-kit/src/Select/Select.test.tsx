import { runContract } from '../lib/testing/runContract.tsx'
import { selectContract } from './Select.a11y.ts'
import * as broken from './Select.broken.tsx'
import * as stories from './Select.stories.tsx'

runContract(selectContract, stories, broken)
