import type { Handlers } from '../server/route'

export const pingRoutes = {
  ping: () => ({ status: 'ok' }),
} satisfies Handlers
