import { useCopy } from '#packages/sync/web';
import { Card } from '#packages/ui';
import { addressLines } from '#people/contract';
import type { UserAddress } from '#people/contract';
import { addressesOf, ownFields } from '#people/domain';
import { personForm } from '#people/offline';
import { permissionSentence } from '#permissions/domain';
import classes from './profile-card.module.css';

/** Addresses, custom fields and permissions of a person. */
export function DetailsCard({ user_id }: { user_id: string }) {
  const { data: stored } = useCopy(personForm, { user_id });
  if (!stored) return null;
  const { person, scopes } = stored;
  const addresses = addressesOf(person.metadata);
  const fields = ownFields(person.metadata);
  const access = scopes.filter((scope) => !scope.access.every((value) => value === 'none'));
  if (addresses.length + fields.length + access.length === 0) return null;
  return (
    <Card title="Details">
      <dl className={classes['facts']}>
        {addresses.map((address, index) => (
          // Addresses have no id and are read only here.
          <Address key={String(index)} address={address} />
        ))}
        {fields.map(({ key, value }) => (
          <div key={key} className={classes['fact']}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {access.length > 0 && (
          <div className={classes['fact']}>
            <dt>Permissions</dt>
            {access.map(({ tag_id, tag, access: list }) => (
              <dd key={tag_id ?? ''}>{permissionSentence(list, tag)}</dd>
            ))}
          </div>
        )}
      </dl>
    </Card>
  );
}

function Address({ address }: { address: UserAddress }) {
  const { label, lat, lon } = address;
  const lines = addressLines.filter((name) => name !== 'label').map((name) => address[name]);
  return (
    <div className={classes['fact']}>
      <dt>{label || 'Address'}</dt>
      <dd>
        {lines.filter((line) => line !== '').join(', ')}
        {lat !== null && lon !== null && (
          <>
            {' '}
            <a href={mapAddress(lat, lon)} target="_blank" rel="noreferrer">
              On the map
            </a>
          </>
        )}
      </dd>
    </div>
  );
}

/** Link to a public map. */
function mapAddress(lat: number, lon: number): string {
  const [y, x] = [String(lat), String(lon)];
  return `https://www.openstreetmap.org/?mlat=${y}&mlon=${x}#map=15/${y}/${x}`;
}
