import { replyByDigit, type Simulated } from './simulator.ts'

/** How the institutions of the package ukey answer in a demonstration. */
export const ukey: Simulated = {
  // By the last digit of the application's number; whoever agrees makes out a contract.
  tasks: { CCB_OPENING: (task) => replyByDigit(task, false, () => ({ contractNo: `DEMO-${task.no}` })) },
  evidence: {},
}
