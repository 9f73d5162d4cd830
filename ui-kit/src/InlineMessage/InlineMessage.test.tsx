import { runContract } from '../lib/testing/runContract.tsx'
import { inlineMessageContract } from './InlineMessage.a11y.ts'
import * as broken from './InlineMessage.broken.tsx'
import * as stories from './InlineMessage.stories.tsx'

runContract(inlineMessageContract, stories, broken)
