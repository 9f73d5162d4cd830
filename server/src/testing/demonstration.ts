import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DemoCa, loadDemoCa } from '@jinpiao/ukey/demoCa'
import { readIfThere } from '@jinpiao/ukey/keyFile'
import { inject } from 'vitest'
import { openDiskStore } from '../files/store.ts'
import { seedReference } from '../seed/reference.ts'
import { seedDemo } from '../seed/seed.ts'
import { testClock } from './testClock.ts'
import { createTestDatabase } from './testDatabase.ts'

/** A demonstration as it was seeded: nobody has its database open, so it can be copied. */
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

const known = new Map<Length, Promise<Demonstration>>()
/**
 * The demonstration that each test's own begins with a copy of. To seed it takes many times as long as to copy it, so
 * whichever worker of a run asks first does it for all.
 */
export function demonstration(length: Length = 'short'): Promise<Demonstration> {
  const begun = known.get(length)
  if (begun) return begun
  const seeded = seededOnce(join(inject('runFolder'), `demonstration-${length}`), length).catch((error: unknown) => {
    // The next app tries anew.
    known.delete(length)
    throw error
  })
  known.set(length, seeded)
  return seeded
}

async function seededOnce(folder: string, length: Length): Promise<Demonstration> {
  const ready = join(folder, 'location')
  // Whoever makes the folder seeds; whoever finds it waits, until it is ready or, after a failure, gone.
  while (!(await isMade(folder))) {
    const location = await readIfThere(ready)
    if (location !== undefined) return { demoCa: await loadDemoCa(folder), location, folder: filesIn(folder) }
    await new Promise((resume) => setTimeout(resume, LOOK_MS))
  }
  try {
    const { location, demoCa } = await seed(folder, length)
    await writeFile(`${ready}.new`, location)
    await rename(`${ready}.new`, ready)
    return { demoCa, location, folder: filesIn(folder) }
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

async function seed(folder: string, length: Length): Promise<Omit<Demonstration, 'folder'>> {
  const { database, location } = await createTestDatabase()
  const demoCa = await loadDemoCa(folder)
  const files = openDiskStore(filesIn(folder))
  await seedReference(database)
  await database.hurried(() => seedDemo(database, testClock(), { demoCa, files, short: length === 'short' }))
  await database.close()
  return { demoCa, location }
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
