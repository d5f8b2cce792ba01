import { list } from '@/api/core/tags'
import type { Entries } from './entry'

/** The tokens with which identity providers push users and groups into a silo. */
export const scimTokens = {
  scimTokenList: { provides: () => [list('scimToken')] },
  /** The only response that contains the token. */
  scimTokenCreate: { invalidates: () => [list('scimToken')] },
  scimTokenDelete: { invalidates: () => [list('scimToken')] },
} satisfies Entries
