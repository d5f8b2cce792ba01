import type { BgpConfig } from '@/api/generated/types'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import { defineEditForm } from '@/store/forms/edits'
import { IDENTITY_LABELS, identityForm, type Identity } from '@/store/forms/identity'
import { updated } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { systemPaths, type SystemParams } from '../paths'
import { allBgpConfigsQuery, findBgpConfig } from './queries'
import { MAX_PATHS } from './rules'

type Params = SystemParams<'bgpConfigEdit'>

export interface BgpConfigEditValues extends Identity {
  /** Name of another announce set. The API does not tell the present one: empty keeps it. */
  announceSet: string
  maxPaths: NumberEntry
}

/** Changes a BGP configuration, but not its number. */
export const bgpConfigEditForm = defineEditForm<BgpConfigEditValues, BgpConfig, Params>({
  name: 'bgpConfigEdit',
  edits: {
    queries: () => [allBgpConfigsQuery],
    param: 'bgpConfig',
    object: ({ params, read }) => findBgpConfig(read, params),
    labels: { ...IDENTITY_LABELS, maxPaths: 'Max paths' },
  },
  tidies: { maxPaths: readNumber },
  initial: ({ params, read }) => {
    const config = findBgpConfig(read, params)
    return {
      ...identityForm.initial(config),
      announceSet: '',
      maxPaths: config?.maxPaths ?? null,
    }
  },
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(
        values,
        read(allBgpConfigsQuery)?.items ?? [],
        findBgpConfig(read, params),
      ),
      maxPaths: numberError(values.maxPaths, { ...MAX_PATHS, isRequired: true }),
    }),
  toCommand: (values, { params: { bgpConfig }, initial }) => ({
    endpoint: 'networkingBgpConfigUpdate',
    args: {
      query: { nameOrId: bgpConfig },
      body: {
        ...identityForm.changes(values, initial),
        maxPaths: Number(values.maxPaths),
        ...(values.announceSet !== '' && { bgpAnnounceSetId: values.announceSet }),
      },
    },
  }),
  succeeded: updated('BGP configuration', systemPaths.bgpConfigs),
  leaveTo: () => systemPaths.bgpConfigs(),
})
