import type { SupportBundleInfo } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf } from '@/store/forms/rules'
import { selectFormFailure } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'
import { bundleViewQuery } from './queries'
import { commentError, toComment } from './rules'

const INSUFFICIENT_STORAGE = 507

/** Starts the collection of a support bundle. Racks before release 16 take no comment. */
export const bundleCreateForm = defineForm<{ comment: string }, SupportBundleInfo>({
  name: 'supportBundleCreate',
  features: { comment: ['bundleComments', 'Comment'] },
  initial: () => ({ comment: '' }),
  check: ({ comment }) => errorsOf({ comment: commentError(comment) }),
  toCommand: ({ comment }) => ({
    endpoint: 'supportBundleCreate',
    args: { body: { userComment: toComment(comment) } },
  }),
  succeeded: bundle => ({
    toast: { content: ['Support bundle started'] },
    to: systemPaths.supportBundle({ bundleId: bundle.id }),
    primeCache: { query: bundleViewQuery({ bundleId: bundle.id }), data: bundle },
  }),
  fieldErrors: ({ statusCode, message }) => ({
    storage: statusCode === INSUFFICIENT_STORAGE ? message : undefined,
  }),
  advice: ({ statusCode }) =>
    statusCode === INSUFFICIENT_STORAGE ? 'No bundle was started.' : undefined,
  leaveTo: () => systemPaths.supportBundles(),
})

/** Whether the rack had no storage left for the bundle. */
export const selectIsStorageExhausted = (state: RootState): boolean =>
  selectFormFailure(state, bundleCreateForm.name)?.fields['storage'] !== undefined
