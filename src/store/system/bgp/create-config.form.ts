import type { BgpConfig } from '@/api/generated/types'
import { nameError } from '@/lib/name'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { defineForm } from '@/store/forms/define-form'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created } from '@/store/forms/outcomes'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { systemPaths } from '../paths'
import { allBgpConfigsQuery } from './queries'
import { asnError, MAX_PATHS } from './rules'

export interface BgpConfigValues extends Identity {
  asn: string
  /** Name of the announce set; empty if none is chosen. */
  announceSet: string
  vrf: string
  /** Null for the default of the rack, which is one. */
  maxPaths: NumberEntry
}

/** Why no other configuration can have the number, or undefined. */
const takenError = (asn: string, configs: readonly BgpConfig[]): string | undefined => {
  const holder = configs.find(each => each.asn === Number(asn))
  return holder && `The configuration ${holder.name} has this number`
}

/** Creates a BGP configuration. */
export const bgpConfigCreateForm = defineForm<BgpConfigValues, BgpConfig>({
  name: 'bgpConfigCreate',
  features: { maxPaths: ['bgpUnnumbered', 'Max paths'] },
  checkedAtOnce: ['asn'],
  tidies: { maxPaths: readNumber },
  initial: () => ({
    ...identityForm.initial(),
    asn: '',
    announceSet: '',
    vrf: '',
    maxPaths: null,
  }),
  check: (values, { read }) => {
    const configs = read(allBgpConfigsQuery)?.items ?? []
    const asn = values.asn.trim()
    return errorsOf({
      ...identityForm.check(values, configs),
      asn: requiredError('ASN', asn) ?? asnError(asn) ?? takenError(asn, configs),
      announceSet: requiredError('Announce set', values.announceSet),
      vrf: nameError('VRF', values.vrf, { required: false }),
      maxPaths: numberError(values.maxPaths, MAX_PATHS),
    })
  },
  toCommand: ({ name, description, asn, announceSet, vrf, maxPaths }) => ({
    endpoint: 'networkingBgpConfigCreate',
    args: {
      body: {
        name,
        description,
        asn: Number(asn.trim()),
        bgpAnnounceSetId: announceSet,
        ...(vrf !== '' && { vrf }),
        ...(maxPaths !== null && { maxPaths: Number(maxPaths) }),
      },
    },
  }),
  succeeded: created('BGP configuration', systemPaths.bgpConfigs),
  leaveTo: () => systemPaths.bgpConfigs(),
})
