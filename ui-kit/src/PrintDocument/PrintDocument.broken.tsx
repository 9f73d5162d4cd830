/** Wrong builds that the contract must catch (`brokenBy`). */

/** A picture of a document: nothing in it can be read. */
export const Picture = () => (
  <img alt="开立凭证" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" />
)
