import { Info } from 'lucide-react'
import { selectRefreshError } from '@/store/queries/freshness'
import { useAppSelector } from '@/store/setup/hooks'
import { PopoverButton } from '@/ui/PopoverButton/PopoverButton'
import { RequestId } from '@/ui/RequestId/RequestId'
import { useShownQueries } from '@/views/shell/use-shown-queries'

/** Why the shown data could not be refreshed. */
export function RefreshReason() {
  const queries = useShownQueries()
  const error = useAppSelector(state => selectRefreshError(state, queries))
  if (!error) return null
  return (
    <PopoverButton label="Why it could not be refreshed" icon={<Info size={14} />}>
      {() => (
        <>
          <p>{error.message}</p>
          <RequestId id={error.requestId} />
        </>
      )}
    </PopoverButton>
  )
}
