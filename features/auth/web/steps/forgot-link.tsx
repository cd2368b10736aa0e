import { Link } from '@tanstack/react-router';
import classes from './steps.module.css';

/** Link for people who do not know their password. */
export function ForgotLink() {
  return (
    <Link to="/forgot-password" className={classes['forgot']}>
      Forgot your password
    </Link>
  );
}
