import { signupEvidence, signupReply } from './signup.ts'
import type { Simulated } from './simulator.ts'

/** How the institutions of the package finance answer in a demonstration. */
export const finance: Simulated = {
  tasks: {},
  evidence: { SIGNUP: signupEvidence },
  applications: { SIGNUP: signupReply },
}
