export function PasswordExpired() {
  return null
}
