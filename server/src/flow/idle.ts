import type { Act } from '../acts/command.ts'
import { applicationTallies, minus } from '../domain/tallies.ts'
import { advance } from './advance.ts'
import type { Application } from './application.ts'

/**
 * Ends applications that are with their operator and whose ticket is gone: there is nothing left to do. A draft goes, what was
 * sent back is over. The caller has locked what they are about, and so every other act on them but the deletion of a draft.
 */
export async function endIdle(act: Act, idle: readonly Application[]): Promise<void> {
  for (const application of idle) {
    if (application.state === 'RETURNED') {
      await advance(act, application, { from: 'RETURNED', to: 'CANCELLED', decision: 'AUTO', effect: 'none' })
      continue
    }
    const { numDeletedRows } = await act.tx
      .deleteFrom('application')
      .where('pkApply', '=', application.pkApply)
      .executeTakeFirst()
    if (numDeletedRows === 1n) act.tallies.push(...minus(applicationTallies(application)))
  }
}
