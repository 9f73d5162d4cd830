export const SIDE_BAR_ID = 'side-bar'

export default function QuickBar(_: { helpIds: readonly string[] }) {
  return null
}
