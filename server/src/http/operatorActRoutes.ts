import type { Endpoint } from '@jinpiao/contract/endpoint'
import * as operator from '@jinpiao/contract/operatorActs'
import { type Act, runCommand } from '../acts/command.ts'
import { addProduct, stopProduct } from '../acts/funderProducts.ts'
import { putHolidays } from '../acts/holidayYears.ts'
import { addFunderAccount } from '../business/account/funderAccount.ts'
import { instantOf } from '../domain/clock.ts'
import { giveUpMessage, retryMessage, waitingMessages } from '../jobs/outboxByHand.ts'
import { lastTurns } from '../jobs/turns.ts'
import { endKey, listKeys, registerKey } from '../outside/institutionKeys.ts'
import { endSessionsByMobile } from '../session/sessions.ts'
import type { Call } from './call.ts'
import { requireOperator } from './operator.ts'
import type { Registration } from './register.ts'

const SHOWN = 200

/** What the platform's administrators do without anybody at the server; `pnpm admin` calls the same functions. */
export const registerOperatorActs: Registration = ({ on, services }) => {
  const { database, wall } = services
  type Caller = Pick<Call<Endpoint>, 'identity' | 'commandContext'>

  async function act<Answer>(call: Caller, name: string, input: object, work: (act: Act) => Promise<Answer>) {
    requireOperator(services, call.identity)
    return runCommand(await call.commandContext(), { name, permission: 'signedIn' }, input, work)
  }
  const nothing = async (work: Promise<unknown>) => {
    await work
    return {}
  }

  on(operator.listInstitutionKeys, async ({ identity }) => {
    requireOperator(services, identity)
    return { keys: await listKeys(database.read) }
  })
  on(operator.registerInstitutionKey, (call) => {
    const { institutionName: name, institution, funder, publicKey } = call.body
    return act(call, 'KEY.MAKE', call.body, (within) => registerKey(within, { name, institution, funder }, publicKey))
  })
  on(operator.endInstitutionKey, (call) => {
    const input = { ...call.params, ...call.body }
    return act(call, 'KEY.END', input, (within) => nothing(endKey(within, wall, input.kid, input.days)))
  })

  on(operator.addFunderProduct, (call) =>
    act(call, 'PRODUCT.ADD', call.body, (within) => addProduct(within, call.body.funder, call.body.wish)),
  )
  on(operator.stopFunderProduct, (call) =>
    act(call, 'PRODUCT.STOP', call.params, (within) => nothing(stopProduct(within, call.params.pkProduct))),
  )
  on(operator.addAccountOfFunder, (call) =>
    act(call, 'ACCOUNT.FUNDER', call.body, (within) => addFunderAccount(within, call.body)),
  )

  on(operator.listOutbox, async ({ identity }) => {
    requireOperator(services, identity)
    const messages = await waitingMessages(database.read, SHOWN)
    return { messages: messages.map(({ tries, ...message }) => ({ ...message, tryCount: tries })) }
  })
  on(operator.decideOutbox, (call) => {
    const input = { ...call.params, ...call.body }
    const decide = input.act === 'RETRY' ? retryMessage : giveUpMessage
    return act(call, `OUTBOX.${input.act}`, input, (within) => nothing(decide(within, input.pkOutbox)))
  })

  on(operator.listJobs, async ({ identity }) => {
    requireOperator(services, identity)
    return { jobs: await lastTurns(database.read, instantOf(wall)) }
  })
  on(operator.runJob, async (call) => {
    const { job } = call.params
    const done = await act(call, 'JOB.RUN', call.params, async ({ facts }) => {
      facts.push({ action: 'JOB.RUN', target: `job:${job}` })
      return {}
    })
    services.jobs?.runNow(job)
    return done
  })
  on(operator.putHolidays, (call) =>
    act(call, 'HOLIDAY.PUT', call.body, (within) => putHolidays(within, call.body.days)),
  )

  on(operator.endSessions, (call) =>
    act(call, 'SESSION.END', call.body, async (within) => ({
      ended: await endSessionsByMobile(within, call.body.mobile),
    })),
  )
}
