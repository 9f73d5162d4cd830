import type { Simulated } from './simulator.ts'
import { signupEvidence, signupReply } from './signup.ts'

/** How the institutions of the package finance answer in a demonstration. */
export const finance: Simulated = {
  tasks: {},
  evidence: { SIGNUP: signupEvidence },
  applications: { SIGNUP: signupReply },
}
