import { runContract } from '../lib/testing/runContract.tsx'
import { interruptionPanelContract } from './InterruptionPanel.a11y.ts'
import * as broken from './InterruptionPanel.broken.tsx'
import * as stories from './InterruptionPanel.stories.tsx'

runContract(interruptionPanelContract, stories, broken)
