import { type CorpScale, corpScaleNames } from '@jinpiao/contract/states/onboarding'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { isCreditCode, plainCode } from '@jinpiao/values/creditCode'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'
import { INVITE_LENGTH, type KnownFacts, type Lookup } from './registerFacts.ts'
import type { RegisterValues } from './registerForm.ts'

interface FoundCorpOptions {
  facts: KnownFacts
  ticket: RegisterTicket | undefined
  onFailure: (error: unknown) => void
}

/** Asks about a code as soon as it is complete, fills in what is still empty, and says so. */
export function useFoundCorp({ facts, ticket, onFailure }: FoundCorpOptions) {
  const { t } = useTranslation('register')
  const { getValues, setValue, clearErrors } = useFormContext<RegisterValues>()
  const [creditCode, inviteCode] = useWatch<RegisterValues, ['creditCode', 'inviteCode']>({
    name: ['creditCode', 'inviteCode'],
  }).map(plainCode) as [string, string]
  const [found, setFound] = useState<{ code: string; corp: Lookup }>()
  /** What was filled in of another code, and may be replaced. */
  const filled = useRef<Partial<RegisterValues>>({})

  function fill<Name extends 'corpName' | 'creditCode' | 'legalPersonName' | 'scale'>(
    name: Name,
    value: RegisterValues[Name],
  ): void {
    const now = getValues(name)
    if (now !== '' && now !== filled.current[name]) return
    filled.current[name] = value
    setValue(name, value as never, { shouldDirty: true })
    clearErrors(name)
  }

  const findInvitation = useEffectEvent((code: string, by: RegisterTicket) =>
    facts.findInvitation(code, by).then((invitation) => {
      if (invitation === null) return
      fill('corpName', invitation.corpName)
      fill('creditCode', invitation.creditCode)
      announce(t('invitedBy', { core: invitation.coreName, corp: invitation.corpName }))
    }, onFailure),
  )
  useEffect(() => {
    if (ticket !== undefined && inviteCode.length === INVITE_LENGTH) void findInvitation(inviteCode, ticket)
  }, [inviteCode, ticket])

  const lookUp = useEffectEvent((code: string, by: RegisterTicket, isOver: () => boolean) =>
    facts.lookUp(code, by).then((corp) => {
      if (corp === undefined || isOver()) return
      setFound({ code, corp })
      const { corpName = '', legalPersonName = '', scale } = corp.found ?? {}
      if (corp.found === null) return announce(t('notFound'))
      fill('corpName', corpName)
      fill('legalPersonName', legalPersonName)
      if (corpScaleNames.includes(scale as CorpScale)) fill('scale', scale as CorpScale)
      announce(t('found', { corp: corpName }))
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

  const corp = found?.code === creditCode ? found.corp : undefined
  const note = corp && (corp.found === null ? t('notFound') : t('found', { corp: corp.found.corpName }))
  return { note, isOwn: corp?.isOwn ?? false }
}
