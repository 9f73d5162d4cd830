import { corpScaleNames } from '@jinpiao/contract/states/onboarding'
import type { TermName } from '@jinpiao/contract/terms'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { isCreditCode, plainCode } from '@jinpiao/values/creditCode'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'
import { INVITE_LENGTH, type KnownFacts, type Lookup } from './registerFacts.ts'
import type { RegisterValues } from './registerForm.ts'

type Filled = 'corpName' | 'creditCode' | 'legalPersonName' | 'scale'

interface FoundCorpOptions {
  facts: KnownFacts
  ticket: RegisterTicket | undefined
  onFailure: (error: unknown) => void
}

/** Asks about a code as soon as it is complete, fills in what is empty or came of another code, and says so. */
export function useFoundCorp({ facts, ticket, onFailure }: FoundCorpOptions) {
  const { t } = useTranslation(['register', 'common'])
  const { name } = useTerms()
  const { getValues, setValue, clearErrors } = useFormContext<RegisterValues>()
  const [creditCode, inviteCode] = useWatch<RegisterValues, ['creditCode', 'inviteCode']>({
    name: ['creditCode', 'inviteCode'],
  }).map(plainCode) as [string, string]
  const [found, setFound] = useState<{ code: string; corp: Lookup; note: string }>()
  /** What was filled in of another code, and may be replaced; what an invitation names is there also where nothing is found. */
  const filled = useRef<Partial<Record<Filled, { value: string; invited?: boolean }>>>({})

  function fill<Name extends Filled>(field: Name, value: RegisterValues[Name], invited = false): readonly Name[] {
    const now = getValues(field)
    const before = filled.current[field]
    if (now === value || (now !== '' && now !== before?.value) || (value === '' && before?.invited)) return []
    filled.current[field] = { value, invited }
    setValue(field, value as never, { shouldDirty: true })
    clearErrors(field)
    return [field]
  }

  /** What was found, and which fields it has changed. */
  function words({ found: known }: Lookup, changed: readonly TermName[]): string {
    const fields = changed.map(name).join(t('common:listSeparator'))
    if (known === null) return fields === '' ? t('notFound') : t('notFoundEmptied', { fields })
    const of = { corp: known.corpName, fields }
    return fields === '' ? t('foundUnchanged', of) : t('found', of)
  }

  const findInvitation = useEffectEvent((code: string, by: RegisterTicket) =>
    facts.findInvitation(code, by).then((invitation) => {
      if (invitation === null) return
      fill('corpName', invitation.corpName, true)
      fill('creditCode', invitation.creditCode, true)
      announce(t('invitedBy', { core: invitation.coreName, corp: invitation.corpName }))
    }, onFailure),
  )
  useEffect(() => {
    if (ticket !== undefined && inviteCode.length === INVITE_LENGTH) void findInvitation(inviteCode, ticket)
  }, [inviteCode, ticket])

  const lookUp = useEffectEvent((code: string, by: RegisterTicket, isOver: () => boolean) =>
    facts.lookUp(code, by).then((corp) => {
      if (corp === undefined || isOver()) return
      const { corpName = '', legalPersonName = '', scale = '' } = corp.found ?? {}
      // What another code has brought does not stay, neither what this one knows nothing of; what was typed does.
      const changed = [
        ...fill('corpName', corpName),
        ...fill('legalPersonName', legalPersonName),
        ...fill('scale', corpScaleNames.find((each) => each === scale) ?? ''),
      ]
      const note = words(corp, changed)
      setFound({ code, corp, note })
      announce(note)
    }, onFailure),
  )
  useEffect(() => {
    if (ticket === undefined || !isCreditCode(creditCode)) return undefined
    let isOver = false
    void lookUp(creditCode, ticket, () => isOver)
    return () => {
      isOver = true
    }
  }, [creditCode, ticket])

  const current = found?.code === creditCode ? found : undefined
  return { note: current?.note, isOwn: current?.corp.isOwn ?? false }
}
