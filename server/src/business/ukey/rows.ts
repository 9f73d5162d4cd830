import type { UkeyApplication } from '@jinpiao/contract/ukeyApply'
import type { UkeyDelivery } from '@jinpiao/contract/ukeyDelivery'
import type { Reader } from '../../db/database.ts'
import { shownStage } from '../../domain/ukeyOrder.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { addressOf, readOrders, regionPaths } from '../../queries/ukeyOrders.ts'

/** What the lists of both types show of each application, but for its algorithm. */
export async function progressOf(
  read: Reader,
  applications: readonly Application[],
): Promise<Map<string, Omit<OwnRow<UkeyApplication>, 'algorithm'>>> {
  const orders = await readOrders(
    read,
    applications.map(({ pkApply }) => pkApply),
  )
  return new Map(
    applications.map(({ pkApply, state, counterpartyName, payload }) => {
      const order = orders.get(pkApply)
      const { receiveWay } = JSON.parse(payload) as UkeyDelivery
      return [
        pkApply,
        {
          bearerName: counterpartyName ?? '',
          receiveWay,
          ukeyStage: shownStage(state, order?.stage),
          expressCompany: order?.expressCompany ?? null,
          expressNo: order?.expressNo ?? null,
        },
      ]
    }),
  )
}

/** Where the key goes. */
export const deliveryDetail = async (read: Reader, delivery: UkeyDelivery) => ({
  receiverName: delivery.receiverName,
  receiverMobile: delivery.receiverMobile,
  region: (await regionPaths(read, [delivery.regionCode])).get(delivery.regionCode) ?? '',
  receiverAddress: await addressOf(read, delivery),
})
