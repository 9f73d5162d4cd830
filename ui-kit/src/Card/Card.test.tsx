import { runContract } from '../lib/testing/runContract.tsx'
import { cardContract } from './Card.a11y.ts'
import * as broken from './Card.broken.tsx'
import * as stories from './Card.stories.tsx'

runContract(cardContract, stories, broken)
