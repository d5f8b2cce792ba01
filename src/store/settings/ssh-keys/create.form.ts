import type { SshKey } from '@/api/schema/ssh-keys'
import { emphasis } from '@/lib/rich-text'
import { sshKeyError } from '@/lib/ssh-key'
import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { settingsPaths } from '../paths'

export interface SshKeyCreateValues extends Identity {
  publicKey: string
}

/** What is wrong with a public key. */
const publicKeyError = (text: string): string | undefined =>
  requiredError('Public key', text) ?? sshKeyError(text)

/**
 * A new public key of the user's: on its own route over the list of keys or, with `params.mode` set
 * to `over`, over a screen where keys are chosen.
 */
export const sshKeyCreateForm = defineForm<SshKeyCreateValues, SshKey, { mode?: string }>({
  name: 'sshKeyCreate',
  // Somebody may take the wrong one of the two keys: it is no secret once the server has it.
  secret: ['publicKey'],
  checkedAtOnce: ['publicKey'],
  initial: () => ({ ...identityForm.initial(), publicKey: '' }),
  check: values =>
    errorsOf({ ...identityForm.check(values), publicKey: publicKeyError(values.publicKey) }),
  toCommand: ({ publicKey, ...named }) => ({
    endpoint: 'currentUserSshKeyCreate',
    // A file of a key ends with a line break.
    args: { body: { ...named, publicKey: publicKey.trim() } },
  }),
  succeeded: (sshKey, _values, { params: { mode } }) => ({
    toast: { content: ['SSH key ', emphasis(sshKey.name), ' created'] },
    ...(mode !== 'over' && { to: settingsPaths.sshKeys() }),
  }),
  leaveTo: ({ mode }) => (mode === 'over' ? undefined : settingsPaths.sshKeys()),
})

export const useSshKeyCreateField = fieldHook(sshKeyCreateForm)
