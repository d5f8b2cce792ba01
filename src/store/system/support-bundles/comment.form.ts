import { selectData } from '@/api/core/api'
import type { SupportBundleInfo } from '@/api/generated/types'
import { defineEditForm } from '@/store/forms/edits'
import { errorsOf } from '@/store/forms/rules'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import type { SystemForms } from '../forms'
import { bundleViewQuery } from './queries'
import { commentError, toComment } from './rules'

type Params = SystemForms['supportBundleComment']

const commentForm = (name: string, staysOpen: boolean) =>
  defineEditForm<{ comment: string }, SupportBundleInfo, Params>({
    name,
    edits: {
      queries: ({ params }) => [bundleViewQuery(params)],
      param: 'bundleId',
      labels: { comment: 'Comment' },
    },
    staysOpen,
    initial: ({ params, read }) => ({ comment: read(bundleViewQuery(params))?.userComment ?? '' }),
    check: ({ comment }) => errorsOf({ comment: commentError(comment) }),
    toCommand: ({ comment }, { params: { bundleId } }) => ({
      endpoint: 'supportBundleUpdate',
      args: { path: { bundleId }, body: { userComment: toComment(comment) } },
    }),
    succeeded: (bundle, _values, { params }) => ({
      toast: { content: ['Comment saved'] },
      primeCache: { query: bundleViewQuery(params), data: bundle },
    }),
  })

/** Changes the comment of a support bundle, over the list. */
export const bundleCommentForm = commentForm('supportBundleComment', false)

/** The same on the page of the bundle. */
export const bundlePageCommentForm = commentForm('supportBundlePageComment', true)
/** Whether what is in the field of the page differs from the saved comment. */
export const selectIsCommentChanged = (state: RootState, params: Params): boolean =>
  toComment((selectFormValue(state, bundlePageCommentForm.name, 'comment') ?? '') as string) !==
  (selectData(state, bundleViewQuery(params))?.userComment ?? null)
