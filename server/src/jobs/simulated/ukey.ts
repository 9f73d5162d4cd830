import { replyByDigit, type Simulated } from './simulator.ts'
import { ukeyOrder, ukeyReply } from './ukeyOrders.ts'

/** How the institutions of the package ukey answer in a demonstration. */
export const ukey: Simulated = {
  tasks: {
    UKEY_ORDER: ukeyOrder,
    // By the last digit of the application's number; whoever agrees makes out a contract, and opens what was signed by it.
    CCB_OPENING: (task) =>
      replyByDigit(task, false, () => (task.body['stage'] === 'SIGN' ? {} : { contractNo: `DEMO-${task.no}` })),
  },
  evidence: {},
  applications: { UKEY_APPLY: ukeyReply, UKEY_CHANGE: ukeyReply },
}
