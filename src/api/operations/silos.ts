import { changed, every, itemsOf, list, one, oneBy, tag } from '@/api/core/tags'
import type { Entries } from './entry'

/** Silos and their quotas. */
export const silos = {
  systemQuotasList: {
    provides: page => [
      list('siloQuotas'),
      ...page.items.map(quotas => tag('siloQuotas', quotas.siloId)),
    ],
  },
  /** Discoverable silos only. */
  siloList: { provides: itemsOf('silo') },
  siloCreate: {
    invalidates: () => [list('silo'), list('siloQuotas'), list('utilization')],
  },
  siloView: { provides: oneBy('silo', 'silo') },
  /** Refused while it has projects. */
  siloDelete: {
    invalidates: () => [list('silo'), list('siloQuotas'), list('utilization'), list('ipPoolSilo')],
  },
  siloQuotasView: {
    provides: (quotas, { path }) => one('siloQuotas', path.silo, { id: quotas.siloId }),
  },
  /** Changes only the given quotas. */
  siloQuotasUpdate: {
    invalidates: (quotas, { path }) => [
      ...changed('siloQuotas', path.silo, { id: quotas.siloId }),
      every('utilization'),
    ],
  },
  /** A user of any silo. */
  siloUserView: { provides: oneBy('user', 'userId') },
  siloUtilizationList: { provides: () => [list('utilization')] },
  siloUtilizationView: { provides: (_utilization, { path }) => [tag('utilization', path.silo)] },
} satisfies Entries
