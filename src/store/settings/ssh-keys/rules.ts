import { requiredError } from '@/store/forms/rules'

/** What is wrong with a public key. Its form is the server's business, but a private key never gets there. */
export const publicKeyError = (text: string): string | undefined =>
  text.includes('PRIVATE KEY')
    ? 'This is a private key, which nobody else should have. Enter the public key: its file ends in .pub'
    : requiredError('Public key', text)
