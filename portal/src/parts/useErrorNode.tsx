import { type ReactNode, useMemo } from 'react'
import { ProseText } from './Moment.tsx'

/** The error of a field as it is shown: amounts and days in it are heard right. The same node while the words are. */
export const useErrorNode = (message: string | undefined): ReactNode =>
  useMemo(() => message !== undefined && message !== '' && <ProseText>{message}</ProseText>, [message])
