/** Wrong builds that the contract must catch (`brokenBy`). */

/** Lines with words, and nothing that says it is busy. */
export const TalkingLines = () => (
  <div>
    <p>░░░░</p>
    <p>░░░░</p>
  </div>
)

/** What was loaded takes the place of the lines, and with it their `aria-hidden`. */
export const HiddenForGood = () => (
  <div aria-busy="false">
    <div aria-hidden="true">
      <p>共 12 条</p>
    </div>
  </div>
)

/** Busy, and its lines are read out. */
export const LinesWithWords = () => (
  <div aria-busy="true">
    <div>
      <p>░░░░</p>
    </div>
  </div>
)
