import { type Page, type PageQuery, paginate } from '../server/page'

/** What lists of measurements take. The window includes its start and excludes its end. */
interface TimeQuery extends PageQuery {
  startTime: string
  endTime: string
  order?: 'ascending' | 'descending' | null | undefined
}

/** A value and when it was so, in milliseconds since the epoch. */
export interface Sample {
  readonly time: number
  readonly value: number
}

/** The moment as text that sorts as moments do. */
const keyOf = ({ time }: Sample): string => String(time).padStart(15, '0')

/** One page of the samples, which come sorted by time, that lie in the window of a call. */
export const pageByTime = <View>(
  call: { query: TimeQuery },
  samples: readonly Sample[],
  datum: (value: number) => View,
): Page<{ timestamp: string; datum: View }> => {
  const { startTime, endTime, order } = call.query
  const [start, end] = [Date.parse(startTime), Date.parse(endTime)]
  const found = samples.filter(({ time }) => start <= time && time < end)
  const descending = order === 'descending'
  return paginate(call, found, { key: keyOf, descending }, ({ time, value }) => ({
    timestamp: new Date(time).toISOString(),
    datum: datum(value),
  }))
}
