/** A quiet drawing beside the form: papers that pass from hand to hand. */
export function Illustration() {
  return (
    <svg width={360} height={220} viewBox="0 0 360 220" aria-hidden="true">
      <rect x={16} y={32} width={120} height={156} rx={10} fill="#0f3d7c" opacity={0.16} />
      <rect x={120} y={56} width={120} height={132} rx={10} fill="#0f3d7c" opacity={0.3} />
      <rect x={224} y={80} width={120} height={108} rx={10} fill="#0f3d7c" />
      <path d="M76 110h72m-12-10 12 10-12 10M180 132h72m-12-10 12 10-12 10" stroke="#c99a2e" strokeWidth={4} fill="none" />
    </svg>
  )
}
