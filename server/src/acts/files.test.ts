import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { issues } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, issueLine, type World } from '../testing/world.ts'
import { runCommand } from './command.ts'
import { deleteFile } from './files.ts'
import { putDraft } from './formDrafts.ts'
import { newPk } from './keys.ts'

let t: TestDatabase
let world: World
/** A second server on the same database. */
let other: Database
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  other = openDatabase(t.location)
})
afterAll(async () => {
  await other.close()
  await t.drop()
})

const newFile = async () => {
  const row = await t.database.read
    .selectFrom('file_object')
    .selectAll()
    .where('pkFile', '=', world.file)
    .executeTakeFirstOrThrow()
  const pkFile = newPk()
  await t.database.write((tx) =>
    tx
      .insertInto('file_object')
      .values({ ...row, pkFile })
      .execute(),
  )
  return pkFile
}
const remove = (pkFile: string, database = t.database) => {
  const permission = 'signedIn' as const
  const context = { ...as(world, 'operator'), database }
  return runCommand(context, { name: 'file.delete', permission }, { pkFile }, async (act) => {
    await deleteFile(act, pkFile)
    return {}
  })
}
const save = (pkFile: string, database = t.database) => {
  const line = issueLine(world)
  const lines = [{ ...line, trade: { ...line.trade, fileIds: [pkFile] } }]
  return issues.save({ ...as(world, 'operator'), database }, { lines })
}
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => '0',
    ({ code }: { code: string }) => code,
  )

test('a file that an application or a form names is not deleted, and a form names none that is', async () => {
  const [inApplication, inForm, free] = [await newFile(), await newFile(), await newFile()]
  await save(inApplication)
  await putDraft(as(world, 'operator'), { routeKey: 'issue', payload: { files: [{ pkFile: inForm }] }, version: 0 })
  expect(await codeOf(remove(inApplication))).toBe('01000303')
  expect(await codeOf(remove(inForm))).toBe('10000116')
  expect(await codeOf(remove(free))).toBe('0')
  expect(await codeOf(save(free))).toBe('01000302')
})

test('saved and deleted at once on two servers: one of the two is refused, and no form names a deleted file', async () => {
  const rounds = await Promise.all(Array.from({ length: 20 }, newFile))
  const answers = await Promise.all(
    rounds.flatMap((pkFile, index) => {
      const acts = [() => codeOf(save(pkFile)), () => codeOf(remove(pkFile, other))]
      return [Promise.all((index % 2 === 0 ? acts : acts.toReversed()).map((act) => act()))]
    }),
  )
  for (const codes of answers) expect(['0,01000302', '0,01000303']).toContain(codes.toSorted().join())
})
