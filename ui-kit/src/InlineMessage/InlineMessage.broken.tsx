/** Wrong builds that the contract must catch (`brokenBy`). */

/** Red, and nothing else says that it is a warning. */
export const ColourOnly = () => <p style={{ fontWeight: 600 }}>承诺付款日是节假日，将顺延到下一个工作日。</p>

/** Interrupts although nothing has just happened. */
export const Loud = () => <p ref={(line) => line?.setAttribute('role', 'alert')}>承诺付款日是节假日。</p>

/** The number of the ticket as it is printed: read as two hundred billion. */
export const SerialAsNumber = () => <p>错误：金票 JP20261120000008 的持有人已被冻结。</p>
