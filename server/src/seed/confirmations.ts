import type { ConfirmKind } from '@jinpiao/contract/states/ukey'
import { addDays } from '@jinpiao/values/days'
import { decimalToFen } from '@jinpiao/values/money'
import { runCommand } from '../acts/command.ts'
import { businesses } from '../business/all.ts'
import { askConfirmation } from '../business/askConfirmation.ts'
import { confirmMatters, refuseMatters } from '../business/guaranteeConfirm/confirm.ts'
import { todayOf } from '../domain/clock.ts'
import { contextOf, type Scene, type Stage, signFor, succeeded } from './actors.ts'
import { pkCorpOf } from './install.ts'
import { daysAgo, HOUR_MS } from './play.ts'

interface Asked {
  kind: ConfirmKind
  title: string
  amount?: string
  /** Days from the day on which it is asked. */
  within: number
  text: readonly [heading: string, ...paragraphs: string[]]
}

/** Asked by 江城 of 华岳, unless said otherwise. */
async function ask(stage: Stage, { kind, title, amount, within, text: [heading, ...paragraphs] }: Asked) {
  const context = contextOf(stage, 'SD', 'jiangcheng', 'ROLE_CORP_DIRECTOR')
  const definition = { name: 'CONFIRMATION.ASK', permission: 'signedIn' } as const
  const { pkConfirm } = await runCommand(context, definition, { title }, (act) =>
    askConfirmation(act, {
      fkCorp: pkCorpOf('huayue'),
      kind,
      title,
      amountFen: amount === undefined ? null : decimalToFen(amount),
      confirmBy: addDays(todayOf(stage.clock), within),
      document: [
        { heading, paragraphs },
        { heading: '确认的效力', paragraphs: ['确认后，内容对双方有效；逾期未确认的，本事项自动失效。'] },
      ],
    }),
  )
  return pkConfirm
}

const director = (stage: Stage) => contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR')

async function confirm(stage: Stage, pkConfirm: string) {
  const context = director(stage)
  const request = { ids: [pkConfirm], businessType: 'GUARANTEE_CONFIRM', action: 'CONFIRM' } as const
  const signature = await signFor(stage, context, request)
  succeeded((await confirmMatters(businesses, context, { pkConfirms: [pkConfirm], signature })).results)
}

async function refuse(stage: Stage, pkConfirm: string, reason: string) {
  const context = director(stage)
  const request = { ids: [pkConfirm], businessType: 'GUARANTEE_CONFIRM', action: 'REFUSE', reason } as const
  const signature = await signFor(stage, context, request)
  succeeded((await refuseMatters(businesses, context, { pkConfirms: [pkConfirm], reason, signature })).results)
}

/** Eight matters of five kinds: answered, ended, due today, and with time left. */
const matters: Scene = async (stage, now) => {
  await stage.at(daysAgo(now, 30))
  const guarantee = await ask(stage, {
    kind: 'GUARANTEE',
    title: '为江城精铸流动资金融资提供连带责任保证',
    amount: '3000000.00',
    within: 10,
    text: ['担保内容', '华岳重工为江城精铸的流动资金融资提供连带责任保证，保证期间为融资到期后两年。'],
  })
  const contract = await ask(stage, {
    kind: 'CONTRACT',
    title: '年度铸件采购框架合同补充协议',
    within: 10,
    text: ['合同内容', '原合同的交货期由 30 天调整为 25 天，其余条款不变。'],
  })
  await stage.at(daysAgo(now, 29))
  await confirm(stage, guarantee)
  await stage.at(daysAgo(now, 29) + HOUR_MS)
  await refuse(stage, contract, '交货期的调整尚未谈妥')
  await stage.at(daysAgo(now, 20))
  await ask(stage, {
    kind: 'AUTHORISATION',
    title: '授权江城精铸查询开立记录',
    within: 10,
    text: ['授权内容', '授权江城精铸查询华岳重工近一年向其开立金票的记录，用于融资资料。'],
  })
  await stage.at(daysAgo(now, 10))
  await ask(stage, {
    kind: 'RECEIVABLE',
    title: '第三季度铸件应收账款',
    amount: '1286400.50',
    within: 10,
    text: ['应收账款', '江城精铸已按合同交付铸件并开具发票，华岳重工确认应付账款金额与到期日无误。'],
  })
  await stage.at(daysAgo(now, 5))
  for (const asked of waitingMatters) await ask(stage, asked)
}

const waitingMatters: readonly Asked[] = [
  {
    kind: 'TRADE',
    title: '铸件采购贸易背景',
    amount: '860000.00',
    within: 8,
    text: ['贸易背景', '双方于本年度签订铸件采购合同，货物已经验收，发票与合同一致。'],
  },
  {
    kind: 'GUARANTEE',
    title: '为江城精铸设备融资提供保证',
    amount: '5200000.00',
    within: 15,
    text: ['担保内容', '华岳重工为江城精铸的设备融资提供一般保证，担保金额以融资合同为准。'],
  },
  {
    kind: 'RECEIVABLE',
    title: '十月份模具应收账款',
    amount: '412300.00',
    within: 25,
    text: ['应收账款', '江城精铸已交付模具，华岳重工确认应付账款金额与到期日无误。'],
  },
  {
    kind: 'AUTHORISATION',
    title: '授权江城精铸代办货物保险',
    within: 35,
    text: ['授权内容', '授权江城精铸以华岳重工的名义办理在途货物保险，保费由江城精铸承担。'],
  },
]

/** Scenes of confirmations. */
export const confirmationScenes: readonly Scene[] = [matters]
