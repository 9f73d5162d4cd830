import type { Post } from '@jinpiao/contract/roles'

/**
 * The posts for which a key is given out (spec §3), as the table keeps them: those of its holder on that day. For a post
 * that came later the administrator binds it anew.
 */
export const keyPosts = (roles: readonly { post: Post }[]): string =>
  [...new Set(roles.map(({ post }) => post))].join(',')

export const isForPost = (posts: string, post: Post): boolean => posts.split(',').includes(post)
