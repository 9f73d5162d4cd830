import { addDays, daysBetween } from '@jinpiao/values/days'
import { DAY_MS, MINUTE_MS, todayOf } from '../domain/clock.ts'
import { contextOf, type Stage } from './actors.ts'
import { holidayRows } from './holidays.ts'
import { playPaid } from './paid.ts'
import { daysAgo, HOUR_MS, type Issue, issues, playAnswer, playCancel, playIssue, type Wanted } from './play.ts'

const suppliers = ['jiangcheng', 'anhe', 'mingyuan', 'longname'] as const

/** The same amounts in every seed: a linear congruence, because the demonstration must be repeatable (seed 20261121). */
function createAmounts(): () => string {
  let state = 20_261_121
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return `${20_000 + (state % 480_000)}.${String(state % 97).padStart(2, '0')}`
  }
}

/** Tickets of a month of it. */
const LINES = 22

/**
 * A year of tickets that have been paid: 264 rows for paging, sums and charts. Those of a month fall due on two days, so
 * that a batch pays several.
 */
export async function playPastYear(stage: Stage, now: number): Promise<void> {
  const amount = createAmounts()
  const months = Array.from({ length: 12 }, (_, month) => {
    const at = daysAgo(now, 440 - month * 30)
    const lines: Wanted[] = Array.from({ length: LINES }, (_, index) => ({
      supplier: suppliers[index % suppliers.length] ?? 'jiangcheng',
      amount: amount(),
      dueIn: index < LINES / 2 ? 60 : 90,
    }))
    return async () => {
      const { pkCredits } = await playIssue(stage, { core: 'huayue', at, lines, upTo: 'ISSUED' })
      await playAnswer(stage, at + DAY_MS, pkCredits)
      await playPaid(stage, pkCredits, now)
    }
  })
  await stage.play(months)
}

/** Tickets in circulation, in every state that this version can bring about. */
export async function playCirculation(stage: Stage, now: number): Promise<void> {
  const amount = createAmounts()
  const today = todayOf({ now: () => now })
  const held = (ago: number, lines: readonly Wanted[]) => async () => {
    const { pkCredits } = await playIssue(stage, { core: 'huayue', at: daysAgo(now, ago), lines, upTo: 'ISSUED' })
    await playAnswer(stage, daysAgo(now, ago - 1), pkCredits)
  }
  // Two fall due today; 14, 15 and 16 days stand on both sides of the transfer rule; two rest days; a spread of weeks.
  // The last is in transit when it enters the 15 days: its transfer can no longer be approved.
  const restDay =
    holidayRows.find(([day, kind]) => kind === 'HOLIDAY' && daysBetween(today, day) > 20)?.[0] ?? addDays(today, 28)
  const dueDays = [0, 0, 14, 15, 16, daysBetween(today, restDay), 21, 28, 35, 42, 49, 56, 63, 70, 77, 80, 95, 110, 13]
  const spread = held(
    60,
    dueDays.map((due, index) => ({
      supplier: index % 3 === 2 ? 'anhe' : 'jiangcheng',
      amount: amount(),
      dueIn: due + 60,
    })),
  )
  const special = held(40, [
    { supplier: 'jiangcheng', amount: '0.01', dueIn: 120, remark: '最小金额' },
    { supplier: 'jiangcheng', amount: '1000000.10', dueIn: 150 },
    { supplier: 'longname', amount: '2680000.00', dueIn: 100, limit: 'hy-trust' },
    { supplier: 'mingyuan', amount: '88000.00', dueIn: 60, limit: 'hy-factor' },
  ])
  await stage.play([
    spread,
    special,
    async () => {
      const { pkCredits } = await playIssue(
        stage,
        issue(now, 30, [
          ['jiangcheng', '320000.00', 120],
          ['anhe', '76000.00', 90],
        ]),
      )
      await playAnswer(stage, daysAgo(now, 29), pkCredits, '合同金额与发票不符')
    },
    async () => {
      const { pkCredits } = await playIssue(
        stage,
        issue(now, 25, [
          ['jiangcheng', '150000.00', 120],
          ['mingyuan', '45000.00', 90],
        ]),
      )
      await playCancel(stage, daysAgo(now, 24), pkCredits, true)
    },
    // Nobody answers these: the nightly job lets them lapse after fifteen days.
    () =>
      playIssue(
        stage,
        issue(now, 17, [
          ['longname', '210000.00', 120],
          ['anhe', '33000.00', 90],
        ]),
      ),
  ])
}

const issue = (now: number, ago: number, rows: readonly (readonly [string, string, number])[]) => ({
  core: 'huayue',
  at: daysAgo(now, ago),
  lines: rows.map(([supplier, amount, dueIn]) => ({ supplier, amount, dueIn })),
  upTo: 'ISSUED' as const,
})

/** The other cores: the largest ticket, an overdue issuer, a queue of one. */
export const playOtherCores = (stage: Stage, now: number): Promise<void> =>
  stage.play([() => playOverdue(stage, now), () => playLargest(stage, now)])

async function playOverdue(stage: Stage, now: number): Promise<void> {
  const overdue = await playIssue(stage, {
    core: 'beichuan',
    at: daysAgo(now, 100),
    lines: [
      { supplier: 'jiangcheng', amount: '860000.00', dueIn: 85 },
      { supplier: 'anhe', amount: '120000.00', dueIn: 90 },
    ],
    upTo: 'ISSUED',
  })
  await playAnswer(stage, daysAgo(now, 99), overdue.pkCredits)
}

async function playLargest(stage: Stage, now: number): Promise<void> {
  const largest = await playIssue(stage, {
    core: 'zhongze',
    at: daysAgo(now, 20),
    lines: [{ supplier: 'jiangcheng', amount: '48000000.00', dueIn: 150, remark: '成套设备预付' }],
    upTo: 'ISSUED',
  })
  await playAnswer(stage, daysAgo(now, 19), largest.pkCredits)
  const lines = [{ supplier: 'jiangcheng', amount: '350000.00', dueIn: 120 }]
  await playIssue(stage, { core: 'zhongze', at: daysAgo(now, 1), lines, upTo: 'SUBMITTED' })
}

/** What lies on the desks of 华岳重工 now: see `server/README.md`. */
export async function playDesks(stage: Stage, now: number): Promise<void> {
  const amount = createAmounts()
  const desk = { core: 'huayue' }
  const lines = (count: number, dueIn = 120): Wanted[] =>
    Array.from({ length: count }, (_, index) => ({
      supplier: suppliers[index % suppliers.length] ?? 'jiangcheng',
      amount: amount(),
      dueIn: dueIn + index,
    }))

  const play = (issue: Omit<Issue, 'core'>) => () => playIssue(stage, { ...desk, ...issue })
  // The queue of 37 for the director: three of them will be refused at approval, each for a reason of its own.
  const late: Wanted[] = [
    { supplier: 'jiangcheng', amount: '198000.00', dueIn: 8, remark: '承诺付款日已过' },
    { supplier: 'xuda', amount: '66000.00', dueIn: 100, remark: '供应商已停用' },
    { supplier: 'mingyuan', amount: '120000.00', dueIn: 100, limit: 'hy-factor', remark: '额度已到期' },
  ]
  await stage.play([
    // A draft that nobody submitted in a month: the nightly job lets it expire.
    play({ at: daysAgo(now, 31), lines: lines(1), upTo: 'DRAFT' }),
    play({ at: daysAgo(now, 9), lines: [...late, ...lines(10)], upTo: 'SUBMITTED' }),
    play({ at: daysAgo(now, 6), lines: lines(12), upTo: 'SUBMITTED', operator: 'CO+CD' }),
    play({ at: daysAgo(now, 2), lines: lines(12), upTo: 'SUBMITTED' }),
    // And one that the director himself submitted when he stood in for the operator: he may not review it (I11).
    play({ at: daysAgo(now, 3), lines: lines(1), upTo: 'SUBMITTED', operator: 'CD' }),
    play({ at: daysAgo(now, 2), lines: lines(6, 90), upTo: 'DIRECTOR' }),
    playEndings(stage, now, [lines(4), lines(1)]),
    playWaiting(stage, now, amount),
    play({ at: now - 3 * HOUR_MS, lines: lines(3), upTo: 'DRAFT' }),
    play({ at: now - 2 * HOUR_MS, lines: [{ supplier: '', amount: '', dueIn: 90 }], upTo: 'DRAFT' }),
  ])
}

/** What waits for its suppliers' answers, and one that the issuer wants back. */
function playWaiting(stage: Stage, now: number, amount: () => string): () => Promise<void> {
  const lines: Wanted[] = [
    ...['jiangcheng', 'jiangcheng', 'jiangcheng', 'anhe', 'anhe', 'mingyuan'].map((supplier) => ({
      supplier,
      amount: amount(),
      dueIn: 130,
    })),
    // Delivered long before the promised date: the supplier has to consent to settlement by ticket.
    { supplier: 'jiangcheng', amount: '430000.00', dueIn: 120, deliveredAgo: 30 },
    { supplier: 'jiangcheng', amount: '275000.00', dueIn: 100 },
  ]
  return async () => {
    const at = daysAgo(now, 1) - 5 * HOUR_MS
    const { pkCredits } = await playIssue(stage, { core: 'huayue', at, lines, upTo: 'ISSUED' })
    await playCancel(stage, now - 4 * HOUR_MS, pkCredits.slice(-1), false)
  }
}

/** Returned by both reviewers, voided by the operator then, withdrawn. */
function playEndings(stage: Stage, now: number, [queued = [], checked = []]: Wanted[][]): () => Promise<void> {
  const at = daysAgo(now, 4)
  const director = () => contextOf(stage, 'CD', 'huayue', 'ROLE_CORE_DIRECTOR')
  const operator = () => contextOf(stage, 'CO', 'huayue', 'ROLE_CORE_OPERATOR')
  return async () => {
    const submitted = await playIssue(stage, { core: 'huayue', at, lines: queued, upTo: 'SUBMITTED' })
    const [first = '', second = '', third = '', fourth = ''] = submitted.pkApplys
    const reviewed = await playIssue(stage, { core: 'huayue', at: at + MINUTE_MS, lines: checked, upTo: 'DIRECTOR' })
    await stage.at(at + 3 * HOUR_MS)
    const unclear = { pkApplys: [first, second], comment: '合同扫描件不清晰，请重新上传' }
    await issues.sendBack('PENDING_DIRECTOR', director(), unclear)
    await issues.sendBack('PENDING_DIRECTOR', director(), { pkApplys: [third], comment: '无真实交货，不予开立' })
    await issues.withdraw(operator(), { pkApplys: [fourth] })
    const final = contextOf(stage, 'CF', 'huayue', 'ROLE_CORE_FINAL_REVIEW')
    await issues.sendBack('PENDING_FINAL', final, { pkApplys: reviewed.pkApplys, comment: '请补充账期说明' })
    await stage.at(at + 4 * HOUR_MS)
    await issues.cancel(operator(), { pkApplys: [third] })
  }
}
