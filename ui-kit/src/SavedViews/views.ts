/** Conditions under a name. */
export interface SavedView {
  /** Given by the kit when it is saved; stays the same when it is renamed. */
  id: string
  /** As the person called it. Unique among the views. */
  name: string
  /** As in an address: `state=HELD&amountFrom=100`; the order of its parts does not matter. */
  query: string
  /** The page begins with it when its address asks for nothing else. At most one is. */
  isDefault?: boolean
}

export const VIEW_NAME_MAX = 20

/** The name as it is kept: one space where people put several. */
export const viewName = (text: string): string => text.trim().replace(/\s+/g, ' ')

export type ViewNameProblem = { kind: 'empty' } | { kind: 'tooLong'; over: number } | { kind: 'taken'; name: string }

/**
 * What is wrong with a name beside the names of the other views. Names that only differ in case or in the width of their
 * characters are the same to whoever hears them.
 */
export function viewNameProblem(text: string, others: readonly SavedView[]): ViewNameProblem | undefined {
  const name = viewName(text)
  if (name === '') return { kind: 'empty' }
  const over = Array.from(name).length - VIEW_NAME_MAX
  if (over > 0) return { kind: 'tooLong', over }
  const taken = others.find((view) => sounding(view.name) === sounding(name))
  return taken && { kind: 'taken', name: taken.name }
}

/** The view whose conditions these are. */
export const viewOf = (views: readonly SavedView[], query: string): SavedView | undefined =>
  views.find((view) => canonical(view.query) === canonical(query))

export const withView = (views: readonly SavedView[], name: string, query: string): SavedView[] => [
  ...views,
  { id: freeId(views), name: viewName(name), query },
]

export const withName = (views: readonly SavedView[], id: string, name: string): SavedView[] =>
  views.map((view) => (view.id === id ? { ...view, name: viewName(name) } : view))

export const withoutView = (views: readonly SavedView[], id: string): SavedView[] =>
  views.filter((view) => view.id !== id)

/** One is the default, or with `undefined` none. */
export const withDefault = (views: readonly SavedView[], id: string | undefined): SavedView[] =>
  views.map(({ id: each, name, query }) => ({ id: each, name, query, ...(each === id && { isDefault: true }) }))

const sounding = (name: string) => viewName(name).normalize('NFKC').toLowerCase()

function canonical(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.sort()
  return parameters.toString()
}

/** Of the page's own making, so that the same acts make the same views; never that of a view that is there. */
function freeId(views: readonly SavedView[]): string {
  let count = views.length + 1
  while (views.some(({ id }) => id === `view-${count}`)) count += 1
  return `view-${count}`
}
