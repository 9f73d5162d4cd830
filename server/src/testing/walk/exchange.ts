import { businesses } from '../../business/all.ts'
import { registerPayment } from '../../business/exchange/payments.ts'
import { todayOf } from '../../domain/clock.ts'
import { anyApplication } from '../../flow/application.ts'
import { findPayment } from '../../payments/payments.ts'
import { exchangeLine } from '../exchangeLine.ts'
import { personOf } from '../people.ts'
import { openTasks, replyTo } from '../steps.ts'
import { as } from '../world.ts'
import type { Walks } from './walkOf.ts'

/** How the random walk fills in the forms of the package exchange, and pays the fee. */
export const exchange: Walks = {
  EXCHANGE: {
    form: (world, _, at) => ({
      fkCorp: at?.fkHolder ?? world.suppliers[0]?.fkCorp ?? '',
      line: exchangeLine(world, at === undefined ? [] : [at]),
    }),
    async later(world, pkApply, answer) {
      const { fkCorp } = await anyApplication(world.database.read, pkApply)
      const payment = await findPayment(world.database.read, { pkApply })
      const who = personOf(world, fkCorp, ['OPERATOR'])
      if (payment === undefined || who === undefined) throw new Error(`${pkApply} has nothing to pay`)
      const { pkPayment, version, state } = payment
      if (state !== 'PENDING_CONFIRM') {
        const report = {
          pkAccount: world.accounts[fkCorp] ?? '',
          bankSerial: `FK-${version}`,
          payDate: todayOf(world.clock),
          fileIds: [world.files[fkCorp] ?? ''],
        }
        await registerPayment(businesses, as(world, who), { pkPayment, version, ...report })
      }
      const asked = (await openTasks(world)).find(({ task }) => task.no === payment.paymentNo)
      if (asked === undefined) throw new Error(`The bank is not asked about ${payment.paymentNo}`)
      await replyTo(world, asked, { answer, ...(answer === 'APPROVE' && { body: { bankSerial: `FK-${version}` } }) })
    },
  },
}
