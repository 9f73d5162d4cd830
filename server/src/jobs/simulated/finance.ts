import type { OutsideTask } from '@jinpiao/contract/outside'
import type { Day } from '@jinpiao/values/days'
import { reasonOf } from './reasons.ts'
import { signupEvidence, signupReply } from './signup.ts'
import type { Simulated, SimulatedReply } from './simulator.ts'

/** How the institutions of the package finance answer in a demonstration. */
export const finance: Simulated = {
  tasks: { INVOICE_CHECK: checked },
  evidence: {
    SIGNUP: signupEvidence,
    PAYROLL: ({ pkTask }, line = 0) => ({ bankSerial: `DEMO${pkTask.slice(-12)}-${line}` }),
    FINANCE: ({ pkTask, institution }) => {
      const no = `DEMO${pkTask.slice(-12)}`
      if (institution === 'PLATFORM') return { registryNo: no }
      return institution === 'FUNDER' ? { factoringNo: no } : { bankSerial: no }
    },
  },
  applications: { SIGNUP: signupReply },
  // T+1 as it was quoted: a day earlier it would cost more than was signed.
  payDays: { FINANCE: ({ body }) => (body as { payload: { quote: { loanDate: Day } } }).payload.quote.loanDate },
}

/** An invoice as the last digit of its number says: 1 does not match, 2 is void, 3 is never answered, any other passes. */
function checked(task: OutsideTask): SimulatedReply[] {
  const digit = String(task.body['invoiceNo']).at(-1)
  if (digit === '3') return []
  if (digit === '1') return [{ answer: 'REJECT', comment: reasonOf(task, 'REJECT'), body: { state: 'FAILED' } }]
  if (digit === '2') return [{ answer: 'REJECT', comment: '该发票已红冲（演示）', body: { state: 'VOID' } }]
  return [{ answer: 'APPROVE', comment: '', body: { state: 'PASSED' } }]
}
