import { type UkeyStage, ukeyStages } from '@jinpiao/contract/states/ukey'
import type { UkeyOrder } from '@jinpiao/contract/ukeyOrders'
import type { Words } from '@jinpiao/contract/words'
import type { TimelineStep } from '@jinpiao/ui-kit/Timeline'

/** Steps of the way of a key, by what has happened at each. */
export type KeyStep = 'submit' | 'answer' | 'send' | 'receive' | 'activate'

interface StepWords {
  title: (step: KeyStep | 'unbind') => string
  words: (words: Words) => string
}

/** The stage at which each step is the one that is waited for. */
const currentIn: Partial<Record<UkeyStage, KeyStep>> = {
  REVIEWING: 'answer',
  RETURNED: 'submit',
  MAKING: 'send',
  SHIPPED: 'receive',
  RECEIVED: 'activate',
}

type Facts = Pick<
  UkeyOrder,
  | 'ukeyKind'
  | 'ukeyStage'
  | 'createdByName'
  | 'submittedAt'
  | 'answeredAt'
  | 'shippedAt'
  | 'receivedAt'
  | 'activatedAt'
  | 'returnReason'
>

/** The way of a key from the form to its activation: what is done, what is waited for, what comes after. */
export function stageSteps(order: Facts, { title, words }: StepWords): TimelineStep[] {
  const { ukeyKind, ukeyStage, createdByName, submittedAt, answeredAt, returnReason } = order
  const submit: TimelineStep = {
    id: 'submit',
    title: title('submit'),
    state: 'done',
    who: createdByName,
    at: submittedAt,
  }
  if (ukeyStage === 'RETURNED' || ukeyStage === 'REFUSED') {
    const result = words(ukeyStages[ukeyStage].label)
    const answer = { id: 'answer', title: title('answer'), result, at: answeredAt, comment: returnReason }
    return [submit, { ...answer, state: 'ended' }]
  }
  if (ukeyKind === 'UNBIND') {
    const isDone = ukeyStage === 'UNBOUND'
    const answer: TimelineStep = {
      id: 'answer',
      title: title('answer'),
      state: isDone ? 'done' : ukeyStage === 'ENDED' ? 'ended' : 'current',
      at: answeredAt,
    }
    return [
      submit,
      answer,
      { id: 'unbind', title: title('unbind'), state: isDone ? 'done' : 'upcoming', at: isDone ? answeredAt : null },
    ]
  }
  // A renewal needs no parcel: the key is there.
  const parcel: [KeyStep, string | null][] =
    ukeyKind === 'RENEW'
      ? []
      : [
          ['send', order.shippedAt],
          ['receive', order.receivedAt],
        ]
  const all: [KeyStep, string | null][] = [['answer', answeredAt], ...parcel, ['activate', order.activatedAt]]
  const wanted = ukeyStage === null ? undefined : currentIn[ukeyStage]
  const current = ukeyKind === 'RENEW' && wanted === 'send' ? 'activate' : wanted
  return [
    submit,
    ...all.map(([step, at]): TimelineStep => {
      const isOver = ukeyStage === 'ENDED' && at === null
      return {
        id: step,
        title: title(step),
        state: at !== null ? 'done' : step === current ? 'current' : isOver ? 'ended' : 'upcoming',
        at,
      }
    }),
  ]
}
