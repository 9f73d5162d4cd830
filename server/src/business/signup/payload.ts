import type { SignupPayload } from '@jinpiao/contract/signup'

export const payloadOf = (payload: string): SignupPayload => JSON.parse(payload) as SignupPayload

/** Every file that the form names. */
export const filesOf = ({ papers, authFileIds }: SignupPayload): string[] => [
  ...papers.flatMap(({ fileIds }) => fileIds),
  ...authFileIds,
]
