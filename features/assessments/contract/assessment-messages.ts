/** Messages about assessments, shared by server and screens. */
export const assessmentMessages = {
  nameRequired: 'Name is required',
  nameLong: 'Name can have at most 100 characters',
  nameOneLine: 'Name must be one line of text',
  notANumber: 'Enter a number',
  temperature: (range: string) => `Temperature must be from ${range}`,
  heatIndex: (range: string) => `Heat index must be from ${range}`,
  wind: (range: string) => `Wind speed must be from ${range}`,
  notRated: 'No rating',
  notFound: 'This assessment no longer exists',
} as const;
