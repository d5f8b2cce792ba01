import { createSelector } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { ScimClientBearerToken } from '@/api/generated/types'
import { expiryOf, type Expiry } from '@/lib/expiry'
import { toMillis } from '@/lib/time'
import { type RichText, rich } from '@/lib/rich-text'
import { type ActionViewModel, deletion } from '@/store/commands/action'
import type { RootState } from '@/store/setup/state'
import { selectOrigin } from '@/store/tab/slice'
import { selectReasonNotOfSilo } from '../fleet-role'
import { domainOf, PLACEHOLDER, siloOrigin } from '../identity-providers/rules'
import type { SystemParams } from '../paths'
import { scimTokenListQuery, siloViewQuery } from '../silos/queries'
import { requestForm } from '../forms'

/** The actions on a token of the silo with that name or id. */
const scimTokenActions = (
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
const scimTokenCreateAction = (silo: string, reason: RichText | undefined): ActionViewModel => ({
  id: 'createToken',
  label: 'Create token',
  event: requestForm('scimTokenCreate', { silo }),
  reason,
})

type OfSilo = SystemParams<'silo'>

export interface ScimTokenRowViewModel extends ScimClientBearerToken {
  name: string
  expiry: Expiry
  actions: readonly ActionViewModel[]
}

const toRows = (
  tokens: readonly ScimClientBearerToken[],
  readAt: number,
  silo: string,
  reason: RichText | undefined,
): ScimTokenRowViewModel[] =>
  tokens
    .toSorted((a, b) => toMillis(a.timeCreated) - toMillis(b.timeCreated))
    .map(token => ({
      ...token,
      name: `SCIM token ${token.id.slice(0, 8)}`,
      expiry: expiryOf(token.timeExpires, readAt),
      actions: scimTokenActions(token, silo, { isLast: tokens.length === 1, reason }),
    }))

const selectSilo = (state: RootState, params: OfSilo) => selectData(state, siloViewQuery(params))

/** Why the user cannot change the tokens of a silo. */
const selectReason = (state: RootState, params: OfSilo) =>
  selectReasonNotOfSilo(state, selectSilo(state, params)?.id, 'admin')

/** The tokens of a silo, oldest first, or why they cannot be shown. */
export const selectScimTokens = createSelector(
  [
    (state: RootState, params: OfSilo) => selectEntry(state, scimTokenListQuery(params)),
    selectReason,
    (_state: RootState, { silo }: OfSilo) => silo,
  ],
  (entry, reason, silo) => {
    const { data, error, fulfilledTimeStamp = 0 } = entry ?? {}
    const isRefused = error?.statusCode === 403
    const rows = data && toRows(data, fulfilledTimeStamp, silo, reason)
    return { isRefused, rows, failure: error?.message }
  },
)

/** Whether the users and groups of a silo come by SCIM. */
export const selectHasScim = (state: RootState, params: OfSilo): boolean =>
  selectSilo(state, params)?.identityMode === 'saml_scim'

/** The action that creates a token of a silo. */
export const selectScimTokenCreateAction = createSelector(
  [(_state: RootState, { silo }: OfSilo) => silo, selectReason],
  scimTokenCreateAction,
)

/** The address that the identity provider of a silo sends its changes to. */
export const selectScimUrl = createSelector(
  [selectOrigin, (state: RootState, params: OfSilo) => selectSilo(state, params)?.name ?? ''],
  (origin, silo) => ({
    silo,
    url: `${siloOrigin(origin, silo)}/scim/v2`,
    isDomainKnown: domainOf(origin) !== PLACEHOLDER,
  }),
)
