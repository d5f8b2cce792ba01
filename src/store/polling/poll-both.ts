import type { Poll } from './poll'

/** Polls by two rules, such as those of a panel and of the page under it. */
export const pollBoth =
  <Params>(one: Poll<Params>, other: Poll<Params>): Poll<Params> =>
  params => {
    const [first, second] = [one(params), other(params)]
    return {
      queries: state => [...first.queries(state), ...second.queries(state)],
      schedule: first.schedule,
      also: second.schedule,
    }
  }
