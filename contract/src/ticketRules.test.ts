import { addDays } from '@jinpiao/values/days'
import { describe, expect, test } from 'vitest'
import { flowOf, ticketForms } from './flow.ts'
import { acceptedByOther, issuerTicketStates, ticketStates } from './status.ts'
import { CLOSED_DAYS, MAX_DEPTH } from './ticketPolicy.ts'
import { ticketRefusal } from './ticketRules.ts'
import { givenAway, ticketWords } from './ticketWords.ts'

const today = '2026-11-21'
const held = { state: 'HELD', isLocked: false, promisedDate: addDays(today, 60), depth: 0 } as const

describe('I7: no transfer within 15 days before the promised date', () => {
  test.each([
    [CLOSED_DAYS + 1, undefined],
    [CLOSED_DAYS, '04000102'],
    [CLOSED_DAYS - 1, '04000102'],
  ])('%i days: %s', (days, code) => {
    expect(ticketRefusal('TRANSFER', { ...held, promisedDate: addDays(today, days) }, today)?.code).toBe(code)
  })
})

describe('I4, I6: what can be passed on', () => {
  test.each([
    [{ state: 'PENDING_ACCEPT' as const }, '04000107'],
    [{ state: 'SPENT' as const }, '04000107'],
    [{ isLocked: true }, '04000101'],
    [{ depth: MAX_DEPTH }, '04000106'],
    [{ depth: MAX_DEPTH - 1 }, undefined],
  ])('%o: %s', (changes, code) => {
    expect(ticketRefusal('TRANSFER', { ...held, ...changes }, today)?.code).toBe(code)
  })
})

test('I6: only a form that gives the ticket to another enterprise asks how often it was passed on', () => {
  for (const form of ticketForms) {
    const refusal = ticketRefusal(form, { ...held, depth: MAX_DEPTH }, today)
    expect(refusal?.code, form).toBe(flowOf(form).fromTicket?.passesOn ? '04000106' : undefined)
  }
})

test('P18: a ticket that is spent is called by what was done with it, by the issuer and by the holder alike', () => {
  expect(ticketWords('HELD', 'TRANSFER').SPENT.label[0]).toBe('已转让')
  expect(ticketWords('HELD').SPENT).toEqual(ticketStates.SPENT)
  expect(ticketWords('ISSUED', 'nonsense').HELD).toEqual(issuerTicketStates.HELD)
  expect(givenAway('TRANSFER', 'FUNDER').label[0]).toBe('已转让')
  expect(givenAway('TRANSFER', 'CORP')).toEqual(acceptedByOther)
})

test.each(ticketForms)('I4: %s names itself where it comes too late', (type) => {
  expect(ticketRefusal(type, { ...held, state: 'SPENT' }, today)?.values).toContainEqual(flowOf(type).fromTicket?.act)
})
