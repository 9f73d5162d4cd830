import { runContract } from '../lib/testing/runContract.tsx'
import { checkboxGroupContract } from './CheckboxGroup.a11y.ts'
import * as broken from './CheckboxGroup.broken.tsx'
import * as stories from './CheckboxGroup.stories.tsx'

runContract(checkboxGroupContract, stories, broken)
