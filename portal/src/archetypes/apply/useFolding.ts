import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'

interface Folding {
  isFinished: (index: number) => boolean
  /** Another one with each check: what is wrong is opened again, though it was wrong before. */
  problems: unknown
  /** One that comes alone folds, too, such as the only invoice of a draft. */
  foldsAlone?: boolean
}

/** Which parts of a form that stand below each other are folded, by their ids: lines, the invoices of a line. */
export function useFolding(
  name: string,
  fields: readonly { id: string }[],
  { isFinished, problems, foldsAlone = false }: Folding,
) {
  const [folded, set] = useState<ReadonlySet<string>>(new Set())
  const seen = useRef(new Set<string>())
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const hasErrors = fields.map((_, index) => get(errors, `${name}.${index}`) !== undefined)

  function fold(isChosen: (id: string, index: number) => boolean) {
    const chosen = fields.filter(({ id }, index) => isChosen(id, index) && isFinished(index))
    if (chosen.length > 0) set((now) => new Set([...now, ...chosen.map(({ id }) => id)]))
  }

  // Several that come at once are a draft, a stored application, or the way back from the check page.
  useLayoutEffect(() => {
    const isNew = fields.map(({ id }) => !seen.current.has(id))
    for (const { id } of fields) seen.current.add(id)
    if (foldsAlone || fields.length > 1) fold((_, index) => isNew[index] === true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what comes counts, not what is typed in it
  }, [fields])

  const wrong = fields.filter((_, index) => hasErrors[index]).map(({ id }) => id)
  const wrongKey = wrong.join(' ')
  useEffect(() => {
    const ids = new Set(wrongKey.split(' '))
    set((now) => ([...now].some((id) => ids.has(id)) ? new Set([...now].filter((id) => !ids.has(id))) : now))
  }, [wrongKey, problems])

  return {
    folded,
    setFolded: (id: string, isFolded: boolean) =>
      set((now) => (isFolded ? new Set([...now, id]) : new Set([...now].filter((each) => each !== id)))),
    foldFinished: () => fold(() => true),
  }
}
