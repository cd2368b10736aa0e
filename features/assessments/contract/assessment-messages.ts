/** Texts about assessments; server and screens say the same sentences. */
export const assessmentMessages = {
  nameRequired: 'Name is required',
  nameLong: 'Name can have 100 letters at most',
  nameOneLine: 'A name is one line of text',
  notANumber: 'Enter a number',
  temperature: (range: string) => `Temperature must be within ${range}`,
  heatIndex: (range: string) => `Heat index must be within ${range}`,
  wind: (range: string) => `Wind speed must be within ${range}`,
  notRated: 'No rating',
  notFound: 'This assessment is no longer there',
} as const;
