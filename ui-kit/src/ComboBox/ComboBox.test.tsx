import { runContract } from '../lib/testing/runContract.tsx'
import { comboBoxContract } from './ComboBox.a11y.ts'
import * as broken from './ComboBox.broken.tsx'
import * as stories from './ComboBox.stories.tsx'

runContract(comboBoxContract, stories, broken)
