import { sshKeyError } from '@/lib/ssh-key'
import { requiredError } from '@/store/forms/rules'

/** What is wrong with a public key. */
export const publicKeyError = (text: string): string | undefined =>
  requiredError('Public key', text) ?? sshKeyError(text)
