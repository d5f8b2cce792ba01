import { expect, test } from 'vitest'
import { samlRedirect } from '@/views/login/saml/saml-redirect'

const params = { silo: 'default-silo', provider: 'mock-idp' }
const ADDRESS = '/login/default-silo/saml/mock-idp/redirect'

test.each([
  ['', ADDRESS],
  ['?redirect_uri=', ADDRESS],
  ['?redirect_uri=%20%20', ADDRESS],
  [
    '?redirect_uri=%2Fprojects%2Fmock-project%2Finstances',
    `${ADDRESS}?redirect_uri=/projects/mock-project/instances`,
  ],
  // What belongs to the page that one comes back to must not become the API's.
  ['?redirect_uri=%2Fdisks%3Fa%3Db%26c%3Dd', `${ADDRESS}?redirect_uri=/disks%3Fa%3Db%26c%3Dd`],
  ['?redirect_uri=https%3A%2F%2Fevil.test', ADDRESS],
  ['?redirect_uri=%2F%2Fevil.test', ADDRESS],
])('with %j the login by an identity provider is at %s', (search, address) => {
  expect(samlRedirect(params, search)).toBe(address)
})
