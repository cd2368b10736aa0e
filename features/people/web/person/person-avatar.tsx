import { InitialsAvatar } from '#packages/ui';
import { useCopy } from '#packages/sync/web';
import { personInitials } from '#people/domain';
import { personPicture } from '#people/offline';

interface Props {
  person: { user_id: string; name_first: string; name_last: string; has_picture: boolean };
  /** Edge length in pixels. */
  size?: number;
}

/** A person's picture from the copy, or their initials. */
export function PersonAvatar(props: Props) {
  // Most people have no picture, and reading the copy for each row of a long list is slow.
  return props.person.has_picture ? <PictureAvatar {...props} /> : <Avatar {...props} />;
}

function PictureAvatar(props: Props) {
  const { data: image } = useCopy(personPicture, { user_id: props.person.user_id });
  return <Avatar {...props} picture={image ? `data:image/jpeg;base64,${image}` : null} />;
}

function Avatar({ person, ...looks }: Props & { picture?: string | null }) {
  return <InitialsAvatar initials={personInitials(person)} seed={person.user_id} {...looks} />;
}
