export default function QuickBar(_: { helpIds: readonly string[] }) {
  return null
}
