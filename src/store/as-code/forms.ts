import { formRequested } from '@/store/forms/events'
import type { Scope } from './options'

/** The dialog that shows objects as configuration, script and bodies. */
export const AS_CODE = 'asCode'

/**
 * The objects, by their project, if they have one, and, if not all of it is meant, their kind and
 * ids.
 */
export interface AsCodeParams {
  project?: string
  kind?: Scope['kind']
  ids?: string
}

export const asCodeRequested = ({ project, kind, ids }: AsCodeParams) =>
  formRequested({
    form: AS_CODE,
    params: {
      ...(project !== undefined && { project }),
      ...(kind && { kind }),
      ...(ids && { ids }),
    },
  })
