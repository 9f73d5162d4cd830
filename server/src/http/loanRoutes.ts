import { getProtocol, signProtocol as signEndpoint } from '@jinpiao/contract/loanProtocol'
import { getAgreement } from '@jinpiao/contract/selfLoan'
import { readProtocol, signProtocol } from '../business/loanProtocol/protocol.ts'
import { readLine } from '../queries/loanLine.ts'
import type { Registration } from './register.ts'

/** The agreement about own-credit loans, and the line that has come of it. */
export const registerLines: Registration = ({ on }) => {
  on(getProtocol, ({ queryContext }) => readProtocol(queryContext()))
  on(signEndpoint, async ({ body, commandContext }) => signProtocol(await commandContext(), body))
  on(getAgreement, ({ queryContext }) => readLine(queryContext()))
}
