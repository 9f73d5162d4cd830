type Both<One, Other> = {
  readonly [Key in keyof One | keyof Other]: Key extends keyof One
    ? Key extends keyof Other
      ? One[Key] extends string
        ? One[Key]
        : Both<One[Key], Other[Key]>
      : One[Key]
    : Other[Key & keyof Other]
}
type All<First, Parts extends readonly object[]> = Parts extends readonly [
  infer Next,
  ...infer Rest extends readonly object[],
]
  ? All<Both<First, Next>, Rest>
  : First

/**
 * One area of the texts out of several files, group by group: what a package says of its pages, desks and menus stands
 * in a file of its own.
 */
export function joined<const First extends object, const Parts extends readonly object[]>(
  first: First,
  ...parts: Parts
): All<First, Parts> {
  return parts.reduce(both, first) as All<First, Parts>
}

function both(one: object, other: object): object {
  const result: Record<string, unknown> = { ...one }
  for (const [key, value] of Object.entries(other)) {
    const known = result[key]
    result[key] = typeof known === 'object' && known !== null && typeof value === 'object' ? both(known, value) : value
  }
  return result
}
