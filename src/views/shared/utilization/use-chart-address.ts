import { rangeParams, type TimeRange } from '@/lib/time-range'
import { navigationRequested } from '@/store/navigation/events'
import { useSend } from '@/store/setup/hooks'
import { useRoute } from '@/views/shell/route-context'

/** The address of charts, which holds their range and filter. */
export const useChartAddress = () => {
  const send = useSend()
  const { path, search } = useRoute()
  const change = (names: readonly string[], given: Record<string, string>) => {
    const params = new URLSearchParams(search)
    for (const name of names) params.delete(name)
    for (const [name, value] of Object.entries(given)) params.set(name, value)
    const to = params.size === 0 ? path : `${path}?${params}`
    send(navigationRequested({ to, replace: true }))
  }
  return {
    setRange: (range: TimeRange) => change(['range', 'start', 'end'], rangeParams(range)),
    /** Sets a parameter of the query string; null removes it. */
    choose: (param: string, value: string | null) =>
      change([param], value === null ? {} : { [param]: value }),
  }
}
