import { useEffect } from 'react'
import type { Query } from '@/api/operations/table'
import { prefetchRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { useLoadedCode } from '@/views/shell/code-context'

/**
 * Whether the operation of a query can be called. Otherwise loads the code of the page that brings
 * it, without its data.
 */
export const useLateOperation = (endpoint: Query['endpoint'], page: string): boolean => {
  const send = useSend()
  const { operations } = useLoadedCode()
  // Operations are added to the table as code loads.
  const isLoaded = useAppSelector(() => endpoint in operations)
  useEffect(() => {
    if (!isLoaded) send(prefetchRequested({ to: page, isCodeOnly: true }))
  }, [isLoaded, page, send])
  return isLoaded
}
