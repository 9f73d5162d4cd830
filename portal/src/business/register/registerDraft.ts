/** Under this prefix a logout finds them (spec §4). By number: whoever has not proved it does not see them. */
const keyOf = (form: string, mobile: string) => `jinpiao.register.${form}.${mobile}`

export interface StoredDraft {
  values: Record<string, unknown>
  /** ISO 8601. */
  savedAt: string
}

/** What this browser keeps of a form; the caller leaves out passwords, codes, ID numbers and files. */
export function storeDraft(form: string, mobile: string, draft: StoredDraft): void {
  try {
    localStorage.setItem(keyOf(form, mobile), JSON.stringify(draft))
  } catch {
    // A full or closed storage: the form works without a draft.
  }
}

/** `undefined`: there is none, or it cannot be read. */
export function readDraft(form: string, mobile: string): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(form, mobile)) ?? 'null')
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

export const dropDraft = (form: string, mobile: string): void => localStorage.removeItem(keyOf(form, mobile))

function isDraft(draft: unknown): draft is StoredDraft {
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('savedAt' in draft)) return false
  return typeof draft.values === 'object' && draft.values !== null && typeof draft.savedAt === 'string'
}
