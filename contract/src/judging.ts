import type { Day } from '@jinpiao/values/days'
import { noReasonOf } from './noReason.ts'
import type { Words } from './words.ts'

/** What the platform has been asked to judge. */
export interface Judging {
  /** Its last day. */
  judgeBy: Day
  today: Day
  /** Of the platform, with its hours. */
  hotline: string
}

/** Until when the platform judges a contested payment, what follows, whom to call: the same on the pages of both sides. */
export function judgingWords({ judgeBy, today, hotline }: Judging): Words {
  const [zh, en] = untilWords({ judgeBy, today })
  return [
    `${zh}。核定为已付款的，该金票即兑付；核定为未付款的，该金票仍待兑付。核定前收款方仍可确认收款。补充材料或催办，请致电平台 ${hotline}。`,
    `${en}. Judged as paid, the ticket is redeemed; judged as not paid, it is still to be paid. Until then the payee may still confirm. To add papers or to ask for it, call the platform: ${hotline}.`,
  ]
}

/** Only until when: what a row has room for. */
export function untilWords({ judgeBy, today }: Omit<Judging, 'hotline'>): Words {
  if (judgeBy < today)
    return [`平台应于 ${judgeBy} 前核定，尚未核定`, `The platform had to judge it by ${judgeBy} and has not`]
  return [`平台最迟 ${judgeBy} 核定`, `The platform judges it by ${judgeBy}`]
}

/** How the platform has judged a payment that was contested or left unanswered. */
export function judgementWords({ isPaid, reason }: { isPaid: boolean; reason: string }): Words {
  if (isPaid) return ['已付款，该金票已兑付', 'Paid: the ticket is redeemed']
  const [zh, en] = reason === '' ? noReasonOf('PLATFORM') : [reason, reason]
  return [`未付款，原因：${zh}`, `Not paid. Reason: ${en}`]
}
