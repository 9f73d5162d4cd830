import { runContract } from '../lib/testing/runContract.tsx'
import { amountInWordsContract } from './AmountInWords.a11y.ts'
import * as broken from './AmountInWords.broken.tsx'
import * as stories from './AmountInWords.stories.tsx'

runContract(amountInWordsContract, stories, broken)
