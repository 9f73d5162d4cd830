/** 江城精铸有限公司等 3 家: one text for several recipients, as lists show and search it. */
export function recipientsText(
  keys: readonly string[],
  recipients: readonly { pkCorp: string; corpName: string }[],
): string {
  const first = recipients.find(({ pkCorp }) => pkCorp === keys[0])?.corpName ?? ''
  return keys.length === 1 ? first : `${first}等 ${keys.length} 家`
}
