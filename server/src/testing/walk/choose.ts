import { type BusinessType, flowOf, flows } from '@jinpiao/contract/flow'
import type { Post } from '@jinpiao/contract/roles'
import { businesses } from '../../business/all.ts'
import type { Application } from '../../flow/application.ts'
import { everybody, type Person, personOf } from '../people.ts'
import { formOf, openTasks } from '../steps.ts'
import { as, type World } from '../world.ts'
import { ticketsOf, walkOf } from './all.ts'
import type { Choice, FilledForm, TicketRow } from './walkOf.ts'

/** Every type that the server has now, with those that tests have added. */
export const allTypes = () => Object.keys(flows) as BusinessType[]
/** Types with a form that is stored before it is submitted. */
export const formTypes = () => allTypes().filter((type) => flowOf(type).submitActions.includes('SUBMIT'))
/** Types whose submission is the whole act. */
export const actTypes = () =>
  allTypes().filter((type) => !isAsked(type) && !flowOf(type).submitActions.includes('SUBMIT'))
/** Nobody submits it: another enterprise's application brings it about, and it is decided like any other. */
export const isAsked = (type: BusinessType) => flowOf(type).submitters.length === 0

/** Whether its stored form can be changed: it has one of its own. */
export const isEditable = (type: BusinessType): boolean => 'definition' in (businesses[type] ?? {})

/** What there is before a round. */
export async function look(world: World) {
  const { read } = world.database
  const applications = await read.selectFrom('application').selectAll().orderBy('pkApply').execute()
  const tickets = await read.selectFrom('ticket').selectAll().orderBy('pkCredit').execute()
  const lines = await read
    .selectFrom('application_line')
    .select(['pkApply', 'line'])
    .where('pkCredit', 'is', null)
    .where('state', '=', 'PENDING')
    .execute()
  return { applications: applications as Application[], tickets, lines, asked: await openTasks(world) }
}
export type Seen = Awaited<ReturnType<typeof look>>

export const one = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)]

/** Now and then something at the wrong step, which must be refused. */
export const isAstray = ({ pick }: Choice) => pick % 10 === 9

/** One of the stored applications that fit, each type as often as another. */
export function chooseApplication(
  { applications }: Seen,
  choice: Choice,
  fits: (row: Application) => boolean,
): Application | undefined {
  const stored = applications.filter(
    ({ businessType }) => isAsked(businessType) || flowOf(businessType).submitActions.includes('SUBMIT'),
  )
  const from = isAstray(choice) ? stored : stored.filter(fits)
  const type = one([...new Set(from.map(({ businessType }) => businessType))], choice.type)
  return one(
    from.filter(({ businessType }) => businessType === type),
    choice.pick,
  )
}

/** One of the tickets at which a type may begin. */
export function chooseTicket({ tickets }: Seen, choice: Choice, type: BusinessType): TicketRow | undefined {
  const wanted = ticketsOf(type)
  if (wanted === undefined) return undefined
  const states: readonly string[] = wanted.states
  const fitting = tickets.filter(({ state, lockedBy }) => states.includes(state) && lockedBy === null)
  return one(isAstray(choice) ? tickets : fitting, choice.pick)
}

/** A form of the type; undefined: there is no ticket at which it could begin. */
export function fillForm(world: World, seen: Seen, choice: Choice, type: BusinessType): FilledForm | undefined {
  const at = chooseTicket(seen, choice, type)
  if (at === undefined && ticketsOf(type) !== undefined) return undefined
  return walkOf(type).form?.(world, choice, at)
}

/** Whether the move is that of somebody from another enterprise, who must be refused. */
export const isForeign = ({ who }: Choice) => who === 5

/** Somebody of the enterprise in one of these posts, or of another one. */
export function choosePerson(world: World, choice: Choice, fkCorp: string, posts: readonly Post[]): Person | undefined {
  if (!isForeign(choice)) return personOf(world, fkCorp, posts, choice.who)
  const { people } = world
  return one(
    everybody.filter((who) => people[who].fkCorp !== fkCorp && posts.includes(people[who].post)),
    choice.pick,
  )
}

/** Stores a form of the type; the application's key. */
export async function save(world: World, type: BusinessType, line: unknown, who: Person): Promise<string> {
  const own = walkOf(type).save
  const context = as(world, who)
  const { saved } = await (own ? own(context, line) : formOf(type).save(context, { lines: [line] }))
  return saved[0]?.pkApply ?? ''
}
