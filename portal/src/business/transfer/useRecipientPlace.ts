import { useTerms } from '#portal/parts/useTerms.ts'

/** 接收方 2: which of several recipients, counted from 1. */
export function useRecipientPlace(): (number: number) => string {
  const { name } = useTerms()
  return (number) => `${name('recipientName')} ${number}`
}
