/** Why a second address cannot be attached to a gateway. */
export const ONLY_ONE = 'An internet gateway can have only one IP address'
