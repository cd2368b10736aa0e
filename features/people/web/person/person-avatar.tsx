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
export function PersonAvatar({ person, size = 26 }: Props) {
  // Most people have no picture, and reading the copy for each row of a long list is slow.
  if (person.has_picture) return <PictureAvatar person={person} size={size} />;
  return <Avatar person={person} size={size} picture={null} />;
}

function PictureAvatar({ person, size = 26 }: Props) {
  const { data: image } = useCopy(personPicture, { user_id: person.user_id });
  const picture = typeof image === 'string' ? `data:image/jpeg;base64,${image}` : null;
  return <Avatar person={person} size={size} picture={picture} />;
}

function Avatar({ person, size = 26, picture }: Props & { picture: string | null }) {
  return (
    <InitialsAvatar
      initials={personInitials(person)}
      seed={person.user_id}
      size={size}
      picture={picture}
    />
  );
}
