export function RoleDialog() {
  return null
}
