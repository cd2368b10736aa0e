import classes from './brand.module.css';

/** The logo without text, a drop in the shade. */
export function BrandSign({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" className={classes['sign']} aria-hidden>
      <rect width="24" height="24" rx="6" />
      <path
        className={classes['drop']}
        d="M12 4.2c2.9 3.1 5.4 6 5.4 9.1a5.4 5.4 0 0 1-10.8 0c0-3.1 2.5-6 5.4-9.1z"
      />
      <path d="M12 7.1c1.8 2.1 3.3 4 3.3 6.1H8.7c0-2.1 1.5-4 3.3-6.1z" />
    </svg>
  );
}

/** Logo and name of the product. */
export function Brand({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <span className={classes['brand']}>
      <BrandSign size={size} />
      {name}
    </span>
  );
}
