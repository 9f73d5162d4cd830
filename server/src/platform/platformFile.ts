import { readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { ImageField, PlatformDocument } from '@jinpiao/themes/platformFields'
import { addressOfImage, readImage } from '@jinpiao/themes/platformImage'
import { describeImage, describeProblem, fieldName } from '@jinpiao/themes/platformProblems'
import { readPlatformFile } from '@jinpiao/themes/readPlatformFile'
import { StartError } from '../config.ts'

/** What an image is called beside the file that does not name it. */
const fileNames: Record<ImageField, string> = { platformLogo: 'logo', favicon: 'favicon', illustration: 'illustration' }
const endings = ['svg', 'png', 'jpg', 'jpeg', 'webp']
const FILE_NAME = /^[\w.-]{1,100}\.(?:svg|png|jpe?g|webp)$/i

/**
 * The platform document of a file, with the images that lie beside it: those that it names (`"platformLogo":
 * "river.png"`), else `logo`, `favicon` and `illustration` with the ending of an image.
 * @throws {StartError} with all that is wrong, each in a sentence.
 */
export async function readPlatformFileAt(path: string): Promise<PlatformDocument> {
  const text = await readFile(path, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartError(`${path} cannot be read (${code})`)
  })
  const read = readPlatformFile(await withImages(text, dirname(resolve(path))))
  if (read.ok) return read.platform
  throw new StartError(`${path} is not used: ${read.problems.map((each) => describeProblem(each, 'en-US')).join('; ')}`)
}

/** `platform.json` in the data folder, where there is one. */
export async function platformFileIn(dataFolder: string): Promise<string | undefined> {
  const path = join(dataFolder, 'platform.json')
  return (await exists(path)) ? path : undefined
}

async function withImages(text: string, folder: string): Promise<string> {
  const document = objectIn(text)
  if (document === undefined) return text
  for (const field of Object.keys(fileNames) as ImageField[]) {
    const file = await imageFile(document[field], folder, fileNames[field])
    if (file !== undefined) document[field] = addressOfImage(await imageAt(file, field))
  }
  return JSON.stringify(document)
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    // Of design tokens the words stand deeper; they come from the studio, with their images inside.
    const isDocument = typeof value === 'object' && value !== null && !Array.isArray(value) && !('brand' in value)
    return isDocument ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

async function imageFile(said: unknown, folder: string, name: string): Promise<string | undefined> {
  if (typeof said === 'string' && FILE_NAME.test(said)) return join(folder, said)
  if (said !== undefined && said !== null) return undefined
  for (const ending of endings) {
    const path = join(folder, `${name}.${ending}`)
    if (await exists(path)) return path
  }
  return undefined
}

async function imageAt(path: string, field: ImageField) {
  const refused = (told: string) => new StartError(`The ${fieldName(field, 'en-US')} ${path} is not used: ${told}`)
  const bytes = await readFile(path).catch(({ code }: NodeJS.ErrnoException) => {
    throw refused(String(code))
  })
  const image = readImage(bytes)
  if ('reason' in image) throw refused(describeImage(image, 'en-US'))
  return image
}

const exists = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
