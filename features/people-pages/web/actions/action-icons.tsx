import {
  IconArrowMerge,
  IconEye,
  IconEyeOff,
  IconFileText,
  IconId,
  IconKey,
  IconShieldOff,
  IconTag,
  IconTagOff,
  IconTrash,
} from '@tabler/icons-react';

/** Icons of the actions with people. */
export const actionIcons = {
  hide: <IconEyeOff size={16} stroke={1.75} />,
  unhide: <IconEye size={16} stroke={1.75} />,
  addTags: <IconTag size={16} stroke={1.75} />,
  removeTags: <IconTagOff size={16} stroke={1.75} />,
  incidents: <IconFileText size={16} stroke={1.75} />,
  merge: <IconArrowMerge size={16} stroke={1.75} />,
  badges: <IconId size={16} stroke={1.75} />,
  password: <IconKey size={16} stroke={1.75} />,
  resetFactor: <IconShieldOff size={16} stroke={1.75} />,
  remove: <IconTrash size={16} stroke={1.75} />,
} as const;
