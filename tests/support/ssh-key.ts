/** A public key whose private key does not exist. */
export const PUBLIC_KEY =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIPq8l0hWQqXnX3t2cLq0m7r5XfE2yq1n5cZrT8bV9uKd'
