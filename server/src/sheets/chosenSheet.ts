import type { SheetChoice } from '@jinpiao/contract/sheets'
import type { Language } from '@jinpiao/contract/words'
import type { SeenSheet, SheetFile } from '../domain/sheet.ts'
import { namesText, note } from './notes.ts'

/** The worksheet that is meant, and what is told of the others. */
export interface ChosenSheet {
  /** Undefined: none is meant yet, or none has anything to see. */
  sheet: SeenSheet | undefined
  /** Visible ones with something in them. */
  names: string[]
  notes: string[]
}

/** The visible sheet; of several with something in them the one that was chosen. A hidden one is named and never read. */
export async function chooseSheet(
  { sheets, read }: SheetFile,
  { sheet: wanted }: SheetChoice,
  language: Language,
): Promise<ChosenSheet> {
  const filled = sheets.map((each, index) => ({ ...each, index })).filter(({ isEmpty }) => !isEmpty)
  const seen = filled.filter(({ isHidden }) => !isHidden)
  const hidden = filled.filter(({ isHidden }) => isHidden).map(({ name }) => name)
  const names = seen.map(({ name }) => name)
  const meant = seen.length === 1 ? seen[0] : seen.find(({ name }) => name === wanted)
  const others = names.filter((name) => name !== meant?.name)
  const notes = [
    ...(meant !== undefined && others.length > 0
      ? [note('OTHER_SHEETS', [meant.name, namesText(others, language)], language)]
      : []),
    ...(hidden.length > 0 ? [note('HIDDEN_SHEETS', [namesText(hidden, language)], language)] : []),
  ]
  return { sheet: meant && (await read(meant.index)), names, notes }
}
