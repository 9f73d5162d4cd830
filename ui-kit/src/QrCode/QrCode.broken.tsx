/** Wrong builds that the contract must catch (`brokenBy`). */

/** An image that says what it is and not what for; nothing beside it. */
export const ImageOnly = () => (
  <img alt="二维码" width={176} height={176} src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" />
)
