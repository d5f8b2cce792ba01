import { rangeParams, type TimeRange } from '@/lib/time-range'
import { selectRange } from '@/store/time-range/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { useRoute } from '@/views/shell/route-context'

interface Move {
  /** Another range; the one in the address otherwise. */
  range?: TimeRange
  /** What is chosen of the part, by its name in the address; what the address says otherwise. */
  choice?: Record<string, string>
}

const CHOICES = ['state', 'disk', 'nic']

const withParams = (path: string, params: Record<string, string>) => {
  const search = new URLSearchParams(params).toString()
  return search ? `${path}?${search}` : path
}

const choiceIn = (search: string) =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => CHOICES.includes(name)))

/** The address of the metrics, which holds what is chosen of them. */
export const useMetricsAddress = () => {
  const send = useSend()
  const { path, search } = useRoute()
  const range = useAppSelector(selectRange)
  return {
    range,
    /** Another part, of the same time. */
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
