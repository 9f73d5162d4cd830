import type { UkeyMessages } from '../lib/messages/ukey.ts'
import type { Tone } from '../lib/tone.ts'
import type { UkeyAdapter } from './adapter.ts'
import type { UkeyPromptState } from './ukeyPromptState.ts'

interface Context {
  t: UkeyMessages
  pinEntry: UkeyAdapter<unknown>['pinEntry']
  /** Of the key that is asked for; formats a suffix for the eye or for the ear. */
  suffix: string
  post: string
  format: (suffix: string) => string
}

/** The state in one sentence. '' while detecting: that is said only when it takes long. */
export function statusText(state: UkeyPromptState, { t, pinEntry, suffix, post, format }: Context): string {
  switch (state.phase) {
    case 'detecting':
      return ''
    case 'blocked':
    case 'failed': {
      const found = 'foundSuffix' in state && state.foundSuffix !== undefined ? format(state.foundSuffix) : undefined
      const rawCode = 'rawCode' in state ? state.rawCode : undefined
      return t.problems[state.problem]({ suffix: format(suffix), post, found, rawCode })
    }
    case 'ready': {
      if (state.note === 'pinIncorrect') return t.pinIncorrect(state.attemptsLeft)
      if (state.note === 'cancelled') return t.cancelled
      if (state.certificate === undefined) return t.readySimulated
      const ending = format(state.certificate.suffix)
      return pinEntry === 'driver' ? t.readyDriver(ending) : t.ready(ending)
    }
    case 'signing':
      if (state.slow) return t.signingSlow
      if (state.window !== undefined) return t.windowMissed
      return pinEntry === 'driver' ? t.signingDriver : t.signing
    case 'submitting':
      return t.submitting
    case 'submitFailed':
      return t.submitFailed(state.message)
    case 'done':
      return t.done
  }
}

export function statusTone(state: UkeyPromptState): Tone {
  switch (state.phase) {
    case 'blocked':
      return state.problem === 'NOT_INSERTED' ? 'info' : 'warning'
    case 'failed':
    case 'submitFailed':
      return 'danger'
    case 'done':
      return 'success'
    case 'ready':
      return state.note === 'pinIncorrect' ? 'danger' : state.certificate ? 'success' : 'info'
    default:
      return 'info'
  }
}

/** Interrupts: the key was pulled out or has locked itself, or an attempt failed. */
export function isUrgent(state: UkeyPromptState): boolean {
  if (state.phase === 'blocked') return state.problem === 'REMOVED' || state.problem === 'PIN_LOCKED'
  return statusTone(state) === 'danger'
}
