import { Button } from '@jinpiao/ui-kit/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entered } from '../../session/entryCalls.ts'
import * as css from './Login.css.ts'
import type { SmsEntry } from './SmsForm.tsx'
import { entryCalls, useEntryForm } from './useEntryForm.ts'

export interface CorpChoice {
  entry: SmsEntry
  choices: NonNullable<Entered['choices']>
}

interface ChooseCorpProps extends CorpChoice {
  onEntered: () => Promise<void>
  onBack: () => void
}

/** One mobile number in several enterprises: for which one this session is (product §4.1). */
export function ChooseCorp({ entry, choices, onEntered, onBack }: ChooseCorpProps) {
  const { t } = useTranslation('login')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return null
}
