import { runContract } from '../lib/testing/runContract.tsx'
import { idCardFieldContract } from './IdCardField.a11y.ts'
import * as broken from './IdCardField.broken.tsx'
import * as stories from './IdCardField.stories.tsx'

runContract(idCardFieldContract, stories, broken)
