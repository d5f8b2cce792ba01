import { type Page, type PageQuery, paginate } from '../server/page'

/** The query parameters of a list of measurements. Start inclusive, end exclusive. */
export interface TimeQuery extends PageQuery {
  startTime: string
  endTime: string
  order?: 'ascending' | 'descending' | null | undefined
}

/** A value and its time in milliseconds since the epoch. */
export interface Sample {
  readonly time: number
  readonly value: number
}

/** The time as text that sorts chronologically. */
const keyOf = ({ time }: Sample): string => String(time).padStart(15, '0')

/** One page of the samples in the window of the call; `samples` must be sorted by time. */
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
