// The customer's own English messages, exactly as specified, mistakes included: kept apart so that they are not corrected by accident.

/** By key of the texts. */
export const CUSTOMER_MESSAGES = {
  'account.error.email': 'Please enter a valid email address!',
  'account.error.password': 'Please enter a valid password!',
  'account.fault.WEAK_PASSWORD': 'Please enter a valid password!',
  'account.error.mismatch': 'Passwords do not match!',
  'account.error.confirm': 'A password is required to confirm!',
  'account.error.name': 'Name is required!',
  'form.error.message': 'Message is required!',
  'shop.promo.invalid': 'Please enter a valid code!',
  'account.fault.INVALID_CREDENTIALS': 'Invalid login credentials',
  'account.fault.NOT_REGISTERED': 'You are not register,so please register first',
  'account.fault.ALREADY_REGISTERED': 'You are already register',
  'account.fault.UNKNOWN_USER': 'User is not exists',
  'response.resetSentTitle': 'Email sent successfully',
  'account.name.done': 'Username updated successfully',
  'response.feedback': 'Feedback submitted successfully',
  'account.avatar.done': 'User avatar is updated successfully',
  'response.promoCode': 'Jokers are successfully sended',
  'shop.promo.done': 'Jokers are successfully sended',
  successfullyPurchase: 'Successfully Purchase',
} as const;
