import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { type TextTask, textNamesOf } from '@jinpiao/contract/textTasks'
import { call } from '#portal/http/client.ts'
import { BusinessError } from '#portal/http/errors.ts'
import type { ApplyLine, StoredLine } from './applyForm.ts'
import { rememberSent, wasSent } from './ownSaves.ts'

interface KnownLine extends ApplyLine {
  pkApply: string
  version: number
}
const isKnown = (line: ApplyLine): line is KnownLine => line.pkApply !== undefined && line.version !== undefined

/**
 * The changed forms of a type that stores and composes in one call (spec §7, `assemble-edit`, `for-update`), where all of the
 * lines stand there already; undefined: they are stored first.
 */
export function changedForms(of: Pick<ApplicationEndpoints, 'type'>, lines: readonly ApplyLine[]): TextTask['edited'] {
  if (textNamesOf(of.type, 'EDITED').length === 0 || !lines.every(isKnown)) return undefined
  return lines.map(formOf)
}

const formOf = ({ pkApply, version, payload }: KnownLine) => ({ pkApply, version, line: payload })

/** Stored lines are changed in one call, new ones made in one; all come back with key and version, in their order. */
export async function storeLines(of: ApplicationEndpoints, lines: readonly ApplyLine[]): Promise<StoredLine[]> {
  const known = lines.filter(isKnown)
  const fresh = lines.filter((line) => !isKnown(line))
  const changed = known.length === 0 ? [] : await change(of, known)
  const made = fresh.length === 0 ? [] : await make(of, fresh)
  return lines.map((line) => {
    const saved = isKnown(line) ? changed[known.indexOf(line)] : made[fresh.indexOf(line)]
    if (saved === undefined) throw new RangeError('A line was not stored')
    return { pkApply: saved.pkApply, version: saved.version }
  })
}

async function change(of: ApplicationEndpoints, known: readonly KnownLine[]): Promise<StoredLine[]> {
  const { saved } = await call(of.update, { body: { lines: known.map(formOf) } })
  return saved
}

async function make(of: ApplicationEndpoints, fresh: readonly ApplyLine[]): Promise<StoredLine[]> {
  const { saved } = await call(of.save, { body: { lines: fresh.map(({ payload }) => payload) } })
  return saved
}

/** Somebody else has changed what is sent. */
export const isConflict = (error: unknown): boolean => error instanceof BusinessError && error.code === '99000409'

/**
 * Does an act with lines. Where the server refuses them as changed by somebody else (99000409) and holds what is sent now, or
 * what this form has sent before, it was this form that changed them, and the answer was lost: once more with the versions of the
 * server. Nothing of anybody else is overwritten by that.
 */
export async function withOwnVersions<Done>(
  of: ApplicationEndpoints,
  lines: readonly ApplyLine[],
  act: (lines: readonly ApplyLine[]) => Promise<Done>,
): Promise<Done> {
  try {
    return await sent(lines, act)
  } catch (error) {
    const own = isConflict(error) ? await ownVersions(of, lines) : undefined
    if (own === undefined) throw error
    return sent(own, act)
  }
}

/** Known before it is sent: a page may be left before the answer. */
function sent<Done>(lines: readonly ApplyLine[], act: (lines: readonly ApplyLine[]) => Promise<Done>): Promise<Done> {
  for (const { pkApply, payload } of lines.filter(isKnown)) rememberSent(pkApply, payload)
  return act(lines)
}

/** The lines with the versions of the server; undefined where one of them is another there. */
async function ownVersions(
  of: ApplicationEndpoints,
  lines: readonly ApplyLine[],
): Promise<readonly ApplyLine[] | undefined> {
  const own = await Promise.all(
    lines.map(async (line) => {
      if (!isKnown(line)) return line
      const { application, payload } = await call(of.get, { params: { pkApply: line.pkApply } })
      return wasSent(line.pkApply, payload) ? { ...line, version: application.version } : undefined
    }),
  )
  return own.every((line) => line !== undefined) ? own : undefined
}
