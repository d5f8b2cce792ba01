import type { Silo } from '@/api/generated/types'
import { rich, type RichText } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { systemPaths, tabOf } from '../paths'
import { identityProviderListQuery, siloIpPoolListQuery, siloUserListQuery } from './queries'

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
      word: name,
      contents: [
        { kind: 'user', query: siloUserListQuery({ silo: name }), tab: 'users' },
        {
          kind: 'identity provider',
          query: identityProviderListQuery({ silo: name }),
          tab: 'idps',
        },
        { kind: 'linked IP pool', query: siloIpPoolListQuery({ silo: name }), tab: 'ip-pools' },
      ].map(({ tab, ...content }) => ({
        ...content,
        href: tabOf(systemPaths.silo({ silo: name }), tab),
        isLost: true as const,
      })),
      consequences: rich`Its users, groups, identity providers, certificates and quotas are deleted too. This fails while it has projects.`,
    },
    {
      command: { endpoint: 'siloDelete', args: { path: { silo: name } } },
      ...leaving(screen, systemPaths.silos()),
    },
  ),
]
