import { runContract } from '../lib/testing/runContract.tsx'
import { accordionContract } from './Accordion.a11y.ts'
import * as broken from './Accordion.broken.tsx'
import * as stories from './Accordion.stories.tsx'

runContract(accordionContract, stories, broken)
