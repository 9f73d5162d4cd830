/** Wrong builds that the contract must catch (`brokenBy`). */

/** A line of text without names and levels. */
export const PlainLine = () => <div>首页 &gt; 开立 &gt; 开立复核</div>
