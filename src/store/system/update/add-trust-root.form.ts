import { base64ToUtf8 } from '@/lib/base64'
import type { FileValue } from '@/store/forms/definition'
import { defineForm } from '@/store/forms/define-form'
import { errorsOf, requiredError } from '@/store/forms/rules'

/** A chosen or typed root role, with what is wrong with it once that is known. */
export interface RootRoleFile extends FileValue {
  problem?: string | null
}

export const TRUST_ROOT_ADD = 'trustRootAdd'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Why a text is no root role, or null. */
export const rootRoleProblem = (text: string): string | null => {
  let role: unknown
  try {
    role = JSON.parse(text)
  } catch {
    return 'This is not JSON'
  }
  return isObject(role) && 'signed' in role && 'signatures' in role
    ? null
    : 'A root role has the fields “signed” and “signatures”'
}

/** Adds a root role, whose keys may then sign repositories. */
export const trustRootAddForm = defineForm<{ role: RootRoleFile | null }, unknown, object>({
  name: TRUST_ROOT_ADD,
  files: { role: 'the root role' },
  checkedAtOnce: ['role'],
  initial: () => ({ role: null }),
  check: ({ role }) =>
    errorsOf({ role: requiredError('Root role', role) ?? role?.problem ?? undefined }),
  // Sent as it is, because its signatures are for this text.
  toCommand: (_values, { contents: { role = '' } = {} }) => ({
    endpoint: 'systemUpdateTrustRootCreate',
    args: { body: base64ToUtf8(role) ?? JSON.stringify(role) },
  }),
  succeeded: () => ({ toast: { content: ['Trust root added'] } }),
})
