/** Where the product uses each formula, in a phrase. */
export const formulaUses: Readonly<Record<string, string>> = {
  'Heat index': 'Weather (if the service provides no heat index); dehydration risk assessment',
  'Heat index, regression alone': 'Part of the heat index from 79 °F upwards',
  'Wet bulb': 'Not shown, used for comparison',
  'Simplified WBGT and apparent temperature': 'Not shown, used for comparison',
  'WBGT of measured parts': 'The last step of WBGT by the sun',
  'WBGT by the sun': 'The crew card: the heat of each hour',
  'WBGT, sun and direct share given': 'A part of WBGT by the sun',
  'Limits of WBGT': 'The crew card: minutes of work and of rest',
  'Predicted heat strain': 'The crew card: litres of water and longest work without a break',
  'Risk of a job': 'The heat map, the risk per location and the risk matrix',
};
