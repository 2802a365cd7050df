import { home } from "../../../i18n/ja/home.ts";
import { HomePage } from "./home-page.tsx";

export const HomeJapanese = () => <HomePage messages={home} locale="ja" />;
