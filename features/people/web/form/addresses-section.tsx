import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SettingsSection } from '#packages/ui';
import { mostAddresses } from '#people/contract';
import { formTexts } from './form-texts.ts';
import type { AddressDraft } from './person-draft.ts';
import classes from './person-form.module.css';
import type { PersonFormState } from './use-person-form.ts';

const lines = [
  ['label', 'Label'],
  ['street', 'Street'],
  ['city', 'City'],
  ['state', 'State'],
  ['postalCode', 'Postal code'],
  ['country', 'Country'],
  ['lat', 'Latitude'],
  ['lon', 'Longitude'],
] as const;

/** Up to ten addresses of a person. */
export function AddressesSection({ form }: { form: PersonFormState }) {
  const { draft, errors, change } = form;
  const [made, setMade] = useState(0);
  const { addresses } = draft;
  const add = () => {
    setMade(made + 1);
    change({ addresses: [...addresses, emptyAddress(`new ${String(made)}`)] });
  };
  const edit = (index: number, part: Partial<AddressDraft>) =>
    change({ addresses: addresses.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  return (
    <SettingsSection title="Addresses" about={formTexts.addressesAbout}>
      {addresses.map((address, index) => (
        <fieldset key={address.key} className={classes['address']}>
          <legend>{address.label.trim() || `Address ${String(index + 1)}`}</legend>
          {lines.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              value={address[name]}
              error={errors[`metadata._addresses.${String(index)}.${name}`]}
              {...(name === 'lat' || name === 'lon' ? { inputMode: 'decimal' as const } : {})}
              onChange={(event) => edit(index, { [name]: event.currentTarget.value })}
            />
          ))}
          <Button
            variant="subtle"
            aria-label={`Remove address ${String(index + 1)}`}
            className={classes['remove'] ?? ''}
            onClick={() => change({ addresses: addresses.filter((_, at) => at !== index) })}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <div>
        <Button variant="default" disabled={addresses.length >= mostAddresses} onClick={add}>
          Add address
        </Button>
      </div>
    </SettingsSection>
  );
}

function emptyAddress(key: string): AddressDraft {
  return {
    ...{ key, label: '', street: '', city: '', state: '', postalCode: '', country: '' },
    ...{ lat: '', lon: '' },
  };
}
