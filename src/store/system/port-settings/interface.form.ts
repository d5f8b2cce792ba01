import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'
import type { PartParams } from '../forms'
import { partNames, type InterfacePart } from './parts'
import { VLAN_RULE } from './rules'
import { collect, editedPart, likelyLink, takenError } from './values'

export interface InterfaceValues {
  linkName: string
  kind: 'primary' | 'vlan' | 'loopback'
  vid: NumberEntry
  v6Enabled: boolean
}

const toInterface = ({ linkName, kind, vid, v6Enabled }: InterfaceValues): InterfacePart => {
  const part = {
    linkName,
    kind: kind === 'vlan' ? { type: kind, vid: Number(vid) } : { type: kind },
    v6Enabled,
  }
  return { ...part, name: partNames.interface(part) }
}

/** Adds an interface to port settings, or edits one. */
export const interfaceForm = defineForm<InterfaceValues, unknown, PartParams>({
  name: 'portSettingsInterface',
  checkedAtOnce: ['vid'],
  tidies: { vid: readNumber },
  initial: context => {
    const part = editedPart('interfaces', context) as InterfacePart | undefined
    return {
      linkName: part?.linkName ?? likelyLink(context),
      kind: part?.kind.type ?? 'primary',
      vid: part?.kind.type === 'vlan' ? part.kind.vid : null,
      v6Enabled: part?.v6Enabled ?? false,
    }
  },
  check: (values, context) =>
    errorsOf({
      linkName:
        requiredError('Link', values.linkName) ??
        takenError('interfaces', toInterface(values).name, context),
      vid:
        values.kind === 'vlan'
          ? numberError(values.vid, { label: 'VLAN', ...VLAN_RULE, isRequired: true })
          : undefined,
    }),
  succeeded: (_result, values, context) => collect('interfaces', toInterface(values), context),
})
