/** Wrong builds that the contract must catch (`brokenBy`). */

/** Red, and nothing else says that it is a warning. */
export const ColourOnly = () => <p style={{ fontWeight: 600 }}>承诺付款日是节假日，将顺延到下一个工作日。</p>

/** Interrupts although nothing has just happened. */
export const Loud = () => <p ref={(line) => line?.setAttribute('role', 'alert')}>承诺付款日是节假日。</p>
