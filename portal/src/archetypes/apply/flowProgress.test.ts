import { businessTypes, flowOf } from '@jinpiao/contract/flow'
import { applicationStateNames } from '@jinpiao/contract/status'
import { expect, test } from 'vitest'
import { flowProgress } from './flowProgress.ts'

test.each(businessTypes)(
  '0043: of %s a result page calls done what is done, and nothing next of what has come to nothing',
  (type) => {
    const { steps } = flowOf(type)
    for (const state of applicationStateNames) {
      const progress = flowProgress(type, state)
      const waits = steps.findIndex((step) => step.state === state)
      const isDone = state === 'DONE' || state === 'PARTLY_FAILED'
      expect([state, progress !== undefined]).toEqual([state, isDone || waits >= 0])
      expect([state, progress?.indexOf('current') ?? -1]).toEqual([state, waits])
      expect([state, progress?.filter((each) => each === 'done').length ?? 0]).toEqual([
        state,
        isDone ? steps.length : Math.max(0, waits),
      ])
    }
  },
)
