/** How what is told is meant, from plain to bad: the same words for Banner, InlineMessage, `notify` and UkeyPrompt. */
export const tones = ['info', 'success', 'warning', 'danger'] as const
export type Tone = (typeof tones)[number]
