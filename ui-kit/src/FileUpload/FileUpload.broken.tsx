/** Wrong builds that the contract must catch (`brokenBy`). */

/** Dropping is the only way. */
export function DropOnly() {
  return <div onDrop={() => undefined}>把合同拖到这里</div>
}
