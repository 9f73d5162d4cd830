/** Wrong builds that the contract must catch (`brokenBy`). */

/** Lines with words, and nothing that says it is busy. */
export const TalkingLines = () => (
  <div>
    <p>░░░░</p>
    <p>░░░░</p>
  </div>
)
