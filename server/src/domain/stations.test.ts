import { CLOSED_DAYS, MAX_DEPTH } from '@jinpiao/contract/ticketPolicy'
import { expect, test } from 'vitest'
import { type StationFacts, stationsOf } from './stations.ts'

const at = (day: string) => `${day}T09:00:00+08:00`
const today = '2026-11-21'
const root: StationFacts = {
  state: 'HELD',
  parentState: undefined,
  issuerName: '华岳重工',
  senderName: '华岳重工',
  issueDate: '2026-11-01',
  promisedDate: '2027-03-01',
  payableDate: '2027-03-02',
  createdAt: at('2026-11-01'),
  acceptedAt: at('2026-11-02'),
  updatedAt: at('2026-11-20'),
  paidAt: null,
  depth: 0,
}
const part: StationFacts = {
  ...root,
  parentState: 'SPENT',
  senderName: '江城精铸',
  createdAt: at('2026-11-10'),
  depth: 1,
}

const namesOf = (facts: Partial<StationFacts>, viewer: 'HOLDER' | 'ISSUER' = 'HOLDER') =>
  stationsOf({ ...root, ...facts }, viewer, today).map(({ name, state }) => `${name} ${state}`)

test('a held ticket: issued, accepted, held, the last day to pass it on, the day of payment', () => {
  expect(stationsOf(root, 'HOLDER', today)).toEqual([
    { name: 'ISSUED', state: 'done', at: at('2026-11-01'), party: '华岳重工' },
    { name: 'ACCEPTED', state: 'done', at: at('2026-11-02') },
    { name: 'HELD', state: 'current' },
    { name: 'TRANSFER_CLOSES', state: 'upcoming', day: '2027-02-13' },
    { name: 'EXCHANGE_CLOSES', state: 'upcoming', day: '2027-02-13' },
    { name: 'FINANCE_CLOSES', state: 'upcoming', day: '2027-02-22' },
    { name: 'PAYMENT', state: 'upcoming', day: '2027-03-02' },
  ])
})

test.each<[string, Partial<StationFacts>, string[]]>([
  [
    'waits for its recipient',
    { state: 'PENDING_ACCEPT', acceptedAt: null },
    ['ISSUED done', 'ACCEPTED current', 'PAYMENT upcoming'],
  ],
  ['was refused', { state: 'REFUSED', acceptedAt: null }, ['ISSUED done', 'REFUSED done']],
  ['was taken back', { state: 'CANCELLED', acceptedAt: null }, ['ISSUED done', 'CANCELLED done']],
  ['was passed on', { state: 'SPENT' }, ['ISSUED done', 'ACCEPTED done', 'SPENT done']],
  ['is due', { state: 'DUE' }, ['ISSUED done', 'ACCEPTED done', 'MATURED done', 'PAYMENT current']],
  ['is overdue', { state: 'OVERDUE' }, ['ISSUED done', 'ACCEPTED done', 'MATURED done', 'PAYMENT current']],
  ['is paid', { state: 'REDEEMED' }, ['ISSUED done', 'ACCEPTED done', 'MATURED done', 'PAYMENT done']],
  [
    'is change of a ticket that was passed on',
    { ...part, acceptedAt: null },
    [
      'ISSUED done',
      'KEPT done',
      'HELD current',
      'TRANSFER_CLOSES upcoming',
      'EXCHANGE_CLOSES upcoming',
      'FINANCE_CLOSES upcoming',
      'PAYMENT upcoming',
    ],
  ],
  [
    'came back from a recipient',
    { ...part, parentState: 'REFUSED', acceptedAt: null },
    [
      'ISSUED done',
      'RETURNED done',
      'HELD current',
      'TRANSFER_CLOSES upcoming',
      'EXCHANGE_CLOSES upcoming',
      'FINANCE_CLOSES upcoming',
      'PAYMENT upcoming',
    ],
  ],
])('a ticket that %s', (_, facts, names) => {
  expect(namesOf(facts)).toEqual(names)
})

test('a paid ticket was paid when the bank says, not when the platform heard of it', () => {
  const paidOf = (paidAt: string | null) => stationsOf({ ...root, state: 'REDEEMED', paidAt }, 'HOLDER', today).at(-1)
  expect(paidOf(at('2026-11-19'))).toEqual({ name: 'PAYMENT', state: 'done', at: at('2026-11-19') })
  expect(paidOf(null)).toEqual({ name: 'PAYMENT', state: 'done', at: at('2026-11-20') })
})

test.each<[string, Partial<StationFacts>]>([
  ['I7: after the last day', { promisedDate: '2026-12-06' }],
  ['I6: after the last passing on', { depth: MAX_DEPTH }],
])('%s, passing it on is no station', (_, facts) => {
  expect(namesOf(facts)).not.toContain('TRANSFER_CLOSES upcoming')
})

test('I7: on the last day, passing it on still is one', () => {
  expect(CLOSED_DAYS).toBe(15)
  expect(namesOf({ promisedDate: '2026-12-07' })).toContain('TRANSFER_CLOSES upcoming')
})

test('a recipient sees who passed the ticket on and when', () => {
  expect(stationsOf({ ...part, state: 'PENDING_ACCEPT', acceptedAt: null }, 'HOLDER', today)).toContainEqual({
    name: 'RECEIVED',
    state: 'done',
    at: at('2026-11-10'),
    party: '江城精铸',
  })
})

test('I26: the issuer learns of a downstream ticket neither from whom its payee has it nor since when', () => {
  expect(stationsOf({ ...part, state: 'DUE' }, 'ISSUER', today)).toEqual([
    { name: 'ISSUED', state: 'done', day: '2026-11-01', party: '华岳重工' },
    { name: 'MATURED', state: 'done', day: '2027-03-01' },
    { name: 'PAYMENT', state: 'current', day: '2027-03-02' },
  ])
})

test('I26: the issuer is not told when its supplier passed the ticket on', () => {
  expect(JSON.stringify(stationsOf({ ...root, state: 'SPENT' }, 'ISSUER', today))).not.toContain('2026-11-20')
})
