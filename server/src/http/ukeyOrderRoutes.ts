import { getUkeyBearers } from '@jinpiao/contract/ukeyApply'
import { getOwnUkeys } from '@jinpiao/contract/ukeyChange'
import * as orders from '@jinpiao/contract/ukeyOrders'
import { readBearers, readKeys } from '../business/ukey/facts.ts'
import { readingOf } from '../flow/reading.ts'
import { getUkeyOrder } from '../queries/ukeyOrders.ts'
import { readUkeyWish } from '../queries/ukeyWish.ts'
import { activateUkey, receiveUkey } from '../session/ukeyOrders.ts'
import type { Registration } from './register.ts'

/** Who may have a key, which keys may be changed, and what becomes of one until it is active. */
export const registerUkeyOrders: Registration = ({ on, services }) => {
  on(getUkeyBearers, async ({ queryContext }) => {
    const context = queryContext()
    const facts = await readBearers(readingOf(context), context.language)
    return { ...facts, wished: await readUkeyWish(context) }
  })
  on(getOwnUkeys, async ({ queryContext }) => {
    const context = queryContext()
    const { keys, ...facts } = await readKeys(readingOf(context), context.language)
    return { ...facts, keys: keys.filter(({ mayAsk, ukeyState }) => mayAsk && ukeyState !== 'REVOKED') }
  })
  on(orders.getUkeyOrder, ({ params, queryContext }) =>
    getUkeyOrder(queryContext(), params, services.demoCa !== undefined),
  )
  on(orders.receiveUkey, async ({ params, commandContext }) => receiveUkey(await commandContext(), params))
  on(orders.activateUkey, async ({ params, body, commandContext }) =>
    activateUkey(await commandContext(), { ...params, ...body }, services.authority),
  )
}
