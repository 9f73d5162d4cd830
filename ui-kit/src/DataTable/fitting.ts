import type { Column } from './types.ts'

/** What a column with text that may break asks for at most, in CSS px: two lines are read as well as one. */
const breakingAt = 240

type Asked = Pick<Column<never>, 'id' | 'rowHeader' | 'secondary' | 'card' | 'whole' | 'align' | 'keeps'>

/** What a column takes, given what it would take on one line: all of it, or what text that may break is given. */
export const takenBy = ({ rowHeader, whole, align }: Omit<Asked, 'id'>, width: number): number =>
  rowHeader || whole || align === 'end' ? width : Math.min(width, breakingAt)

/**
 * The columns that stand behind 更多, by their ids: as few as the width asks for. Secondary ones give way first, the last
 * of them before the others, then the other facts, the one that the list is in order of, states and further numbers. The
 * row's own number, party, amount and buttons stay, and so does what `keeps` or somebody asked for.
 *
 * @param widths what each column would take on one line; one that is not known yet takes nothing.
 * @param rest what the boxes at the start take, and 更多 where it is needed.
 */
export function givingWay(
  columns: readonly Asked[],
  widths: ReadonlyMap<string, number>,
  room: number,
  { asked, inOrder, box, more }: { asked: readonly string[]; inOrder: string | undefined; box: number; more: number },
): readonly string[] {
  const taken = (column: Asked) => takenBy(column, widths.get(column.id) ?? 0)
  const gone: string[] = []
  let left = room - box - columns.reduce((sum, column) => sum + taken(column), 0)
  const leads = (['party', 'amount'] as const).map((kind) => columns.find(({ card }) => card === kind)?.id)
  const rankOf = ({ id, rowHeader, secondary, card, whole, keeps }: Asked) => {
    if (rowHeader || keeps || asked.includes(id)) return undefined
    if (id === inOrder) return 2
    if (secondary) return 0
    if (leads.includes(id)) return undefined
    return card !== 'plain' ? 1 : whole ? 3 : undefined
  }
  const order = [0, 1, 2, 3].flatMap((rank) => columns.filter((column) => rankOf(column) === rank).reverse())
  for (const column of order) {
    if (left >= 0) break
    if (gone.length === 0) left -= more
    gone.push(column.id)
    left += taken(column)
  }
  return gone
}
