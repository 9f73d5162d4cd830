import { Button } from '@jinpiao/ui-kit/Button'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entered } from '#portal/session/entryCalls.ts'
import { EntryForm } from './EntryForm.tsx'
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
export default function ChooseCorp({ entry, choices, onEntered, onBack }: ChooseCorpProps) {
  const { t } = useTranslation('login')
  const id = useId()
  const [userId, setUserId] = useState('')
  const form = useEntryForm({
    check: () => ({ corp: userId === '' ? ({ key: 'chooseCorpMissing' } as const) : undefined }),
    send: async () => (await entryCalls()).enterBySms({ ...entry, userId }),
    onEntered,
  })

  return (
    <>
      <EntryForm {...form} id={id} title={t('chooseCorp')} isTitleShown submitLabel={t('continue')}>
        <RadioGroup
          id={`${id}corp`}
          label={t('chooseCorp')}
          description={t('chooseCorpHint')}
          value={userId}
          onChange={setUserId}
          error={form.errors.corp}
          options={choices.map((choice) => ({ value: choice.userId, label: choice.corpName }))}
          isRequired
        />
      </EntryForm>
      <Button tone="quiet" onPress={onBack}>
        {t('otherAccount')}
      </Button>
    </>
  )
}
