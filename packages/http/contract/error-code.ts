/** The general errors and their HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORISED: 401,
  CREDENTIALS: 401,
  FORBIDDEN: 403,
  FEATURE_OFF: 403,
  NOT_FOUND: 404,
  DUPLICATE: 409,
  CONFLICT: 409,
  TOO_LARGE: 413,
  INVALID: 422,
  TOO_MANY: 429,
  UNEXPECTED: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
