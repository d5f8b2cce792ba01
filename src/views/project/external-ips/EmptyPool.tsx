import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  countedPools,
  selectFreeElsewhere,
  selectOtherPools,
} from '@/store/silo/ip-pools/elsewhere'
import { ipPoolUtilizationQuery } from '@/store/system/ip-pool-utilization/queries'
import { systemPaths } from '@/store/system/paths'
import { Message } from '@/ui/Message/Message'

/** That a pool is empty, and where fleet viewers find or make free addresses. */
export function EmptyPool({ pool }: { pool: string }) {
  const others = useAppSelector(state => selectOtherPools(state, pool))
  useQueries(countedPools(others).map(name => ipPoolUtilizationQuery({ pool: name })))
  const elsewhere = useAppSelector(state => selectFreeElsewhere(state, pool))
  return (
    <Message
      tone="notice"
      link={{ label: `Add a range to ${pool}`, href: systemPaths.ipPool({ pool }) }}
    >
      The pool {pool} has no free address. {elsewhere}
    </Message>
  )
}
