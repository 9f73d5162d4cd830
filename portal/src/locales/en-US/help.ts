import type { Translated } from '#portal/locales/translated.ts'
import type { help as source } from '#portal/locales/zh-CN/help.ts'

export const help: Translated<typeof source> = {
  list: 'Help articles',
  intro: 'Choose a question, or search all articles.',
  unknown: 'There is no article “{{id}}”; it may have been renewed. These are all there are.',
  none: 'No article matches. Try another word or call the hotline',
  showAll: 'Show all articles',
  save: 'Save this article',
  neighbours: 'Previous and next article',
  previous: 'Previous: {{title}}',
  next: 'Next: {{title}}',
  contact: 'No answer here?',
  contactText: 'Call {{hotline}} ({{hours}}).',
  contents: 'In this article',
  helpfulQuestion: 'Did this article help you?',
  helpful: 'Yes, it helped',
  unhelpful: 'No, it did not',
  ratedYes: 'Thank you for telling us.',
  ratedNo: 'Thank you for telling us. The hotline below can help you further.',
}
