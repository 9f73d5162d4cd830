import {
  type CorpKind,
  corpKindNames,
  corpKinds,
  corpScaleNames,
  corpScales,
} from '@jinpiao/contract/states/onboarding'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/parts/page.css.ts'
import { useField } from '#portal/parts/useField.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'
import type { KnownFacts } from './registerFacts.ts'
import { useFoundCorp } from './useFoundCorp.ts'

interface CorpFieldsProps {
  facts: KnownFacts
  ticket: RegisterTicket | undefined
  onFailure: (error: unknown) => void
}

/** The enterprise: its codes fill in what the invitation and the register of companies know. */
export function CorpFields({ facts, ticket, onFailure }: CorpFieldsProps) {
  const { t } = useTranslation('register')
  const { name, words } = useTerms()
  const userType = useField<CorpKind>('userType')
  const creditCode = useField('creditCode')
  const corpName = useField('corpName')
  const scale = useField('scale')
  const found = useFoundCorp({ facts, ticket, onFailure })
  return (
    <div className={css.fieldset}>
      <RadioGroup
        {...userType}
        onChange={(kind) => userType.onChange(kind as CorpKind)}
        label={name('userType')}
        description={t('kindHint')}
        options={corpKindNames.map((kind) => ({ value: kind, label: words(corpKinds[kind].label) }))}
        isRequired
      />
      {userType.value === 'CORP' && <InviteCode />}
      <TextField {...creditCode} label={name('creditCode')} description={t('creditCodeHint')} size={18} isRequired />
      {found.note !== undefined && <p>{found.note}</p>}
      {found.isOwn && (
        <Banner tone="info" headingLevel={3} title={t('isOwn')}>
          <p>
            <Link kind="standalone" href="/error-page/authorized">
              {t('toOwn')}
            </Link>
          </p>
        </Banner>
      )}
      <TextField
        {...corpName}
        label={name('corpName')}
        description={t('corpNameHint')}
        autoComplete="organization"
        isRequired
      />
      <Select
        {...scale}
        label={name('scale')}
        options={corpScaleNames.map((each) => ({ id: each, label: words(corpScales[each].label) }))}
        isRequired
      />
      {userType.value === 'BRANCH' && <ParentCode />}
    </div>
  )
}

function InviteCode() {
  const { t } = useTranslation(['register', 'routes'])
  const { name } = useTerms()
  const inviteCode = useField('inviteCode')
  return (
    <div className={css.section}>
      <TextField {...inviteCode} label={name('inviteCode')} description={t('inviteHint')} size={12} isRequired />
      <p>
        {t('notInvited')} <Link href="/register/white-list/apply">{t('routes:whiteListApply')}</Link>
      </p>
    </div>
  )
}

function ParentCode() {
  const { name } = useTerms()
  const parentCreditCode = useField('parentCreditCode')
  return <TextField {...parentCreditCode} label={name('parentCreditCode')} size={18} isRequired />
}
