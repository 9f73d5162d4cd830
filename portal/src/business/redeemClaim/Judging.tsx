import { judgingWords, untilWords } from '@jinpiao/contract/judging'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import { businessNow } from '#portal/http/serverClock.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Of a contested payment: until when the platform judges it, what follows, whom to call. Payer and payee read the same. */
export function Judging({ judgeBy }: { judgeBy: Day }) {
  const { words } = useTerms()
  const { hotline, hotlineHours } = usePlatform()
  const today = todayInShanghai(businessNow())
  return <ProseText>{words(judgingWords({ judgeBy, today, hotline: `${hotline} (${hotlineHours})` }))}</ProseText>
}

/** The same where a row has little room: 平台最迟 2026-12-04 核定. */
export function JudgedUntil({ judgeBy }: { judgeBy: Day }) {
  const { words } = useTerms()
  return <ProseText>{words(untilWords({ judgeBy, today: todayInShanghai(businessNow()) }))}</ProseText>
}
