import {
  answerOutsideTask,
  answerPlatformTask,
  getOutsideFile,
  type InstitutionReply,
  listOutsideTasks,
  listPlatformTasks,
} from '@jinpiao/contract/outside'
import { BusinessError } from '../domain/businessError.ts'
import { deliver } from '../files/content.ts'
import { type Answerer, answerTask } from '../jobs/answerTask.ts'
import type { Outsider } from '../outside/outsiders.ts'
import { fileOfTask, openTasks } from '../queries/tasks.ts'
import { requireOperator } from './operator.ts'
import type { Api } from './register.ts'

/** Of the platform, whoever of its staff looks. */
const PLATFORM = { institution: 'PLATFORM' } as const

/** The door: institutions fetch what they are asked and answer it; the platform's administrators do so by hand. */
export function registerOutside({ on, services }: Api): void {
  const { database, files } = services
  const take = (answerer: Answerer, reply: InstitutionReply) => answerTask(services, answerer, reply)
  const byKey = (outsider: Outsider): Answerer => ({ ...outsider, by: 'KEY' })

  on(listOutsideTasks, async ({ outsider, query }) => ({ tasks: await openTasks(database.read, outsider, query) }))
  on(getOutsideFile, async ({ outsider, params, reply }) => {
    const file = await fileOfTask(database.read, outsider, params)
    if (file === undefined) throw new BusinessError('01000302')
    return deliver(reply, files, { ...file, asAttachment: true })
  })
  on(answerOutsideTask, async ({ outsider, body }) => take(byKey(outsider), body))

  on(listPlatformTasks, async ({ identity, query }) => {
    requireOperator(services, identity)
    return { tasks: await openTasks(database.read, PLATFORM, query) }
  })
  on(answerPlatformTask, async ({ identity, body }) => {
    requireOperator(services, identity)
    return take({ ...PLATFORM, name: identity.person.personName, by: 'HAND' }, body)
  })
}
