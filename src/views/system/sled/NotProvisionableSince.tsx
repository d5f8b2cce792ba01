import { systemPaths } from '@/store/system/paths'
import { selectClosedSince, selectSinceQuery } from '@/store/system/sleds/since.rules'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { DateCell } from '@/ui/Cells/Cells'
import { Message } from '@/ui/Message/Message'

/** Says since when a sled takes nothing new, if the audit log of the last month has it. */
export function NotProvisionableSince({ sledId }: { sledId: string }) {
  const query = useAppSelector(state => selectSinceQuery(state, sledId))
  useQueries(query ? [query] : [])
  const since = useAppSelector(state => selectClosedSince(state, sledId))
  return (
    since !== undefined && (
      <Message
        tone="notice"
        link={{ label: 'Drain check', href: systemPaths.sledDrain({ sledId }) }}
      >
        Not provisionable since <DateCell date={since} />
      </Message>
    )
  )
}
