import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { account } from "../../../i18n/en/account.ts";
import { Spinner } from "../../../ui/primitives/spinner.tsx";
import { accountStore } from "../../stores/account-store.ts";

/** Clears the session and opens the home page. */
export const LogOutPage = () => {
  const navigate = useNavigate();
  useEffect(() => {
    accountStore.getState().logOut();
    void navigate("/", { replace: true });
  }, [navigate]);
  return <Spinner label={account.loggingOut} />;
};
