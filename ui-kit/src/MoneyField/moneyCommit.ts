import { type Fen, formatMoney, MAX_FEN, parseMoney, type Stripped } from '@jinpiao/values/money'

/**
 * What a money field remembers. Pure, so that the rules of accessibility §5.1 are proved without a browser:
 * typing changes nothing but the text; only a commit (blur, Enter, fill) rewrites, and can be taken back.
 */
export interface MoneyState {
  /** What stands in the box. */
  text: string
  /** What the form is told: a decimal `1234.50`, or the raw text while it is no amount, or ''. */
  value: string
  /** Typed since the last commit: only then does a blur say anything. */
  dirty: boolean
  /** A minus was typed and kept out of the box (spec §5): the commit says so, as of one that was pasted. */
  keptOutMinus?: true
  /** The text that the last commit replaced; `restore` gives it back. */
  before?: string
  /** What the last commit did. Gone with the next keystroke. */
  outcome?: MoneyOutcome
}

export type MoneyOutcome =
  | { kind: 'formatted'; decimal: string; stripped: readonly Stripped[] }
  /** spec §5: what is no number is cleared. The text is kept here, so nothing is lost. */
  | { kind: 'cleared'; rejected: string }
  /** These three leave the text where it is: it can be corrected. */
  | { kind: 'tooManyDecimals' }
  | { kind: 'tooLarge'; limit: Fen }
  | { kind: 'tooSmall'; limit: Fen }

export interface MoneyLimits {
  /** Least amount, by default 0. */
  min?: Fen | undefined
  /** Largest amount, by default 99 999 999 999 999.98 yuan (spec §5). */
  max?: Fen | undefined
}

export type MoneyAction =
  | { type: 'type'; text: string }
  | { type: 'minus' }
  | ({ type: 'commit' } & MoneyLimits)
  | { type: 'restore' }
  /** A button beside the field gives the amount: it counts as typed and committed, and can be undone. */
  | { type: 'fill'; decimal: string }
  /** A value from outside: the form was filled, a draft was restored. */
  | { type: 'set'; value: string }

export function initialMoney(value: string): MoneyState {
  return { text: shown(value), value, dirty: false }
}

export function moneyReducer(state: MoneyState, action: MoneyAction): MoneyState {
  switch (action.type) {
    case 'type':
      return { ...typed(action.text), ...(state.keptOutMinus && action.text !== '' && { keptOutMinus: true }) }
    case 'minus':
      return { ...typed(state.text), keptOutMinus: true }
    case 'set':
      return initialMoney(action.value)
    case 'fill':
      return { ...initialMoney(action.decimal), before: state.text }
    case 'restore':
      return state.before === undefined ? state : typed(state.before)
    case 'commit':
      return state.dirty ? commit(state, action) : state
  }
}

function typed(text: string): MoneyState {
  const parsed = parseMoney(text)
  return { text, value: parsed.ok ? parsed.decimal : text.trim(), dirty: true }
}

function commit({ text, keptOutMinus }: MoneyState, { min = 0n, max = MAX_FEN }: MoneyLimits): MoneyState {
  const parsed = parseMoney(text)
  if (!parsed.ok) {
    if (parsed.reason === 'empty') return { text: '', value: '', dirty: false }
    if (parsed.reason === 'notNumeric') {
      return { text: '', value: '', dirty: false, before: text, outcome: { kind: 'cleared', rejected: text.trim() } }
    }
    const outcome: MoneyOutcome =
      parsed.reason === 'outOfRange' ? { kind: 'tooLarge', limit: max } : { kind: 'tooManyDecimals' }
    return { text, value: text.trim(), dirty: false, outcome }
  }
  const { decimal, fen } = parsed
  const formatted = formatMoney(decimal)
  const state = { text: formatted, value: decimal, dirty: false, ...(formatted !== text && { before: text }) }
  const outcome = beyond(fen, { min, max })
  if (outcome !== undefined) return { ...state, outcome }
  const stripped = told(text, formatted, keptOutMinus ? [...parsed.stripped, 'minus'] : parsed.stripped)
  return { ...state, outcome: { kind: 'formatted', decimal, stripped } }
}

function beyond(fen: Fen, { min = 0n, max = MAX_FEN }: MoneyLimits): MoneyOutcome | undefined {
  if (fen > max) return { kind: 'tooLarge', limit: max }
  return fen < min ? { kind: 'tooSmall', limit: min } : undefined
}

/** What the last commit did, as far as it still holds: limits move, with another source or the other end of a range. */
export function standingOutcome({ value, outcome }: MoneyState, limits: MoneyLimits): MoneyOutcome | undefined {
  if (outcome?.kind !== 'tooLarge' && outcome?.kind !== 'tooSmall') return outcome
  const parsed = parseMoney(value)
  return parsed.ok ? beyond(parsed.fen, limits) : outcome
}

/** The commas that the field itself wrote are no change to speak of; those in other places are. */
function told(text: string, formatted: string, stripped: readonly Stripped[]): readonly Stripped[] {
  const typedFigures = text.replace(/[^\d,.]/g, '').replace(/\.\d*$/, '')
  const ourCommas = typedFigures !== '' && formatted.startsWith(typedFigures)
  return stripped.filter((kind) => kind !== 'comma' || !ourCommas)
}

/** The amount that stands for the value, or undefined while it is none: for the echo and the words. */
export function amountOf(value: string): string | undefined {
  const parsed = parseMoney(value)
  return parsed.ok && /^\d+(?:\.\d{1,2})?$/.test(value) ? parsed.decimal : undefined
}

function shown(value: string): string {
  const amount = amountOf(value)
  return amount === undefined ? value : formatMoney(amount)
}
