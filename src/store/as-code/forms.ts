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

/** The dialog that makes a copy of an object and of all in it. */
export const SIMILAR = 'createSimilar'

/** The object to copy: a project, or one of its VPCs or instances, by its id and its name. */
export interface SimilarParams {
  project: string
  kind: 'project' | 'vpc' | 'instance'
  ids: string
  name: string
}

export const createSimilarRequested = (params: SimilarParams) =>
  formRequested({ form: SIMILAR, params: { ...params } })
