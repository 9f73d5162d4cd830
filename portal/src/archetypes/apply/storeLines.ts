import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { type TextTask, textNamesOf } from '@jinpiao/contract/textTasks'
import { call } from '#portal/http/client.ts'
import type { ApplyLine, StoredLine } from './applyForm.ts'

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
