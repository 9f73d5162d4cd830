import type { OutsideTask } from '@jinpiao/contract/outside'
import { replyByDigit, type Simulated, type SimulatedReply } from './simulator.ts'

/** How the platform answers in a demonstration: by the last digit of the number, as for an application. */
export const onboarding: Simulated = {
  tasks: {
    REGISTRATION: (task) => replies(task, { userType: task.body['userType'] }),
    // A code that can be told from the number: nobody receives text messages in a demonstration.
    WHITE_LIST: (task) => replies(task, { inviteCode: `DEMO${task.no.slice(-8)}` }),
  },
  evidence: {},
}

const replies = (task: OutsideTask, proof: SimulatedReply['body']) => replyByDigit(task, true, () => proof)
