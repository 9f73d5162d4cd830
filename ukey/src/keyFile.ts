import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'

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

/**
 * The text of a file of keys, or of another that may be absent.
 * @throws {NodeJS.ErrnoException} there is one, and it cannot be read: taken for none, it would be made anew, or forgotten.
 */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    // Of a folder in its place the system does not say where.
    throw Object.assign(error as NodeJS.ErrnoException, { path })
  }
}
