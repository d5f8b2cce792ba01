import { createSelector, weakMapMemoize } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { selectPortsUsing } from './port-settings'
import type { LinkPart } from './parts'
import { allBgpConfigsQuery } from '../bgp/queries'
import { portName } from '../switch-ports/rules'
import { allPortSettingsQuery } from '../switch-ports/queries'

const toChoices = weakMapMemoize((links: readonly LinkPart[]) =>
  links.map(({ linkName }) => ({ value: linkName, label: linkName })),
)

const NONE: readonly LinkPart[] = []

/** The links in the form with that name. */
export const selectLinkChoices = (state: RootState, form: string) =>
  toChoices((selectFormValue(state, form, 'links') as readonly LinkPart[] | undefined) ?? NONE)

export const selectBgpChoices = createSelector(
  [(state: RootState) => selectData(state, allBgpConfigsQuery)?.items],
  (configs = []) =>
    configs.map(({ name, asn }) => ({ value: name, label: name, detail: `AS ${asn}` })),
)

/** The ports that use the settings with that name; undefined if there are none of that name. */
export const selectReplacedPorts = (state: RootState, name: string): string | undefined => {
  const known = selectData(state, allPortSettingsQuery)?.items.find(each => each.name === name)
  const ports = known && selectPortsUsing(state, known.id)
  return known && (ports?.map(portName).join(', ') ?? 'ports that are not known')
}
