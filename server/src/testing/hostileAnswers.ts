import type { InstitutionReply } from '@jinpiao/contract/outside'
import { addDays, type Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { Fields, Judge } from '../acts/evidence.ts'

type Body = InstitutionReply['body']
export interface Hostile {
  what: string
  reply: Partial<InstitutionReply>
}

/** No day, and days on which nothing that was asked can have happened. */
const days = (today: Day) => [
  '2026-13-99',
  '2027-02-30',
  '20261121',
  '1901-01-01',
  '2021-12-31',
  '2099-01-01',
  addDays(today, 3700),
  '0000-00-00',
]
const instants = [
  '2026-13-99T00:00:00+08:00',
  '1901-01-01T00:00:00+08:00',
  '2199-01-01T00:00:00Z',
  '2021-12-31T00:00:00+08:00',
  '2026-11-21',
  '昨天',
]
const amounts = [
  '-1.00',
  '-0.01',
  '1e5',
  '1,000.00',
  '￥5.00',
  '5.001',
  'NaN',
  '99999999999999.98',
  '999999999999999.00',
  100,
]

/** By the kind of what is said (`said.ts`): values that no task is answered by. `right` is the one that is. */
const wrong: Record<string, (right: unknown, around: { today: Day; foreignFile: string }) => readonly unknown[]> = {
  day: (_, { today }) => days(today),
  instant: () => instants,
  money: (right) => [...amounts, ...(typeof right === 'string' ? [fenToDecimal(decimalToFen(right) + 1n)] : [])],
  part: () => amounts,
  number: (right) => [-1, 1.5, 10_000, '5', Math.ceil(Number(right) * 1.01) + 1],
  same: () => ['X', 'BULLET-2', '2099-01-01', 999, -1, '00000000'],
  some: () => [[], ['CASH'], 'BULLET', ['BULLET', 'X']],
  once: () => ['', 'a', 'a b c d', 'x'.repeat(65), 12345678],
  file: (_, { foreignFile }) => [foreignFile, 'none', '../etc/passwd'],
  own: () => ['', '\0'],
  opinions: () => [[{}], [{ document: '没有的材料', section: '没有的材料', opinion: '请补充' }], 'x', [{ opinion: 1 }]],
}
/** Of whatever kind. */
const ofNoKind = [null, {}, [[]], true, 'x'.repeat(501)]

/**
 * Answers that a task must refuse, by what its judge says of it. `takenOf` is a number that was given to something else.
 * @param right the body that is accepted.
 */
export function hostileAnswers(
  judge: Judge<unknown>,
  right: Body,
  around: { today: Day; foreignFile: string; takenOf(name: string): string; lines: readonly number[] },
): Hostile[] {
  const yes = (what: string, body: Body): Hostile => ({ what, reply: { answer: 'APPROVE', body } })
  const no = { answer: 'REJECT', comment: '资料不符合要求' } as const
  const fieldWise = Object.entries(judge.APPROVE).flatMap(([name, { kind, otherwise }]) => {
    const kindWise = wrong[kind]
    if (kindWise === undefined) throw new Error(`${name} is of kind ${kind}: say what is wrong there`)
    const { [name]: value, ...others } = right
    return [
      ...(otherwise === undefined ? [yes(`without ${name}`, others)] : []),
      ...[...kindWise(value, around), ...ofNoKind].map((bad) =>
        yes(`${name}: ${JSON.stringify(bad).slice(0, 60)}`, { ...right, [name]: bad }),
      ),
      ...(kind === 'once' ? [yes(`${name} of another`, { ...right, [name]: around.takenOf(name) })] : []),
    ]
  })
  const [line] = around.lines
  const lineWise = line === undefined ? [0, 1, 999, -1, 1.5] : [999, -1, 1.5, undefined]
  return [
    ...fieldWise,
    ...['nothing', 'constructor', 'toString', '__proto__x', ...unsaid(judge.APPROVE)].map((name) =>
      yes(`also ${name}`, { ...right, [name]: '1.00' }),
    ),
    ...lineWise.map((each) => ({
      what: `line ${each}`,
      reply: { answer: 'APPROVE', body: right, line: each } as Partial<InstitutionReply>,
    })),
    { what: 'no without a reason', reply: { ...no, comment: '' } },
    { what: 'no in one word', reply: { ...no, comment: '否' } },
    { what: 'no with a payment', reply: { ...no, body: { bankSerial: 'BANK-7777', paidOn: around.today } } },
    { what: 'no to a line that there is not', reply: { ...no, line: 999 } },
    ...(judge.RETURN === undefined
      ? [{ what: 'a correction', reply: { answer: 'RETURN', comment: '请补充资料' } as const }]
      : [{ what: 'a correction without a reason', reply: { answer: 'RETURN', comment: '' } as const }]),
    { what: 'a correction with a payment', reply: { answer: 'RETURN', comment: '请补充', body: { paid: '1.00' } } },
  ]
}

/** What other tasks are answered by. */
const unsaid = (fields: Fields<unknown>) =>
  ['amount', 'paid', 'rateBp', 'lineAmount', 'paidOn', 'bankSerial', 'months', 'pkFile'].filter(
    (name) => !(name in fields),
  )
