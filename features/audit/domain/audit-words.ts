/** Label of an action: 'Signed in' for `sign_in`. */
export function actionWord(action: string): string {
  return actionWords[action] ?? wordsOf(action);
}

/** Name of an entity on screens: a row of users is a person. */
export function entityWord(entity: string): string {
  return entityWords[entity] ?? wordsOf(entity);
}

/** 'Alert rule' for `alert_rule`. */
function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

const actionWords: Readonly<Record<string, string>> = {
  ...{ create: 'Created', change: 'Changed', delete: 'Deleted', restore: 'Restored' },
  ...{ create_user: 'Created', change_user: 'Changed', hide: 'Hid', unhide: 'Unhid' },
  ...{ publish: 'Published', retire: 'Retired', send: 'Sent', register: 'Registered' },
  sign_in: 'Signed in',
  sign_out: 'Signed out',
  reset_device: 'Reset device',
  end_sign_in: 'Ended a sign-in',
  end_sign_ins: 'Ended all sign-ins',
  end_other_sign_ins: 'Ended all other sign-ins',
  change_password: 'Changed own password',
  set_password: 'Changed password',
  request_reset: 'Requested a new password',
  reset_password: 'Reset password',
  enable_2fa: 'Turned on two-factor sign-in',
  disable_2fa: 'Turned off two-factor sign-in',
  reset_2fa: 'Reset two-factor sign-in',
  prove_email: 'Confirmed email address',
  set_sso: 'Changed work account settings',
  migrate_user: 'Migrated to work account',
  set_admin: 'Changed admin level',
  set_permissions: 'Changed permissions',
  remove_permissions: 'Removed permissions',
  add_supervisor: 'Added supervisor',
  remove_supervisor: 'Removed supervisor',
  add_people: 'Added people',
  remove_from_tag: 'Removed from tag',
  merge: 'Merged with another person',
  merged: 'Merged into another person',
  set_picture: 'Changed picture',
  remove_picture: 'Removed picture',
  set_logo: 'Changed logo',
  remove_logo: 'Removed logo',
  join: 'Joined',
  make_token: 'Added token',
  revoke_token: 'Revoked token',
  export: 'Exported data',
  erase: 'Erased personal data',
  delete_me: 'Deleted own account',
  close: 'Started closing',
  cancel: 'Cancelled',
  cancel_closing: 'Cancelled closing',
  end: 'Closed',
  acknowledge: 'Acknowledged',
  remind: 'Sent a reminder',
  archive: 'Archived',
  read_section: 'Read a section',
  attempt: 'Sent an attempt',
  revoke: 'Revoked',
  dismiss: 'Dismissed',
  subscribe_push: 'Turned on notifications in a browser',
  unsubscribe_push: 'Turned off notifications in a browser',
  renew_push: 'Renewed notifications in a browser',
};

const entityWords: Readonly<Record<string, string>> = {
  user: 'Person',
  high_risk_log: 'High-risk measurement',
  link_type: 'Linked type',
  link: 'Linked value',
};
