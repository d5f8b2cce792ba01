import type { SshKey } from '@/api/generated/types'
import { descriptionError, nameError } from '@/lib/name'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { errorsOf } from '@/store/forms/rules'
import { settingsPaths } from '../paths'
import { publicKeyError } from './rules'

export interface SshKeyCreateValues {
  name: string
  description: string
  publicKey: string
}

/**
 * A new public key of the user's: on its own route over the list of keys or, with `params.mode` set
 * to `over`, over a screen where keys are chosen.
 */
export const sshKeyCreateForm = defineForm<SshKeyCreateValues, SshKey>({
  name: 'sshKeyCreate',
  secret: ['publicKey'],
  checkedAtOnce: ['publicKey'],
  initial: () => ({ name: '', description: '', publicKey: '' }),
  check: ({ name, description, publicKey }) =>
    errorsOf({
      name: nameError('Name', name),
      description: descriptionError(description),
      publicKey: publicKeyError(publicKey),
    }),
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
