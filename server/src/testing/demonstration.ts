import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type DemoCa, loadDemoCa } from '@jinpiao/ukey/demoCa'
import { readIfThere } from '@jinpiao/ukey/keyFile'
import { inject } from 'vitest'
import { openDemoClock } from '../db/demoClock.ts'
import { DAY_MS } from '../domain/clock.ts'
import { openDiskStore } from '../files/store.ts'
import { moveOn } from '../jobs/moveOn.ts'
import { demoOperator } from '../seed/enterprises.ts'
import { seedReference } from '../seed/reference.ts'
import { seedDemo } from '../seed/seed.ts'
import { testClock } from './testClock.ts'
import { createTestDatabase } from './testDatabase.ts'

/** A demonstration: nobody has its database open, so it can be copied. */
export interface Demonstration {
  demoCa: DemoCa
  /** Of its database. */
  location: string
  /** Of its files. */
  folder: string
}

const LOOK_MS = 50

/** Without the year of paid tickets, or whole. */
export type Length = 'short' | 'whole'

/** Days since it was seeded. */
const moments = [0, 35, 180, 400] as const
export type Moment = (typeof moments)[number]

const known = new Map<string, Promise<Demonstration>>()
/**
 * The demonstration that each test's own begins with a copy of, as it was seeded or some time after. To seed it, or to have
 * its days pass, takes many times as long as to copy it, so whichever worker of a run asks first does it for all.
 */
export function demonstration(length: Length = 'short', after: Moment = 0): Promise<Demonstration> {
  const name = `demonstration-${length}-${after}`
  const begun = known.get(name)
  if (begun) return begun
  const made = madeOnce(join(inject('runFolder'), name), (folder) =>
    after === 0 ? seed(folder, length) : pass(folder, length, after),
  ).catch((error: unknown) => {
    // The next app tries anew.
    known.delete(name)
    throw error
  })
  known.set(name, made)
  return made
}

type Make = (folder: string) => Promise<Omit<Demonstration, 'folder'>>

async function madeOnce(folder: string, make: Make): Promise<Demonstration> {
  const ready = join(folder, 'location')
  // Whoever makes the folder fills it; whoever finds it waits, until it is ready or, after a failure, gone.
  while (!(await isMade(folder))) {
    const location = await readIfThere(ready)
    if (location !== undefined) return { demoCa: await loadDemoCa(folder), location, folder: filesIn(folder) }
    await new Promise((resume) => setTimeout(resume, LOOK_MS))
  }
  try {
    const { location, demoCa } = await make(folder)
    await writeFile(`${ready}.new`, location)
    await rename(`${ready}.new`, ready)
    return { demoCa, location, folder: filesIn(folder) }
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

async function seed(folder: string, length: Length): ReturnType<Make> {
  const { database, location } = await createTestDatabase()
  const demoCa = await loadDemoCa(folder)
  const files = openDiskStore(filesIn(folder))
  await seedReference(database)
  await database.hurried(() => seedDemo(database, testClock(), { demoCa, files, short: length === 'short' }))
  await database.close()
  return { demoCa, location }
}

/** Goes on from the moment before. */
async function pass(folder: string, length: Length, after: Moment): ReturnType<Make> {
  const before = moments.findLast((moment) => moment < after) ?? 0
  const from = await demonstration(length, before)
  await cp(dirname(from.folder), folder, { recursive: true, filter: (path) => basename(path) !== 'location' })
  const { database, location } = await createTestDatabase({ copyOf: from.location })
  const wall = testClock()
  const clock = await openDemoClock(database, wall)
  const job = { database, clock, wall, operatorCreditCode: demoOperator }
  await database.hurried(async () => {
    for (let day = before; day < after; day++) await moveOn(job, clock, DAY_MS)
  })
  await database.close()
  return { demoCa: from.demoCa, location }
}

const filesIn = (folder: string) => join(folder, 'files')

/** Whether the folder was made just now; false: it was there. */
const isMade = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
