import type { SshKey } from '@/api/generated/types'
import { emphasis } from '@/lib/rich-text'
import { sshKeyError } from '@/lib/ssh-key'
import { defineForm } from '@/store/forms/define-form'
import { formCollected } from '@/store/forms/events'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf, requiredError } from '@/store/forms/rules'
import { settingsPaths } from '../paths'

export interface SshKeyCreateValues extends Identity {
  publicKey: string
}

/** Validates a public key. */
const publicKeyError = (text: string): string | undefined =>
  requiredError('Public key', text) ?? sshKeyError(text)

/**
 * Creates an SSH key of the user: on its own route over the list of keys or, if `params.mode` is
 * `over`, over a screen with a choice of keys.
 */
export const sshKeyCreateForm = defineForm<SshKeyCreateValues, SshKey, { mode?: string }>({
  name: 'sshKeyCreate',
  secret: ['publicKey'],
  checkedAtOnce: ['publicKey'],
  initial: () => ({ ...identityForm.initial(), publicKey: '' }),
  check: values =>
    errorsOf({ ...identityForm.check(values), publicKey: publicKeyError(values.publicKey) }),
  toCommand: ({ publicKey, ...named }) => ({
    endpoint: 'currentUserSshKeyCreate',
    // Key files end with a line break.
    args: { body: { ...named, publicKey: publicKey.trim() } },
  }),
  succeeded: (sshKey, _values, { params: { mode } }) => ({
    toast: { content: ['SSH key ', emphasis(sshKey.name), ' created'] },
    ...(mode === 'over'
      ? {
          // A key made for a new instance is meant to be installed there.
          followUps: [formCollected({ form: 'instanceCreate', field: 'sshKeys', item: sshKey.id })],
        }
      : { to: settingsPaths.sshKeys() }),
  }),
  leaveTo: ({ mode }) => (mode === 'over' ? undefined : settingsPaths.sshKeys()),
})
