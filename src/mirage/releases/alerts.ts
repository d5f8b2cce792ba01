import type { Step } from './change'

export const alertSteps: readonly Step[] = [
  {
    release: 16,
    changes: {
      'GET /v1/alert-receivers/{receiver}/deliveries': {
        query: ({ sortBy, ...query }: { sortBy?: string }) =>
          sortBy ? { ...query, sortBy: `time_and_id_${sortBy}` } : query,
      },
    },
  },
]
