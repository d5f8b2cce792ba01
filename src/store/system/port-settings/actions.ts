import type { SwitchPortSettingsIdentity } from '@/api/generated/types'
import { commaSeries } from '@/lib/text'
import { rich, type RichText } from '@/lib/rich-text'
import { deletion, leaving, type ActionViewModel } from '@/store/commands/action'
import { systemPaths } from '../paths'

interface Place {
  /** Why the user cannot change settings; undefined if they can. */
  notAdmin: RichText | undefined
  /** The ports that use the settings, in words. */
  ports: readonly string[]
  /** Path of the page of the settings, if the actions are offered there. */
  screen?: string
}

/** The actions on port settings in their row, their page and the palette. */
export const portSettingsActions = (
  { id, name }: SwitchPortSettingsIdentity,
  { notAdmin, ports, screen }: Place,
): ActionViewModel[] => [
  {
    id: 'edit',
    label: 'Edit',
    to: systemPaths.portSettingsEdit({ settings: name }),
    reason: notAdmin,
  },
  deletion(
    {
      id,
      kind: 'port settings',
      name,
      reason:
        notAdmin ??
        (ports.length > 0
          ? rich`They are applied to ${commaSeries(ports, 'and')}. Clear or replace them there first.`
          : undefined),
      consequences: rich`Their links, addresses, routes and BGP peers are deleted with them.`,
    },
    {
      command: {
        endpoint: 'networkingSwitchPortSettingsDelete',
        args: { query: { portSettings: name } },
      },
      ...leaving(screen, systemPaths.portSettings()),
    },
  ),
]
