import * as contract from '@jinpiao/contract/confirmations'
import { businesses } from '../business/all.ts'
import { confirmMatters, refuseMatters } from '../business/guaranteeConfirm/confirm.ts'
import { askedConfirmations, confirmations, getConfirmation } from '../queries/confirmations.ts'
import { onList } from './listRoutes.ts'
import type { Registration } from './register.ts'

/** Matters that an enterprise is asked to confirm. */
export const registerConfirmations: Registration = (api) => {
  const { on } = api
  onList(api, contract.listConfirmations, confirmations)
  onList(api, contract.listAskedConfirmations, askedConfirmations)
  on(contract.getConfirmation, ({ params, queryContext }) => getConfirmation(queryContext(), params))
  on(contract.confirmAll, async ({ body, commandContext }) => confirmMatters(businesses, await commandContext(), body))
  on(contract.refuseAll, async ({ body, commandContext }) => refuseMatters(businesses, await commandContext(), body))
}
