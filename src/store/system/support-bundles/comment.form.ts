import type { SupportBundleInfo } from '@/api/generated/types'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import type { SystemForms } from '../forms'
import { bundleViewQuery } from './queries'
import { commentError, toComment } from './rules'

/** Changes the comment of a support bundle. */
export const bundleCommentForm = defineForm<
  { comment: string },
  SupportBundleInfo,
  SystemForms['supportBundleComment']
>({
  name: 'supportBundleComment',
  isEdit: true,
  initial: ({ params, read }) => ({ comment: read(bundleViewQuery(params))?.userComment ?? '' }),
  check: ({ comment }) => errorsOf({ comment: commentError(comment) }),
  toCommand: ({ comment }, { params: { bundleId } }) => ({
    endpoint: 'supportBundleUpdate',
    args: { path: { bundleId }, body: { userComment: toComment(comment) } },
  }),
  succeeded: () => ({ toast: { content: ['Comment saved'] } }),
})

export const useBundleCommentField = fieldHook(bundleCommentForm)
