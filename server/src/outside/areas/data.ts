/** What answered tasks do in the package data, by kind: none is its own. */
export const data = {}
