/** What is wrong with a query, in words for whoever wrote it. */
export class OxqlFault extends Error {
  override readonly name = 'OxqlFault'
}

export const fault = (message: string): never => {
  throw new OxqlFault(message)
}
