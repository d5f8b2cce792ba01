import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { UsageError } from '../command-line'
import { fileProblem, type Given } from './option-sources'

/** The certificate and the private key of a host, as PEM. */
export interface Tls {
  cert: Buffer
  key: Buffer
}

const bytesOf = ({ name, value }: Given): Buffer => {
  try {
    return readFileSync(String(value))
  } catch (error) {
    throw new UsageError(`${name} ${String(value)} cannot be read: ${fileProblem(error)}.`)
  }
}

const certificateOf = (given: Given, bytes: Buffer): X509Certificate => {
  try {
    return new X509Certificate(bytes)
  } catch {
    throw new UsageError(`${given.name} ${String(given.value)} holds no certificate (PEM).`)
  }
}

/** Reads a certificate and its key. Throws a UsageError if they are none, or not of each other. */
export const readTls = (cert: Given, key: Given): Tls => {
  const [certBytes, keyBytes] = [bytesOf(cert), bytesOf(key)]
  const certificate = certificateOf(cert, certBytes)
  let isOfEachOther: boolean
  try {
    isOfEachOther = certificate.checkPrivateKey(createPrivateKey(keyBytes))
  } catch {
    throw new UsageError(
      `${key.name} ${String(key.value)} holds no private key that can be read without a passphrase (PEM).`,
    )
  }
  if (!isOfEachOther)
    throw new UsageError(
      `${key.name} ${String(key.value)} is not the key of the certificate in ${String(cert.value)}.`,
    )
  return { cert: certBytes, key: keyBytes }
}

/** Reads the certificate of an authority. Throws a UsageError if it is none. */
export const readAuthority = (given: Given): Buffer => {
  const bytes = bytesOf(given)
  certificateOf(given, bytes)
  return bytes
}
