import { runContract } from '../lib/testing/runContract.tsx'
import { phoneFieldContract } from './PhoneField.a11y.ts'
import * as broken from './PhoneField.broken.tsx'
import * as stories from './PhoneField.stories.tsx'

runContract(phoneFieldContract, stories, broken)
