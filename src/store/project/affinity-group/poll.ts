import { selectData } from '@/api/core/api'
import { isTransitioning } from '@/machines/instance/instance.rules'
import type { Poll } from '@/store/polling/poll'
import { groupOfParams, type GroupParams } from '../affinity-kinds'
import { groupMembersQuery } from '../affinity/queries'
import { instanceMembers } from './rules'

const EVERY = 2_000

/** The members of a group, read again while one of them is on its way to another state. */
export const groupMembersPoll: Poll<GroupParams> = params => {
  const { kind, project, group } = groupOfParams(params)
  const query = groupMembersQuery({ kind, project, group })
  return {
    queries: () => [query],
    schedule: state =>
      instanceMembers(selectData(state, query)?.items ?? []).some(({ value }) =>
        isTransitioning(value.runState),
      )
        ? { query, intervalMs: EVERY }
        : null,
  }
}
