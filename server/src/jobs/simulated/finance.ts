import { signupEvidence, signupReply } from './signup.ts'
import type { Simulated } from './simulator.ts'

/** How the institutions of the package finance answer in a demonstration. */
export const finance: Simulated = {
  tasks: {},
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
}
