import { useCallback, useState } from 'react'
import { navigationRequested } from '@/store/navigation/events'
import type { PriorityOrder } from '@/store/project/firewall-rules/rows'
import { useSend } from '@/store/setup/hooks'
import { useRoute } from '@/views/shell/route-context'

const PARAM = 'priority'

const orderIn = (search: string): PriorityOrder | undefined => {
  const order = new URLSearchParams(search).get(PARAM)
  return order === 'ascending' || order === 'descending' ? order : undefined
}

/**
 * The order of the rules, which is in the address of their tab, at `path`. Where the address does
 * not say, as while a form is over them and after it, they stay in the order that they have.
 */
export const usePriorityOrder = (path: string) => {
  const send = useSend()
  const { search } = useRoute()
  const [last, setLast] = useState<PriorityOrder>('ascending')
  const order = orderIn(search) ?? last
  if (order !== last) setLast(order)
  const turn = useCallback(() => {
    const next: PriorityOrder = order === 'ascending' ? 'descending' : 'ascending'
    send(navigationRequested({ to: `${path}?${PARAM}=${next}`, replace: true }))
  }, [order, path, send])
  return { order, turn }
}
