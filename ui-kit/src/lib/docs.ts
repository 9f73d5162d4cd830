/**
 * What somebody has to know who builds pages with a component and cannot read off its props: DATA, one `X.docs.ts` per
 * component, in Chinese, shown on the component's page in Storybook. It is not published.
 * `` `code` `` in a text is shown as code.
 */
export interface ComponentDocs {
  component: string
  /** What does this in other libraries, where it has another name: who comes from them looks for that. */
  alsoCalled?: readonly string[]
  /** Situations in which it is the right part. */
  when: readonly string[]
  /** Situations in which another one is, and its name. */
  whenNot: readonly (readonly [situation: string, ...instead: [string, ...string[]]])[]
  /** What each key does; none where it is only read. */
  keys: readonly (readonly [press: Press | readonly Press[], does: string])[]
  dos: readonly Advice[]
  donts: readonly Advice[]
  /** How its texts are written. */
  words?: readonly string[]
}

/** What to do or not to do, and why. */
export type Advice = readonly [what: string, why: string]

/** As a contract's steps name them. `Letters`: the first characters of what one looks for. */
export type Key =
  | 'Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | `Arrow${'Up' | 'Down' | 'Left' | 'Right'}`
  | 'Home'
  | 'End'
  | `Page${'Up' | 'Down'}`
  | 'F2'
  | 'F6'
  | 'F8'
  | 'F9'
  | 'a'
  | 'c'
  | 'z'
  | 'Letters'

export type Press = Key | `${'Shift' | 'Control' | 'Alt'}+${Key}`
