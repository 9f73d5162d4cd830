import { BusinessError } from '../domain/businessError.ts'
import type { Identity } from '../session/identity.ts'
import type { Services } from './services.ts'

/**
 * An administrator of the enterprise that runs the platform. One of any other enterprise is a customer.
 * @throws {BusinessError} 01000202 anybody else.
 */
export function requireOperator(
  { operatorCreditCode }: Pick<Services, 'operatorCreditCode'>,
  { corp, roles }: Pick<Identity, 'corp' | 'roles'>,
): void {
  const isOperator = operatorCreditCode !== undefined && corp.creditCode === operatorCreditCode
  if (!isOperator || !roles.some(({ post }) => post === 'MANAGER')) throw new BusinessError('01000202')
}
