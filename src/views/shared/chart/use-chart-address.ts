import { rangeNames, rangeParams, type TimeRange, type TimeWindow } from '@/lib/time-range'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectRange } from '@/store/time-range/selectors'
import { useRoute } from '@/views/shell/route-context'

/** The address of charts, which holds their range, zoom and filter. */
export const useChartAddress = () => {
  const send = useSend()
  const { path, search } = useRoute()
  const range = useAppSelector(selectRange)
  const change = (names: readonly string[], given: Record<string, string>) => {
    const params = new URLSearchParams(search)
    for (const name of names) params.delete(name)
    for (const [name, value] of Object.entries(given)) params.set(name, value)
    const to = params.size === 0 ? path : `${path}?${params}`
    send(navigationRequested({ to, replace: true }))
  }
  const setRange = (to: TimeRange) => change(rangeNames, rangeParams(to))
  const zoomedFrom = range.kind === 'custom' ? range.zoomedFrom : undefined
  return {
    setRange,
    /** Shows a part of the range. */
    zoom: (window: TimeWindow) =>
      setRange({ kind: 'custom', window, zoomedFrom: zoomedFrom ?? range }),
    /** Shows the range again that the user zoomed into; undefined if the charts are not zoomed. */
    resetZoom: zoomedFrom && (() => setRange(zoomedFrom)),
    /** Sets a parameter of the query string; null removes it. */
    choose: (param: string, value: string | null) =>
      change([param], value === null ? {} : { [param]: value }),
  }
}
