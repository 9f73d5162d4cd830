import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Account } from '#portal/business/login/account.ts'
import type { CorpChoice } from '#portal/business/login/ChooseCorp.tsx'
import * as css from '#portal/business/login/Login.css.ts'
import { LoginNotice } from '#portal/business/login/LoginNotice.tsx'
import { type LoginWay, loginWays, wayOf } from '#portal/business/login/loginWays.ts'
import { PasswordForm } from '#portal/business/login/PasswordForm.tsx'
import { registerHref } from '#portal/business/login/registerHref.ts'
import { rememberedCorp } from '#portal/business/login/rememberedCorp.ts'
import type { SmsEntry } from '#portal/business/login/SmsForm.tsx'
import { entryCalls } from '#portal/business/login/useEntryForm.ts'
import { addressAfterLogin } from '#portal/parts/enter.ts'
import { lazyPart } from '#portal/parts/lazyPart.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { safeRedirect } from '#portal/session/address.ts'
import type { Entered } from '#portal/session/entryCalls.ts'

// Few people work for several enterprises, or sign in by SMS or with a UKEY.
const ChooseCorp = lazyPart(() => import('#portal/business/login/ChooseCorp.tsx'))
const SmsForm = lazyPart(() => import('#portal/business/login/SmsForm.tsx'))
const UkeyForm = lazyPart(() => import('#portal/business/login/UkeyForm.tsx'), { room: <UkeyChecking /> })
// Nobody waits for a drawing.
const Illustration = lazyPart(() => import('#portal/business/login/Illustration.tsx'), {
  room: <div className={css.drawingRoom} />,
  isExtra: true,
})

/** Plain http on an intranet name has none: nothing could be encrypted or signed, so it is said before anything is typed. */
const hasWebCrypto = globalThis.crypto?.subtle !== undefined

/** Three ways in (spec §1): the platform on one side, the form on the other. */
export default function Login() {
  const { t } = useTranslation(['login', 'routes'])
  const platform = usePlatform()
  const { topSlogan, platformName, hotline, hotlineHours, registerUrl, illustration } = platform
  const register = registerHref(registerUrl)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [account, setAccount] = useState<Account>(() => ({ corpName: rememberedCorp() ?? '', mobile: '' }))
  const [choice, setChoice] = useState<CorpChoice>()
  const ways = loginWays(platform)
  const way = wayOf(query.get('way'), ways)

  // Asked for while the person types: the first paint does not wait for it, the button does not either.
  useEffect(() => void entryCalls().catch(() => {}), [])

  const redirect = query.get('redirect')
  const enter = async () => navigate(await addressAfterLogin(redirect), { replace: true })

  async function enterBySms(entered: Entered, entry: SmsEntry) {
    if (entered.choices === undefined) await enter()
    else setChoice({ entry, choices: entered.choices })
  }

  function chooseWay(next: string) {
    setQuery(
      (previous) => {
        previous.set('way', next)
        return previous
      },
      { replace: true },
    )
  }

  const common = { account, onAccountChange: setAccount }
  const forms: Record<LoginWay, { label: string; content: ReactNode }> = {
    password: { label: t('byPassword'), content: <PasswordForm {...common} onEntered={enter} /> },
    sms: {
      label: t('bySms'),
      content: <SmsForm {...common} onEntered={enterBySms} />,
    },
    ukey: {
      label: t('byUkey'),
      content: <UkeyForm {...common} active={way === 'ukey'} onEntered={enter} />,
    },
  }
  return (
    <div className={css.panels}>
      <section className={css.platform} aria-label={platformName}>
        <p className={css.slogan}>{topSlogan || t('slogan')}</p>
        {illustration ? <img className={css.illustration} src={illustration} alt="" /> : <Illustration />}
      </section>
      <div className={css.side}>
        <div className={css.card}>
          <h1 className={css.title}>{t('routes:login')}</h1>
          <LoginNotice redirect={safeRedirect(redirect)} />
          {!hasWebCrypto && <Banner tone="danger" title={t('insecure')} />}
          {choice === undefined ? (
            <Tabs
              aria-label={t('methods')}
              selectedKey={way}
              onSelectionChange={chooseWay}
              items={ways.map((id) => ({ id, ...forms[id] }))}
            />
          ) : (
            <ChooseCorp {...choice} onEntered={enter} onBack={() => setChoice(undefined)} />
          )}
          <p className={css.links}>
            <Link kind="standalone" href="/register/reset-password">
              {t('forgotten')}
            </Link>
            {register !== undefined && (
              <Link kind="standalone" href={register}>
                {t('register')}
              </Link>
            )}
          </p>
        </div>
        <p className={css.hotline}>{t('hotline', { hotline, hours: hotlineHours })}</p>
      </div>
    </div>
  )
}

function UkeyChecking() {
  const { t } = useTranslation('login')
  return <p>{t('ukeyChecking')}</p>
}
