import type { DeviceAccessToken } from '@/api/generated/types'
import { rich } from '@/lib/rich-text'
import { deletion, type ActionViewModel } from '@/store/commands/action'

/** The actions on an access token in its row and the palette. */
export const accessTokenActions = ({ id }: DeviceAccessToken): ActionViewModel[] => [
  deletion(
    {
      id,
      kind: 'access token',
      name: id,
      consequences: rich`Programs that use it can no longer call the API.`,
    },
    {
      command: { endpoint: 'currentUserAccessTokenDelete', args: { path: { tokenId: id } } },
      success: { content: ['Access token deleted'] },
    },
  ),
]
