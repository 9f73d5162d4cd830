/**
 * Does the work for each item, one after the other; an item that fails keeps no other from its turn.
 * @returns for how many the work said that it did something.
 * @throws {AggregateError} at the end, with what has failed.
 */
export async function eachByItself<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<boolean | number>,
): Promise<number> {
  const failures: unknown[] = []
  let done = 0
  for (const item of items) {
    try {
      done += Number(await work(item))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
  return done
}
