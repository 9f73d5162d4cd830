import type { Institution } from '@jinpiao/contract/flow'
import type { OutsideTask, TaskKind } from '@jinpiao/contract/outside'
import { STRANGERS } from '../acts/context.ts'
import type { Task } from '../acts/tasks.ts'
import type { Reader } from '../db/database.ts'
import { fileOfStranger, ownFiles } from './files.ts'

/** Whose tasks: of an institution, of a funder only its own. */
export interface TaskOwner {
  institution: Institution
  /** Unified social credit code of the funder. */
  funder?: string | undefined
}

const tasksOf = (read: Reader, { institution, funder }: TaskOwner) => {
  const own = read.selectFrom('outside_task as k').where('k.institution', '=', institution)
  if (institution !== 'FUNDER') return own
  const funders = read
    .selectFrom('corp')
    .select('pkCorp')
    .where('creditCode', '=', funder ?? '')
  return own.where('k.fkFunder', 'in', funders)
}

/** Open tasks of an institution, the oldest first; `after` is the key of the last one that it has seen. */
export async function openTasks(
  read: Reader,
  owner: TaskOwner,
  { kind, after, limit }: { kind?: TaskKind | undefined; after?: string | undefined; limit: number },
): Promise<OutsideTask[]> {
  let open = tasksOf(read, owner).where('k.state', '=', 'OPEN')
  if (kind !== undefined) open = open.where('k.kind', '=', kind)
  if (after !== undefined) open = open.where('k.pkTask', '>', after)
  const rows = await open
    .leftJoin('corp as c', 'c.pkCorp', 'k.fkCorp')
    .select(shown)
    .orderBy('k.pkTask')
    .limit(limit)
    .execute()
  return rows.map(toTask)
}

const shown = ['k.pkTask', 'k.kind', 'k.institution', 'k.no', 'c.corpName', 'k.body', 'k.files', 'k.createdAt'] as const

type Shown = Omit<OutsideTask, Stored | 'corpName'> & Record<Stored, string> & { corpName: string | null }
type Stored = 'kind' | 'institution' | 'body' | 'files'

function toTask({ corpName, ...row }: Shown): OutsideTask {
  const body: OutsideTask['body'] = JSON.parse(row.body)
  return {
    ...row,
    kind: row.kind as TaskKind,
    institution: row.institution as Institution,
    // What is no enterprise yet says its name itself.
    corpName: corpName ?? (body as { corpName?: string }).corpName ?? '',
    body,
    files: JSON.parse(row.files),
  }
}

/** Tasks of all institutions that were open at this instant, the oldest first, with who may answer each. */
export async function openTasksBefore(
  read: Reader,
  instant: string,
): Promise<{ task: OutsideTask; owner: TaskOwner }[]> {
  const rows = await read
    .selectFrom('outside_task as k')
    .leftJoin('corp as c', 'c.pkCorp', 'k.fkCorp')
    .leftJoin('corp as f', 'f.pkCorp', 'k.fkFunder')
    .select([...shown, 'f.creditCode as funder'])
    .where('k.state', '=', 'OPEN')
    .where('k.createdAt', '<=', instant)
    .orderBy('k.pkTask')
    .execute()
  return rows.map(({ funder, ...row }) => {
    const task = toTask(row)
    return { task, owner: { institution: task.institution, ...(funder !== null && { funder }) } }
  })
}

/** Lines of these tasks that have their answer, as `pkTask:line`: of the institution itself, or registered by a person. */
export async function answeredLines(read: Reader, pkTasks: readonly string[]): Promise<ReadonlySet<string>> {
  if (pkTasks.length === 0) return new Set()
  const rows = await read
    .selectFrom('outside_task as k')
    .innerJoin('application_line as l', 'l.pkApply', 'k.target')
    .select(['k.pkTask', 'l.line'])
    .where('k.pkTask', 'in', pkTasks)
    .where('k.kind', '=', 'APPLICATION')
    .where('l.state', '<>', 'PENDING')
    .execute()
  return new Set(rows.map(({ pkTask, line }) => `${pkTask}:${line}`))
}

/** A task of this institution; undefined for another one's, as for one that does not exist. */
export async function taskOf(read: Reader, owner: TaskOwner, pkTask: string): Promise<Task | undefined> {
  const row = await tasksOf(read, owner).selectAll().where('k.pkTask', '=', pkTask).executeTakeFirst()
  return row as Task | undefined
}

/** A file of an open task; undefined where the task, or the file among its files, is not there for this institution. */
export async function fileOfTask(
  read: Reader,
  owner: TaskOwner,
  { pkTask, pkFile }: { pkTask: string; pkFile: string },
) {
  const task = await taskOf(read, owner, pkTask)
  if (task?.state !== 'OPEN') return undefined
  const files: OutsideTask['files'] = JSON.parse(task.files)
  if (!files.some((file) => file.pkFile === pkFile)) return undefined
  return task.fkCorp === STRANGERS ? fileOfStranger(read, pkFile) : (await ownFiles(read, task.fkCorp, [pkFile]))[0]
}
