import type { InstitutionReply, OutsideTask } from '@jinpiao/contract/outside'

/** What a funder is told of an application for a loan that is paid at once. */
interface Asked {
  amount: string
  rateBp: number
  payload: { months: string; method: string }
}

/** A funder grants a loan as it was asked for. */
export function granted({ body }: OutsideTask): InstitutionReply['body'] {
  const { amount, rateBp, payload } = body as unknown as Asked
  return { approvedAmount: amount, rateBp, months: Number(payload.months), method: payload.method }
}

/** A bank has paid it. */
export const paid = ({ pkTask }: OutsideTask): InstitutionReply['body'] => ({ bankSerial: `FK${pkTask.slice(-16)}` })
