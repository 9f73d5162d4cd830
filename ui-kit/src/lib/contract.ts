/**
 * What a component promises to someone who does not see it or does not use a mouse: DATA, one `X.a11y.ts` per
 * component, in Chinese, in the form of ARIA-AT's plans. `runContract` proves the machine lanes in a real browser,
 * Orca the `plan`s of the lane `screen-reader`; what nothing has run is reported as unrun, never as passed.
 */
export interface ComponentContract {
  component: string
  /** What the person wants to get done, one sentence. */
  task: string
  /** The APG pattern, or `none` with the reason in `patternNote`. */
  pattern: `https://www.w3.org/WAI/ARIA/apg/patterns/${string}` | 'none'
  patternNote?: string
  expectations: readonly Expectation[]
  /** What the virtual screen reader must say, per story, in this order (other phrases may lie between); of an open dialog alone. */
  spoken: Readonly<Record<string, readonly string[]>>
  /** axe rules that cannot decide here, each with the reason why the result is right. Violations cannot be triaged. */
  triaged?: Readonly<Record<string, string>>
}

/**
 * `dom`: attributes. `accessibility-tree`: what Chromium computes for name, role, state, description.
 * `browser`: focus, keys, announcements. `screen-reader`: a real one must say it. `person`: judgement.
 */
export const machineLanes = ['dom', 'accessibility-tree', 'browser'] as const
export const humanLanes = ['screen-reader', 'person'] as const
export type Lane = (typeof machineLanes)[number] | (typeof humanLanes)[number]

interface Statement {
  /** Unique in the component, kebab-case. */
  id: string
  /** The outcome, one Chinese sentence that a tester can say yes or no to. */
  text: string
  /** WCAG 2.2 success criterion: `4.1.2`. */
  criterion: `${number}.${number}.${number}`
  level: 'MUST' | 'SHOULD'
}

export type Expectation = Statement &
  (
    | { lane: (typeof machineLanes)[number]; check: Check; plan?: never; how?: never }
    /** What Orca is asked to do and must then say. */
    | { lane: 'screen-reader'; plan: ListeningPlan; check?: never; how?: never }
    /** `how` tells the person, or the one with another screen reader, which story to open and what to do. */
    | { lane: (typeof humanLanes)[number]; how: string; check?: never; plan?: never }
  )

export interface Check {
  /** Export name in `X.stories.tsx`. */
  story: string
  steps?: readonly Step[]
  expect: Outcome
  /** Export name in `X.broken.tsx`, a build of the same story that is wrong in just this: there the check must fail. */
  brokenBy: string
}

export type Step =
  /** `Tab`, `Shift+Tab`, `Enter`, `ArrowDown`, `F6`, `Control+z`: real key events through the browser. */
  | { press: string }
  /** Characters typed one by one into what has the focus. */
  | { type: string }
  /** Put in whole, as what is pasted, dictated or filled in. */
  | { insert: string }
  /**
   * Composed, as Chromium tells a page of an input method: what stands underlined after each key, held while one looks
   * for the characters, then `into` in its place, '' when it is given up; by a key (Space) that the input method takes.
   */
  | { compose: readonly string[]; into: string; endedBy?: EndOfComposition }
  /** A real pointer click in the middle of the element. */
  | { click: Target }
  | { hover: Target }
  /** Waits until it has the focus, which a component may give it a frame later. */
  | { focused: Target }
  /** Waits until it was announced: what is said in a pause of typing comes before or behind a slow next key otherwise. */
  | { heard: string }

export type EndOfComposition = 'Enter' | 'Space' | 'Escape'

export interface Target {
  /** Role as in the accessibility tree: `button`, `textbox`, `link`, `dialog`, … */
  role: string
  name?: string | RegExp
}

export interface NodeExpectation extends Target {
  description?: string | RegExp
  value?: string
  /** `disabled`, `invalid`, `required`, `expanded`, `checked`, `pressed`, `selected`, `readonly`, `modal`, `level`. */
  states?: Readonly<Record<string, string | boolean | number>>
}

/** Everything given must hold. At least one must be given. */
export interface Outcome {
  /** What has the focus. */
  focus?: NodeExpectation | 'nothing'
  /** These are in the accessibility tree. */
  present?: readonly NodeExpectation[]
  absent?: readonly Target[]
  /** Exactly these texts were spoken by live regions since the first step, each once, in this order. [] is silence. */
  announced?: readonly string[]
  /** Nothing in the document matches this CSS selector. For what is only seen; else `absent`. */
  noElement?: string
  /** The attribute of the first element that matches the CSS selector, which has to be there; null is absent. */
  attribute?: { selector: string; name: string; value: string | RegExp | null }
  /** No name, description, value or text in the accessibility tree matches. */
  notInTree?: RegExp
  /** How often these props of the story were called. */
  called?: Readonly<Record<string, number>>
}

/** Words that are said: a text as it is, or a pattern. What is said in several breaths is one text, with single spaces. */
export type Words = string | RegExp

/** `tests/screen-reader/components.spec.ts` opens the story in the built Storybook and does the steps through Orca. */
export interface ListeningPlan {
  /** Export name in `X.stories.tsx`. */
  story: string
  /** Said when the story opens, before any key, in this order. */
  hears?: readonly Words[]
  steps: readonly ListeningStep[]
  /** Each said exactly once in the whole plan. */
  once?: readonly Words[]
  /** Never said. Figures in blocks of three, masks and long numbers in one block are never said in any plan. */
  silent?: readonly Words[]
}

/**
 * Keys reach Orca before the page, so its own work too: `h` next heading, `l` list, `t` table, `ArrowDown` next line,
 * `Alt+Shift+ArrowDown` next cell, `Orca+a` browse or focus mode. Orca passes on only what can be typed: ASCII.
 */
export type ListeningStep = ({ press: string } | { type: string }) & {
  /** Said because of it, in this order; other words may lie between. */
  hears?: readonly Words[]
}
