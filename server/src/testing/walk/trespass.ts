import { flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { Application } from '../../flow/application.ts'
import type { Person } from '../people.ts'
import { approveAs, cancel, formOf, returnAs, submitAs, withdraw } from '../steps.ts'
import { as, type World } from '../world.ts'
import { ticketsOf, walkOf } from './all.ts'
import { actTypes, fillForm, formTypes, isEditable, one, type Seen, save } from './choose.ts'
import type { Choice, TicketRow } from './walkOf.ts'

/** Of the enterprise but without the right, with the right but of another one, and neither. */
export const intruders: readonly Person[] = ['viewer', 'rivalOperator', 'rivalDirector']

/** Everything that somebody might try with what is another's. */
export function trespasses(world: World, seen: Seen, choice: Choice, row: Application, intruder: Person) {
  const { businessType: type, pkApply, version } = row
  const context = as(world, intruder)
  const form = fillForm(world, seen, choice, type)
  const decisions = flowOf(type).steps.filter(isDecision)
  const ticket = one(seen.tickets, choice.pick)
  return [
    () => submitAs(type)(world, pkApply, intruder),
    ...decisions.flatMap(({ state }) => [
      () => approveAs(type, state)(world, pkApply, intruder),
      () => returnAs(type, state)(world, pkApply, intruder),
    ]),
    () => withdraw(world, pkApply, intruder, type),
    () => cancel(world, pkApply, intruder, type),
    () => formOf(type).remove(context, { pkApply }),
    ...(isEditable(type) && form
      ? [() => formOf(type).update(context, { lines: [{ pkApply, version, line: form.line }] })]
      : []),
    // What begins at a ticket begins at another's.
    ...(ticket === undefined ? [] : ticketTrespasses(world, choice, ticket, intruder)),
  ]
}

const ticketTrespasses = (world: World, choice: Choice, ticket: TicketRow, intruder: Person) => [
  ...formTypes()
    .filter((type) => ticketsOf(type) !== undefined)
    .map((type) => () => save(world, type, walkOf(type).form?.(world, choice, ticket).line, intruder)),
  ...actTypes().map((type) => async () => {
    const [action] = flowOf(type).submitActions
    const send = await walkOf(type).act?.(as(world, intruder), ticket, action ?? 'SUBMIT')
    return (await send?.())?.results[0]
  }),
]
