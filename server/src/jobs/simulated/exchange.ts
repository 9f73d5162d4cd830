import type { OutsideTask } from '@jinpiao/contract/outside'
import { fees, invoiceProof } from './fees.ts'
import { replyByDigit, type Simulated, type SimulatedReply } from './simulator.ts'

/** How the institutions of the package exchange answer in a demonstration. */
export const exchange: Simulated = {
  // By the last digit of the serial that was reported: 1 and 2 have not arrived, 3 is never answered, any other is confirmed.
  tasks: { EXCHANGE_PAYMENT: arrived, FEE_PAYMENT: fees },
  evidence: {
    INVOICING: invoiceProof,
    EXCHANGE: (task) => {
      if (task.institution !== 'FUNDER') return {}
      const { payload } = task.body as { payload: { billDueDate: string } }
      return { billNo: `DEMO${task.pkTask.slice(-12)}`, billDueDate: payload.billDueDate }
    },
  },
}

function arrived(task: OutsideTask): SimulatedReply[] {
  const { bankSerial } = task.body as { bankSerial: string }
  return replyByDigit({ ...task, no: bankSerial, body: {} }, false, () => ({ bankSerial }))
}
