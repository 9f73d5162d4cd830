import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

/**
 * Makes a file of keys, which its owner alone reads, where there is none. It is there as a whole or not at all: of two
 * servers that start together, the second reads the first one's keys, and never a part of them.
 *
 * @returns whether it was made; `false` where there is one
 */
export async function createKeyFile(path: string, content: string): Promise<boolean> {
  const whole = `${path}.${randomUUID()}`
  try {
    await writeFile(whole, content, { mode: 0o600 })
    await link(whole, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(whole, { force: true })
  }
}
