import type { Notices } from './areas/area.ts'
import { graceEn, graceZh } from './graceWords.ts'

/**
 * What is told of things that fall due: `_TODAY` on their last day, `_OVER` one, seven and thirty days after it.
 * {0} number, {1} amount, {2} last day, {3} days since then. A loan says its first two itself (LOAN_DUE, LOAN_OVERDUE).
 */
export const dueNotices = {
  TICKET_TO_PAY_TODAY: {
    title: ['今天须兑付金票 {0}', 'Pay ticket {0} today'],
    body: [
      '金票 {0}，金额 {1} 元，应付日为今天（{2}）。请在“兑付登记”中办理付款。',
      'Ticket {0} of {1} yuan is payable today ({2}). Pay it under “Register a redemption”.',
    ],
  },
  TICKET_TO_PAY_OVER: {
    title: ['金票到期未兑付 {0}', 'Ticket not paid {0}'],
    body: [
      `金票 {0}，金额 {1} 元，应付日 {2} 已过 {3} 天，尚未兑付。请在“兑付登记”中办理付款。有金票超过${graceZh}仍未兑付的，开立业务暂停，直至付清。`,
      `Ticket {0} of {1} yuan was payable on {2}, {3} days ago, and is not paid. Pay it under “Register a redemption”. While a ticket is unpaid after ${graceEn}, issuing is suspended.`,
    ],
  },
  /** To the issuer, who has registered it: what is left is to approve, or to wait for bank or payee. {4} the batch. */
  TICKET_IN_BATCH_TODAY: {
    title: ['金票今天应付，已登记兑付 {0}', 'Payable today, registered for payment {0}'],
    body: [
      '金票 {0}，金额 {1} 元，应付日为今天（{2}），已登记在兑付批次 {4} 中，尚未付讫。进展见“兑付查询”。',
      'Ticket {0} of {1} yuan is payable today ({2}). It is in redemption {4} and not paid yet; “Redemptions” shows how far it is.',
    ],
  },
  TICKET_IN_BATCH_OVER: {
    title: ['金票到期未付讫，已登记兑付 {0}', 'Not paid yet, registered for payment {0}'],
    body: [
      `金票 {0}，金额 {1} 元，应付日 {2} 已过 {3} 天，已登记在兑付批次 {4} 中，尚未付讫。进展见“兑付查询”；待复核的请催办。有金票超过${graceZh}仍未兑付的，开立业务暂停，直至付清。`,
      `Ticket {0} of {1} yuan was payable on {2}, {3} days ago. It is in redemption {4} and not paid yet; “Redemptions” shows how far it is. Ask for the approval that it waits for. While a ticket is unpaid after ${graceEn}, issuing is suspended.`,
    ],
  },
  /** To the issuer, whose payee has no account. {4} the payee. */
  TICKET_NO_ACCOUNT_TODAY: {
    title: ['金票今天应付，收款方尚无账户 {0}', 'Ticket payable today, its payee has no account {0}'],
    body: [
      '金票 {0}，金额 {1} 元，应付日为今天（{2}），但收款方{4}尚无已验证的收款账户，暂不能登记兑付。请在“兑付登记”中提醒其登记收款账户。',
      'Ticket {0} of {1} yuan is payable today ({2}), but {4} has no verified account: it cannot be registered yet. Remind the payee under “Register a redemption”.',
    ],
  },
  TICKET_NO_ACCOUNT_OVER: {
    title: ['金票到期未兑付，收款方尚无账户 {0}', 'Ticket not paid, its payee has no account {0}'],
    body: [
      `金票 {0}，金额 {1} 元，应付日 {2} 已过 {3} 天，收款方{4}尚无已验证的收款账户，暂不能登记兑付。请在“兑付登记”中提醒其登记收款账户；有金票超过${graceZh}仍未兑付的，开立业务暂停，直至付清。`,
      `Ticket {0} of {1} yuan was payable on {2}, {3} days ago; {4} has no verified account, so it cannot be registered yet. Remind the payee under “Register a redemption”. While a ticket is unpaid after ${graceEn}, issuing is suspended.`,
    ],
  },
  /** To the holder, who has no account to be paid into. */
  TICKET_HELD_NO_ACCOUNT_TODAY: {
    title: ['持有的金票今天到期，尚无收款账户 {0}', 'Payment due today, but no account to be paid into {0}'],
    body: [
      '金票 {0}，金额 {1} 元，应付日为今天（{2}），但贵企业尚无已验证的收款账户，开立方不能付款。请登记并验证收款账户。',
      'Ticket {0} of {1} yuan is payable today ({2}), but your company has no verified account, so its issuer cannot pay. Register an account and have it verified.',
    ],
  },
  TICKET_HELD_NO_ACCOUNT_OVER: {
    title: ['持有的金票到期未收款，尚无收款账户 {0}', 'Ticket not paid, no account to be paid into {0}'],
    body: [
      '金票 {0}，金额 {1} 元，应付日 {2} 已过 {3} 天，尚未收款：贵企业没有已验证的收款账户，开立方不能付款。请登记并验证收款账户。',
      'Ticket {0} of {1} yuan was payable on {2}, {3} days ago, and is not paid: your company has no verified account, so its issuer cannot pay. Register an account and have it verified.',
    ],
  },
  /** To the holder: its issuer has stated the payment, which the holder or the platform has to judge. */
  TICKET_HELD_STATED_TODAY: {
    title: ['持有的金票今天到期，付款方已登记付款 {0}', 'Payment due today, stated as made {0}'],
    body: [
      '持有的金票 {0}，金额 {1} 元，应付日为今天（{2}）。开立方登记已付款，待贵企业确认或平台核定，见“企业确认”。',
      'Ticket {0} of {1} yuan that you hold is payable today ({2}). Its issuer states that it has paid; you confirm that, or the platform judges it, under “Confirmations”.',
    ],
  },
  TICKET_HELD_STATED_OVER: {
    title: ['持有的金票到期，付款方已登记付款 {0}', 'Payment stated as made, not confirmed {0}'],
    body: [
      '持有的金票 {0}，金额 {1} 元，应付日 {2} 已过 {3} 天。开立方登记已付款，待贵企业确认或平台核定，见“企业确认”；确认前该金票仍待收款。',
      'Ticket {0} of {1} yuan that you hold was payable on {2}, {3} days ago. Its issuer states that it has paid; you confirm that, or the platform judges it, under “Confirmations”. Until then it is still to be paid.',
    ],
  },
  TICKET_HELD_TODAY: {
    title: ['持有的金票今天到期收款 {0}', 'Payment due today {0}'],
    body: [
      '持有的金票 {0}，金额 {1} 元，应付日为今天（{2}），由开立方付款至贵企业的收款账户。',
      'Ticket {0} of {1} yuan that you hold is payable today ({2}). Its issuer pays to your account.',
    ],
  },
  TICKET_HELD_OVER: {
    title: ['持有的金票到期未收款 {0}', 'Payment not received {0}'],
    body: [
      '持有的金票 {0}，金额 {1} 元，应付日 {2} 已过 {3} 天，尚未收款。请联系开立方付款。',
      'Ticket {0} of {1} yuan that you hold was payable on {2}, {3} days ago, and is not paid. Please ask its issuer.',
    ],
  },
  LOAN_OVER: {
    title: ['借据逾期未还 {0}', 'Loan in arrears {0}'],
    body: [
      '借据 {0} 已逾期 {3} 天（最迟应于 {2} 归还），今日应还 {1} 元，含罚息。请尽快还款，还清逾期款项前额度冻结并逐日计收罚息。',
      'Loan {0} is {3} days overdue (to be repaid by {2}): {1} yuan are owed today, penalty included. Please repay: until then the line is frozen and penalty runs.',
    ],
  },
  FEE_TODAY: {
    title: ['账单今天到期 {0}', 'Bill due today {0}'],
    body: [
      '账单 {0}，金额 {1} 元，付款截止日为今天（{2}）。请向 {4} 付款后登记缴费。',
      'Bill {0} of {1} yuan is to be paid by today ({2}). Pay it to {4} and report the payment.',
    ],
  },
  FEE_OVER: {
    title: ['账单逾期未缴 {0}', 'Bill overdue {0}'],
    body: [
      '账单 {0}，金额 {1} 元，付款截止日 {2}，已逾期 {3} 天。请向 {4} 付款后登记缴费。',
      'Bill {0} of {1} yuan was to be paid by {2} and is {3} days overdue. Pay it to {4} and report the payment.',
    ],
  },
  PAYMENT_TODAY: {
    title: ['换票付款今天截止 {0}', 'Exchange payment due today {0}'],
    body: [
      '付款单 {0}，金额 {1} 元，付款截止日为今天（{2}）。请付款后登记付款。',
      'Payment {0} of {1} yuan is due by today ({2}). Pay it and report the payment.',
    ],
  },
  PAYMENT_OVER: {
    title: ['换票付款逾期 {0}', 'Exchange payment overdue {0}'],
    body: [
      '付款单 {0}，金额 {1} 元，付款截止日 {2}，已逾期 {3} 天。请尽快付款并登记，否则换票申请失效。',
      'Payment {0} of {1} yuan was due by {2} and is {3} days overdue. Pay and report it, or the exchange lapses.',
    ],
  },
  QUALIFICATION_TODAY: {
    title: ['融资资格今天到期：{0}', 'Qualification ends today: {0}'],
    body: [
      '“{0}”的融资资格有效期至今天（{2}）。如需继续融资，请申请续期。',
      'Your qualification for “{0}” ends today ({2}). Apply to extend it if you want to go on.',
    ],
  },
  QUALIFICATION_OVER: {
    title: ['融资资格已到期：{0}', 'Qualification ended: {0}'],
    body: [
      '“{0}”的融资资格于 {2} 到期，已过 {3} 天，不能再据此申请融资。如需继续融资，请重新申请资格。',
      'Your qualification for “{0}” ended on {2}, {3} days ago, and no longer opens the product. Apply anew if you want to go on.',
    ],
  },
  /** To operators and directors. {0} the last day of the licence. */
  LICENCE_TODAY: {
    title: ['营业执照今日到期 {0}', 'Licence ends today {0}'],
    body: [
      '营业执照今日（{0}）到期，请立即重新认证，以免影响业务办理。',
      'The business licence ends today ({0}). Verify the company again at once.',
    ],
  },
  LICENCE_OVER: {
    title: ['营业执照已到期 {0}', 'Licence ended {0}'],
    body: [
      '营业执照已于 {2} 到期，已过 {3} 天。重新认证前，开立金票、登记账户、申请 UKEY 等业务不能办理，请重新认证。',
      'The business licence ended on {2}, {3} days ago. Until the company is verified again it cannot issue tickets, register accounts or apply for keys.',
    ],
  },
  /** To the bearer and directors. {0} bearer, {1} tail of the key. */
  UKEY_TODAY: {
    title: ['UKEY 证书今日到期：{0}', 'UKEY certificate ends today: {0}'],
    body: [
      '{0} 的 UKEY（尾号 {1}）证书今日（{2}）到期，到期后不能签名，请立即更新。',
      'The certificate of the UKEY of {0} (ending in {1}) ends today ({2}). After that it signs no more: renew it at once.',
    ],
  },
  UKEY_OVER: {
    title: ['UKEY 证书已到期：{0}', 'UKEY certificate ended: {0}'],
    body: [
      '{0} 的 UKEY（尾号 {1}）证书已于 {2} 到期，已过 {3} 天，不能再签名。如需继续使用，请更新。',
      'The certificate of the UKEY of {0} (ending in {1}) ended on {2}, {3} days ago, and signs no more. Renew it if it is still used.',
    ],
  },
  CONFIRM_TODAY: {
    title: ['待确认事项今天截止 {0}', 'Matter to confirm by today {0}'],
    body: [
      '待确认事项 {0} 的确认截止日为今天（{2}），逾期失效。请主管今天内确认或拒绝。',
      'Matter {0} is to be confirmed by today ({2}), or it lapses. A director confirms or refuses it.',
    ],
  },
  CONFIRM_OVER: {
    title: ['待确认事项未确认，已失效 {0}', 'Matter not confirmed, lapsed {0}'],
    body: [
      '事项 {0} 的确认截止日为 {2}，已过 {3} 天，未确认，已失效。如仍需办理，请联系发起方重新发起。',
      'Matter {0} was to be confirmed by {2}, {3} days ago, and has lapsed. Ask whoever began it to begin anew if it is still wanted.',
    ],
  },
  /** Of a payment that its payer has stated: silence ends nothing, the platform judges it. */
  CLAIM_TODAY: {
    title: ['收款确认今天截止 {0}', 'Payment to confirm by today {0}'],
    body: [
      '收款确认 {0} 的截止日为今天（{2}）。请主管今天内确认收款或提出异议；逾期未答复不视为已收款，转平台核定。',
      'Payment {0} is to be confirmed or contested by today ({2}). Silence is no confirmation: the platform judges it then.',
    ],
  },
  CLAIM_OVER: {
    title: ['收款确认逾期未答复 {0}', 'Payment not confirmed in time {0}'],
    body: [
      '收款确认 {0} 的截止日为 {2}，已过 {3} 天，未答复，平台核定中。核定前主管仍可确认收款。',
      'Payment {0} was to be confirmed by {2}, {3} days ago. The platform judges it; until then a director may still confirm it.',
    ],
  },
} as const satisfies Notices
