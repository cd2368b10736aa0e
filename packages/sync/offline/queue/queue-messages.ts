/** Why a write was refused, where no server has said it. */
export const queueMessages = {
  late: 'It had arrived before it was changed, and is stored as it was then.',
  silent: 'The server refused it.',
} as const;
