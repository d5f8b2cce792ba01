import { rangeParams, type TimeRange } from '@/lib/time-range'
import { selectRange } from '@/store/time-range/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { useRoute } from '@/views/shell/route-context'

interface Move {
  /** The new range; the range in the address by default. */
  range?: TimeRange
  /** The new filter of the part, by parameter; the filter in the address by default. */
  choice?: Record<string, string>
}

const CHOICES = ['state', 'disk', 'nic']

const withParams = (path: string, params: Record<string, string>) => {
  const search = new URLSearchParams(params).toString()
  return search ? `${path}?${search}` : path
}

const choiceIn = (search: string) =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => CHOICES.includes(name)))

/** The address of the metrics, which holds their range and filter. */
export const useMetricsAddress = () => {
  const send = useSend()
  const { path, search } = useRoute()
  const range = useAppSelector(selectRange)
  return {
    range,
    /** Address of another part, with the same range. */
    linkTo: (part: string) => withParams(part, rangeParams(range)),
    moveTo: ({ range: to = range, choice = choiceIn(search) }: Move) =>
      send(
        navigationRequested({
          to: withParams(path, { ...rangeParams(to), ...choice }),
          replace: true,
        }),
      ),
  }
}
