import { home } from "../../../i18n/en/home.ts";
import { HomePage } from "./home-page.tsx";

export const HomeEnglish = () => <HomePage messages={home} locale="en" />;
