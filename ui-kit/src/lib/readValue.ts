import { decimalToFen, type Fen } from '@jinpiao/values/money'

/** What the data of an application hold: a value, or none. */
export type OrNone<Value> = Value | null | undefined

/** Bundlers replace it, as they do for React. */
declare const process: { env: { NODE_ENV?: string } }

/** Components that have been told of. */
const warned = new Set<string>()

/**
 * What `read` makes of a value; undefined where there is none (`undefined`, `null`, '') and where `read` throws: one wrong
 * text in the data must not take the whole page away. In development the console says so, once for each component. For
 * what is shown only: what computes money reads strictly.
 */
export function readValue<Value, Read>(
  component: string,
  value: OrNone<Value>,
  read: (value: Value) => Read,
): Read | undefined {
  if (value === undefined || value === null || value === '') return undefined
  try {
    return read(value)
  } catch (error) {
    if (process.env.NODE_ENV !== 'production' && !warned.has(component)) {
      warned.add(component)
      // oxlint-disable-next-line no-console -- for the developer alone
      console.warn(`@jinpiao/ui-kit: ${component} cannot read a value and shows none: ${String(error)}`)
    }
    return undefined
  }
}

/** An amount to be shown: fen, or the decimal string of the wire. */
export function readFen(component: string, value: OrNone<Fen | string>): Fen | undefined {
  return readValue(component, value, (given) => (typeof given === 'bigint' ? given : decimalToFen(given)))
}

/** The text of a box, as it was typed; undefined also for a number, which JavaScript lets an application give. */
export function readText(component: string, value: OrNone<string>): string | undefined {
  return readValue(component, value, (text: unknown) => {
    if (typeof text !== 'string') throw new TypeError(`not a text: ${String(text)}`)
    return text
  })
}
