import { listOf } from '@/store/queries/define'

/** All access tokens of the user: the API cannot sort them by time. */
export const { all: accessTokenListQuery } = listOf('currentUserAccessTokenList')
