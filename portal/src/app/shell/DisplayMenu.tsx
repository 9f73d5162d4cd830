export default function DisplayMenu() {
  return null
}
