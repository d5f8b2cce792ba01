import type { ScimClientBearerToken } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'
import { requestForm } from '../forms'

/** The actions on a token of the silo with that name or id. */
export const scimTokenActions = (
  { id }: ScimClientBearerToken,
  silo: string,
  { isLast, reason }: { isLast: boolean; reason: RichText | undefined },
): ActionViewModel[] => [
  deletion(
    {
      id,
      kind: 'SCIM token',
      name: id,
      reason,
      consequences: isLast
        ? rich`It is the only token of the silo. Its users and groups are kept, but nobody can be added or removed until there is another token.`
        : rich`The identity provider that uses it can no longer change users and groups.`,
    },
    {
      command: { endpoint: 'scimTokenDelete', args: { path: { tokenId: id }, query: { silo } } },
      success: { content: ['SCIM token deleted'] },
    },
  ),
]

/** The action that creates a token of the silo. */
export const scimTokenCreateAction = (
  silo: string,
  reason: RichText | undefined,
): ActionViewModel => ({
  id: 'createToken',
  label: 'Create token',
  event: requestForm('scimTokenCreate', { silo }),
  reason,
})
