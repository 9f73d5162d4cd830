import { runContract } from '../lib/testing/runContract.tsx'
import { cardNumberFieldContract } from './CardNumberField.a11y.ts'
import * as broken from './CardNumberField.broken.tsx'
import * as stories from './CardNumberField.stories.tsx'

runContract(cardNumberFieldContract, stories, broken)
