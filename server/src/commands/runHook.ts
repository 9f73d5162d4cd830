import type { BusinessType } from '@jinpiao/contract/flow'
import type { Transition } from '../domain/flow.ts'
import type { Application } from './applications.ts'
import type { Act } from './command.ts'
import type { Born, Hooks } from './hooks.ts'
import { issueCancelHooks } from './issueCancelHooks.ts'
import { issueHooks } from './issueHooks.ts'

const noHooks: Hooks = {
  check: async () => {},
  lock: async () => {},
  step: async () => ({}),
  done: async () => ({}),
  release: async () => {},
}

const hooks: Record<BusinessType, Hooks> = { ISSUE: issueHooks, ISSUE_CANCEL: issueCancelHooks, ACCEPT: noHooks }

export const hooksOf = (type: BusinessType): Hooks => hooks[type]

/** Runs the hook that the interpreter asks for. */
export async function runHook(act: Act, application: Application, transition: Transition, comment = ''): Promise<Born> {
  const own = hooksOf(application.businessType)
  switch (transition.effect) {
    case 'lock':
      await own.lock(act, application)
      return {}
    case 'step':
      return own.step(act, application, transition)
    case 'done':
      return own.done(act, application)
    case 'release':
      await own.release(act, application, transition, comment)
      return {}
    case 'none':
      return {}
  }
}
