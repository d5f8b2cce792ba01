import type { SwitchPort } from '@/api/generated/types'
import { quoted } from '@/lib/oxql/metric-query'
import { emphasis, rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import { metricsAction } from '@/store/explorer/links'
import { requestForm } from '../forms'
import { systemPaths } from '../paths'
import { portArgs } from './queries'
import { portName, type SessionRisk } from './rules'

interface Place {
  /** Why the user cannot change ports; undefined if they can. */
  reason: RichText | undefined
  /** What the port’s settings are called; undefined if it has none. */
  settings: string | undefined
  risk: SessionRisk
}

const NO_SETTINGS = rich`It has no settings`

/** How timeseries name a port. They number the slots that have names elsewhere. */
const measuredAs = ({ switchSlot, portName: id }: SwitchPort): string =>
  `switch_slot == ${switchSlot.replace(/^switch/, '')} && port_id == ${quoted(id)}`

/** The actions on a switch port in its row, its page and the palette. */
export const switchPortActions = (
  port: SwitchPort,
  { reason, settings, risk }: Place,
): ActionViewModel[] => {
  const name = portName(port)
  const cutsOff = risk === 'sure'
  return [
    {
      id: 'apply',
      label: 'Apply settings',
      reason,
      event: requestForm('switchPortApply', { portId: port.id }),
    },
    {
      id: 'clear',
      label: 'Clear settings',
      isDanger: true,
      reason: reason ?? (settings === undefined ? NO_SETTINGS : undefined),
      event: confirmed(
        {
          verb: 'Clear',
          kind: 'settings',
          name,
          tone: 'danger',
          text: rich`Are you sure you want to clear the settings ${emphasis(settings ?? '')} of the port ${emphasis(name)}?`,
          consequences: cutsOff
            ? rich`This cuts the uplink. ${emphasis('No other port has settings, so this console loses its connection to the rack')}, and nobody outside can reach its instances. The settings themselves are kept.`
            : rich`This cuts the uplink: its addresses, routes and BGP peers are gone until settings are applied again. Your own connection may run over it. The settings themselves are kept.`,
          ...(cutsOff && { acknowledgement: 'I can reach the rack another way' }),
        },
        {
          source: `networkingSwitchPortClearSettings/${port.id}`,
          command: { endpoint: 'networkingSwitchPortClearSettings', args: portArgs(port) },
          success: { content: ['Settings of ', emphasis(name), ' cleared'] },
          errorTitle: 'Could not clear settings',
        },
      ),
    },
    metricsAction(systemPaths.metrics(), {
      preset: 'Uplink traffic, errors',
      where: measuredAs(port),
    }),
  ]
}
