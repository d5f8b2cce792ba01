import { NOT_SENT } from '@/api/core/api-error'

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no host has that name',
  EAI_AGAIN: 'the name could not be looked up',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that network',
  ECONNRESET: 'it closed the connection',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; name it with --api-ca',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is signed by an authority that is not trusted; name it with --api-ca',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'its certificate is signed by an authority that is not trusted; name it with --api-ca',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
}

export const codeOf = (error: Error) =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

/** Why the API could not be reached: in words, and the code of the error for operators. */
const reasonOf = (error: Error) => {
  const code = codeOf(error)
  return {
    reason: code.startsWith('HPE_') ? 'what it says is no HTTP' : (REASONS[code] ?? error.message),
    detail: code && ` (${code})`,
  }
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

const page = (message: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <title>The API cannot be reached</title>
  </head>
  <body style="max-width: 40rem; margin: 15vh auto; padding: 0 2rem; font: 16px/1.5 system-ui">
    <h1>The API cannot be reached</h1>
    <p>${escape(message)}</p>
    <p>Check that the address is right and that the API is running, then load this page again.</p>
  </body>
</html>
`

/**
 * Says that the API did not respond: as a page for a browser, as an API error for the console. The
 * error code tells a request that was not sent from one that the API may have carried out.
 */
export const unreachable = (
  api: string,
  error: Error,
  { isPage, isSent, requestId }: { isPage: boolean; isSent: boolean; requestId: string },
) => {
  const { reason, detail } = reasonOf(error)
  const inWords = `The API at ${api} cannot be reached: ${reason}`
  const message = `${inWords}${detail}.`
  return isPage
    ? { message, type: 'text/html; charset=utf-8', body: page(message) }
    : {
        message,
        type: 'application/json',
        body: JSON.stringify({
          request_id: requestId,
          error_code: isSent ? 'ServiceNotAvailable' : NOT_SENT,
          message: `${inWords}.`,
        }),
      }
}
