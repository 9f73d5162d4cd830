import type { UploadItem } from '../UploadList/uploadItem.ts'

/** A file that the server has: what the form holds. */
export interface UploadedFile {
  /** The server's id. */
  id: string
  /** With its ending, as the person knows it. */
  name: string
  /** In bytes. */
  size: number
}

export type UploadAction =
  | { type: 'add'; items: readonly UploadItem[] }
  | { type: 'state'; key: string; state: UploadItem['state'] }
  | { type: 'remove'; key: string }
  /** The form was filled. */
  | { type: 'set'; files: readonly UploadedFile[] }
  /** The form was reset: nothing is left but these. */
  | { type: 'reset'; files: readonly UploadedFile[] }

export function uploadReducer(items: readonly UploadItem[], action: UploadAction): readonly UploadItem[] {
  switch (action.type) {
    case 'add':
      return [...items, ...action.items]
    case 'remove':
      return items.filter(({ key }) => key !== action.key)
    case 'state':
      return items.map((item) => (item.key === action.key ? { ...item, state: action.state } : item))
    case 'reset':
      return uploadReducer(
        items.filter(({ state }) => state.kind === 'done'),
        { type: 'set', files: action.files },
      )
    case 'set': {
      const known = new Map(
        items.flatMap((item) => (item.state.kind === 'done' ? [[item.state.id, item] as const] : [])),
      )
      const given = action.files.map(
        ({ id, name, size }) => known.get(id) ?? { key: id, name, size, state: { kind: 'done' as const, id } },
      )
      // Those under way stay where they were chosen: behind the same file that they stood behind.
      return items.reduce<UploadItem[]>((rows, item, at) => {
        if (item.state.kind === 'done') return rows
        const before = items.slice(0, at).findLast(({ key }) => rows.some((row) => row.key === key))
        const place = before === undefined ? (hasDone(items, at) ? 0 : rows.length) : rows.indexOf(before) + 1
        return rows.toSpliced(place, 0, item)
      }, given)
    }
  }
}

/** Whether anything behind a place has arrived already: then the place is before it. */
const hasDone = (items: readonly UploadItem[], at: number) => items.slice(at).some(({ state }) => state.kind === 'done')

export function uploadedFiles(items: readonly UploadItem[]): UploadedFile[] {
  return items.flatMap(({ name, size, state }) => (state.kind === 'done' ? [{ id: state.id, name, size }] : []))
}

export function sameFiles(a: readonly UploadedFile[], b: readonly UploadedFile[]): boolean {
  return a.length === b.length && a.every(({ id }, i) => id === b[i]?.id)
}

export interface FileLimits {
  /** Endings without the dot, small: `['pdf', 'jpg']`. `jpg` takes `.jpeg` too. */
  types: readonly string[]
  /** For one file. `10 * 1024 ** 2` is said as 10MB; 10 000 000 is a little less, and said as 9.5MB. */
  maxBytes: number
}

const endings = (type: string) => (type === 'jpg' ? ['jpg', 'jpeg'] : [type])

/** For the `accept` attribute. */
export function acceptedEndings(types: readonly string[]): string {
  return types
    .flatMap(endings)
    .map((ending) => `.${ending}`)
    .join(',')
}

/** What is wrong with a file before it is sent: the server checks again, but nobody should wait for that. */
export function fileProblem(
  { name, size }: { name: string; size: number },
  { types, maxBytes }: FileLimits,
): 'wrongType' | 'tooLarge' | 'empty' | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!types.flatMap(endings).includes(ending)) return 'wrongType'
  if (size > maxBytes) return 'tooLarge'
  return size === 0 ? 'empty' : undefined
}
