import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich, type RichText } from '@/lib/rich-text'
import { confirmed, type ActionViewModel } from '@/store/commands/action'
import type { CommandRequest } from '@/store/commands/events'
import { selectFailure } from '@/store/queries/failure'
import type { ScreenActionsSelector } from '@/store/routing/route'
import type { StoreEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { selectReasonNotAdmin } from '../fleet-role'
import { inboundIcmpQuery } from '../inbound-icmp/queries'
import { networkingSettingsQuery } from './queries'

/** A setting that is on or off, and the action that changes it. */
export interface SwitchViewModel {
  isOn: boolean
  action: ActionViewModel & { event: StoreEvent }
}

const switching = (
  id: string,
  isOn: boolean,
  reason: RichText | undefined,
  {
    kind,
    consequences,
    ...request
  }: Pick<CommandRequest, 'command'> & { kind: string; consequences: RichText },
): SwitchViewModel => {
  const verb = isOn ? 'Forbid' : 'Allow'
  return {
    isOn,
    action: {
      id,
      label: `${verb} ${kind}`,
      reason,
      event: confirmed(
        {
          verb,
          kind,
          name: '',
          ...(isOn && { tone: 'danger' }),
          text: rich`Are you sure you want to ${verb.toLowerCase()} ${kind}?`,
          consequences,
        },
        {
          ...request,
          source: request.command.endpoint,
          success: { content: ['Networking settings saved'] },
          errorTitle: 'Could not save networking settings',
        },
      ),
    },
  }
}

/** Whether the rack's API services receive errors of ICMP; undefined while unknown. */
export const selectInboundIcmp = createSelector(
  [(state: RootState) => selectData(state, inboundIcmpQuery)?.enabled, selectReasonNotAdmin],
  (isOn, reason) =>
    isOn === undefined
      ? undefined
      : switching('inboundIcmp', isOn, reason, {
          kind: 'inbound ICMP',
          consequences: isOn
            ? rich`The rack’s API services will receive no ICMP messages at all. Connections over paths with a small MTU may stall.`
            : rich`The rack’s API services will receive three ICMP errors: destination unreachable, redirect and time exceeded. All other messages are dropped.`,
          command: { endpoint: 'networkingInboundIcmpUpdate', args: { body: { enabled: !isOn } } },
        }),
)

/** Whether instances may use jumbo frames; undefined while unknown. */
export const selectJumboFrames = createSelector(
  [
    (state: RootState) =>
      selectData(state, networkingSettingsQuery)?.externalJumboFramesOptInEnabled,
    selectReasonNotAdmin,
  ],
  (isOn, reason) =>
    isOn === undefined
      ? undefined
      : switching('jumboFrames', isOn, reason, {
          kind: 'jumbo frames',
          consequences: isOn
            ? rich`Instances that use them will return to standard frames when they restart.`
            : rich`Each instance can enable them in its settings. The network outside the rack must support them, too.`,
          command: {
            endpoint: 'systemNetworkingSettingsUpdate',
            args: { body: { externalJumboFramesOptInEnabled: !isOn } },
          },
        }),
)

/** Why a setting could not be read; undefined if it was. */
export const selectInboundIcmpProblem = (state: RootState) => selectFailure(state, inboundIcmpQuery)

export const selectJumboFramesProblem = (state: RootState) =>
  selectFailure(state, networkingSettingsQuery)

/** The palette actions of the page. */
export const selectNetworkingActions: ScreenActionsSelector<object> = createSelector(
  [selectInboundIcmp, selectJumboFrames],
  (...settings) => ({
    group: 'Networking settings',
    actions: settings.flatMap(setting => setting?.action ?? []),
  }),
)
