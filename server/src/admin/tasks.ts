import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pk } from '@jinpiao/contract/fields'
import { answerPlatformTask, taskKindNames } from '@jinpiao/contract/outside'
import * as z from 'zod/mini'
import { newPk } from '../acts/keys.ts'
import { BusinessError } from '../domain/businessError.ts'
import { openDiskStore } from '../files/store.ts'
import { answerTask } from '../jobs/answerTask.ts'
import { fileOfTask, openTasks } from '../queries/tasks.ts'
import { type Admin, type AdminCommands, asked, columns, type Given, jsonOf, typedAs } from './command.ts'

const PLATFORM = { institution: 'PLATFORM' } as const
const LIMIT = 100

/** What was said in words of JSON; a file where it begins with `@`. */
const bodyOf = async (given = '{}') =>
  jsonOf('body', given.startsWith('@') ? await readFile(given.slice(1), 'utf8') : given)
const aKind = z.object({ kind: z.optional(z.enum(taskKindNames)), after: z.optional(pk) })

async function answer(admin: Admin, given: Given) {
  const reply = typedAs(
    answerPlatformTask.body,
    {
      pkTask: given['TASK'],
      answer: given['answer'],
      comment: given['comment'] ?? '',
      body: await bodyOf(given['body']),
      evidenceKey: given['evidence'] ?? `admin-${newPk()}`,
      ...(given['line'] !== undefined && { line: Number(given['line']) }),
    },
    { pkTask: 'TASK', evidenceKey: 'evidence' },
  )
  const done = await answerTask(admin, { ...PLATFORM, name: admin.author, by: 'HAND' }, reply)
  return { lines: [done.isRepeated ? 'It was answered so before.' : 'It is answered.'], data: done }
}

/** What enterprises ask the platform: the same judge as at the door. */
export const tasks: AdminCommands = {
  'task list': {
    does: 'what waits for the platform, the oldest first; --kind REGISTRATION for one kind, --after TASK for more',
    may: ['kind', 'after'],
    async run({ database }, given) {
      const query = { ...typedAs(aKind, given), limit: LIMIT }
      const found = await openTasks(database.read, PLATFORM, query)
      const rows = found.map((task) => [task.pkTask, task.kind, task.no, task.corpName])
      return { lines: columns(rows), data: { tasks: found } }
    },
  },
  'task answer': {
    does: 'answers one: --answer APPROVE, RETURN or REJECT, with --comment where it is no, --body JSON (or @FILE)',
    about: 'TASK',
    needs: ['answer'],
    may: ['comment', 'body', 'line', 'evidence'],
    run: answer,
  },
  'task file': {
    does: 'writes a file of a task to --to',
    about: 'TASK',
    needs: ['file', 'to'],
    async run({ database, config }, given) {
      const keys = { pkTask: asked(given, 'TASK'), pkFile: asked(given, 'file') }
      const file = await fileOfTask(database.read, PLATFORM, keys)
      if (file === undefined) throw new BusinessError('01000302')
      const { stream, size } = await openDiskStore(join(config.dataFolder, 'files')).open(file.sha256)
      await pipeline(stream, createWriteStream(asked(given, 'to')))
      return { lines: [`${file.name}: ${size} bytes`], data: { name: file.name, size } }
    },
  },
}
