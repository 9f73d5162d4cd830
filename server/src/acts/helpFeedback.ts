import { runCommand } from './command.ts'
import type { CommandContext } from './context.ts'

/** What a reader says of an article: his last word counts. */
export function rateHelp(
  context: CommandContext,
  { articleId, helpful }: { articleId: string; helpful: boolean },
): Promise<Record<string, never>> {
  const input = { articleId, helpful }
  return runCommand(context, { name: 'HELP.RATE', permission: 'signedIn' }, input, async ({ tx, actor, at, facts }) => {
    const word = { helpful: helpful ? 1 : 0, at }
    await tx
      .insertInto('help_feedback')
      .values({ articleId, personId: actor.personId, ...word })
      .onConflict((conflict) => conflict.columns(['articleId', 'personId']).doUpdateSet(word))
      .execute()
    facts.push({ action: 'HELP.RATE', target: `help:${articleId}`, after: { helpful } })
    return {}
  })
}
