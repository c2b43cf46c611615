/** The numbers of sign-in, as the specification has them. */
export const codeLength = 6
/** Seconds until a code may be sent again. */
export const codeWait = 60
export const accountShortest = 8
export const accountLongest = 40
export const passwordShortest = 8
export const passwordLongest = 20
export const inviteLongest = 8
