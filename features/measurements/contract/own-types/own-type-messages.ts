/** Messages about custom and linked types, shared by server and forms. */
export const ownTypeMessages = {
  nameRequired: 'Name is required',
  unitRequired: 'Unit is required',
  nameLong: 'Use 60 characters or fewer',
  unitLong: 'Use 20 characters or fewer',
  nameTaken: 'A type of this name already exists',
  iconUnknown: 'Unknown icon',
  notFound: 'Measurement type not found',
  nothingToChange: 'Nothing to change',
} as const;
