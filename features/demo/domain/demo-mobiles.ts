/**
 * Mobile numbers that no person has: the range 0491 570 006 and others are reserved for fiction.
 *
 * Source: Australian Communications and Media Authority, Phone numbers for use in TV shows, films
 * and creative works.
 */
const reserved = [
  ...['570006', '570156', '570157', '570158', '570159', '570110', '570313', '570737', '571266'],
  ...['571491', '571804', '572549', '572665', '572983', '573770', '573087', '574118', '574632'],
  ...['575254', '575789', '576398', '576801', '577426', '577644', '578957', '578148', '578888'],
  ...['579212', '579760', '579455'],
];

/** The mobile number of a worker by their index; several have the same. */
export function demoMobile(index: number): string {
  const digits = reserved[index % reserved.length] ?? '';
  return `+61 491 ${digits.slice(0, 3)} ${digits.slice(3)}`;
}
