import type { AllowList } from '@/api/generated/types'
import { defineEditForm } from '@/store/forms/edits'
import { allowListQuery } from '../switch-ports/queries'
import { addEntries, checkAllowList, listOf, merged, NO_ENTRY, type AllowListValues } from './rules'

/** Ends the message of a list that is saved but does not apply everywhere yet. */
export const NOT_APPLIED = 'The list is saved, but it does not apply everywhere yet.'

/** Changes from where the rack may be reached. The form is part of its page. */
export const allowListForm = defineEditForm<AllowListValues, AllowList>({
  name: 'allowList',
  // The page itself asks about the changes of others, entry by entry, before the list is saved.
  edits: { queries: () => [allowListQuery], labels: {} },
  staysOpen: true,
  entries: { ips: { add: addEntries, empty: NO_ENTRY } },
  initial({ read }) {
    const base = listOf(read(allowListQuery)?.allowedIps)
    return { ...base, ...NO_ENTRY, base }
  },
  check: checkAllowList,
  toCommand(values, { read }) {
    const { allow, ips } = merged(values, values.base, listOf(read(allowListQuery)?.allowedIps))
    return {
      endpoint: 'networkingAllowListUpdate',
      args: { body: { allowedIps: allow === 'any' ? { allow } : { allow, ips: [...ips] } } },
    }
  },
  succeeded: data => ({
    toast: { content: ['Allow list saved'] },
    primeCache: { query: allowListQuery, data },
  }),
  advice: ({ statusCode }) => (statusCode === 503 ? NOT_APPLIED : undefined),
  failureTitle: 'Could not save allow list',
})
