type Save = () => Promise<unknown>
const open = new Set<Save>()

/**
 * A form with a draft registers how to save it at once, and gets the way to take that back. Asked before the page is
 * left without the person's doing: at the timeout warning, before logout by timeout (accessibility §5.18).
 */
export function registerDraft(save: Save): () => void {
  open.add(save)
  return () => {
    open.delete(save)
  }
}

/** Whether a form with a draft is on the page: then the login page may say that nothing was lost. */
export const hasOpenDraft = (): boolean => open.size > 0

/** Saves every open draft; a draft that cannot be saved now does not keep the others from it. */
export async function saveOpenDrafts(): Promise<void> {
  await Promise.allSettled([...open].map((save) => save()))
}
