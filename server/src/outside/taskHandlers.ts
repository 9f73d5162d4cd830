import type { TaskHandlers } from '../flow/taskHandler.ts'
import { credit } from './areas/credit.ts'
import { data } from './areas/data.ts'
import { exchange } from './areas/exchange.ts'
import { finance } from './areas/finance.ts'
import { loans } from './areas/loans.ts'
import { onboarding } from './areas/onboarding.ts'
import { redeem } from './areas/redeem.ts'
import { shared } from './areas/shared.ts'
import { ukey } from './areas/ukey.ts'

/** Handlers of every package, by kind of task. */
export const taskHandlers: TaskHandlers = {
  ...shared,
  ...redeem,
  ...finance,
  ...onboarding,
  ...ukey,
  ...data,
  ...exchange,
  ...loans,
  ...credit,
}
