type Contact = { readonly email: string; readonly phone: string }

/** The email address that gets the news of a booking, or the mobile number of a guest who gave no address. */
export const recipientOf = ({ email, phone }: Contact): string => email || phone
