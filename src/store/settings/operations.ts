import { tableOf } from '@/api/core/operation'
import { accountCalls } from '@/api/generated/calls/account'
import { accountEntries } from '@/api/operations/account'

/** The API operations that only the pages about users use. They load with their routes. */
export const accountOperations = tableOf(accountCalls, accountEntries)
