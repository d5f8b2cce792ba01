import type { Silo } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { systemPaths } from '../paths'

/** The actions on a silo in its row, its page and the palette. */
export const siloActions = (
  { id, name }: Silo,
  reason: RichText | undefined,
  screen?: string,
): ActionViewModel[] => [
  deletion(
    {
      id,
      kind: 'silo',
      name,
      reason,
      consequences: rich`Its users, groups, identity providers, certificates and quotas are deleted too. This fails while it has projects.`,
    },
    {
      command: { endpoint: 'siloDelete', args: { path: { silo: name } } },
      ...leaving(screen, systemPaths.silos()),
    },
  ),
]

/** The action that creates a silo, on the list page. */
export const siloCreateAction = (reason: RichText | undefined): ActionViewModel => ({
  id: 'create',
  label: 'New silo',
  to: systemPaths.siloCreate(),
  reason,
})
