import { hash, verify } from '@node-rs/argon2'
import { BusinessError } from '../domain/businessError.ts'

/** Days after which a password has to be renewed (product §2.2). */
export const PASSWORD_DAYS = 90

/** argon2id with the library's defaults (19 MiB, 2 passes, 1 lane): about 11 ms, the OWASP minimum. */
export const hashPassword = (password: string): Promise<string> => hash(password)

/** A hash of nothing anybody knows: verifying against it costs as much as against a real one. */
let decoy: Promise<string> | undefined

/** False for a wrong password and, after the same time, for a person that does not exist. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash(crypto.randomUUID())
  const matches = await verify(stored ?? (await decoy), password)
  return stored !== undefined && matches
}

const kinds = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9]/]

/** @throws {BusinessError} 01000109 */
export function requireStrongPassword(password: string, mobile: string, field: string): void {
  const length = Array.from(password).length
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (length < 8 || length > 32 || variety < 3 || password.includes(mobile))
    throw new BusinessError('01000109').at(field)
}
