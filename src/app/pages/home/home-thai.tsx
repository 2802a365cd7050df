import { home } from "../../../i18n/th/home.ts";
import { HomePage } from "./home-page.tsx";

export const HomeThai = () => <HomePage messages={home} locale="th" />;
