import { addMonths, type Day } from '@jinpiao/values/days'
import type { Fen } from '@jinpiao/values/money'
import { shareOf } from '@jinpiao/values/share'
import type { ChainCreditPayload } from './chainCredit.ts'
import type { CheckTopic } from './checks.ts'
import { missing, notUploaded, type Problem } from './problems.ts'
import { termOf } from './terms.ts'

/** For so many months back the tickets of an enterprise count. */
const QUOTA_MONTHS = 12
/** Of their sum, in 1/10000. */
const QUOTA_BP = 3000

/** The first day whose accepted tickets count for the reference line: of 2026-11-21 it is 2025-11-21. */
export const quotaFrom = (today: Day): Day => addMonths(today, -QUOTA_MONTHS)

/** 参考额度: 30 % of the tickets that were accepted, to the fen. 1,000,000.01 → 300,000.00. */
export const quotaOf = (accepted: Fen): Fen => shareOf(accepted, QUOTA_BP)

/** What a chain loan asks besides what every loan does: the order that it is for, and its contract. */
export const findChainProblems = ({ orderNo, contractFileIds }: ChainCreditPayload): Problem[] => [
  ...(orderNo === '' ? [missing('orderNo', 'orderNo')] : []),
  ...(contractFileIds.length === 0 ? [notUploaded('contractFileIds', 'contractFiles')] : []),
]

/** The order and its contract are judged together. */
export const orderTopic: CheckTopic = { name: termOf('orderNo').name, fields: /^(orderNo|contractFileIds)/ }
