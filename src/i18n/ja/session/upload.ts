import type { PageFieldKind } from "../../../model/session/uploaded-pdf.ts";
import type { SessionMessages } from "../../en/session/session.ts";

const kinds: Record<PageFieldKind, string> = {
  signature: "署名",
  initials: "イニシャル",
  date: "署名日",
  name: "氏名",
  text: "テキスト",
  checkbox: "チェックボックス",
};

const tags: Record<PageFieldKind, string> = {
  signature: "署名",
  initials: "イニシャル",
  date: "署名日",
  name: "氏名",
  text: "テキスト",
  checkbox: "✓",
};

/** 持ち込んだ PDF への署名に関する言葉。 */
export const upload: SessionMessages["upload"] = {
  title: "手元のPDFに署名する",
  text: "PDFを選び、署名する人を入力して、それぞれの記入欄を配置します。ファイルはこの端末で読み取り、暗号化してからサーバーに保存します。",
  drop: "ここにPDFをドロップするか、ファイルを選んでください。",
  choose: "PDFを選ぶ",
  reading: "ファイルを読み取っています…",
  problems: {
    too_big: "このファイルは20 MBを超えています。解像度を下げてスキャンするなどして、小さなPDFを作ってください。",
    wrong_type: "このファイルはPDFではありません。先にPDFとして保存または印刷してください。",
    encrypted: "このPDFにはパスワードがかかっています。パスワードのないコピーを保存して、それを選んでください。",
    signed:
      "このPDFにはすでに電子署名があります。ここで署名を加えると元の署名が壊れて見えることがあるため、受け付けていません。",
    active:
      "このPDFには、ページの表示を変えられるプログラムまたはフォームが含まれています。新しいPDFに印刷し、内容を確かめてから、それを選んでください。",
    undrawable:
      "このPDFには、ここで表示できない画像またはフォントがあるため、見えない内容に署名することになります。新しいPDFに印刷し、内容を確かめてから、それを選んでください。",
    damaged: "このPDFは壊れているか、特殊な形式です。新しいPDFに印刷し、内容を確かめてから、それを選んでください。",
    too_many_pages: "このPDFは500ページを超えています。分割して、それぞれに署名してください。",
    too_complex:
      "このPDFは読み取りに時間がかかりすぎます。新しいPDFに印刷し、内容を確かめてから、それを選んでください。",
  },
  kept: (name) => `「${name}」の続きから始める`,
  keptText: "ファイルと配置した記入欄がこの端末に残っています。何も送信されていません。",
  resume: "続ける",
  discard: "この端末から削除する",
  titleLabel: "書類の題名",
  titleHint: "署名する全員に表示され、証明書にも印刷されます。",
  titleMissing: "題名を入力してください",
  facts: (pages, size) => `${pages}ページ、${size}`,
  another: "別のファイルを選ぶ",
  lawText:
    "米国の連邦法では、次の書類の電子署名は有効とされません。遺言書、遺言補足書、遺言信託。養子縁組、離婚、その他の家族に関する書類。物品の売買とリースを除く、統一商事法典の適用を受ける取引の多く。裁判所の書類。立ち退き、差し押さえ、公共サービスや健康保険の終了などの通知。この書類がいずれにも当たらないことを、各当事者が確認する必要があります。",
  next: "次へ：記入欄を配置する",
  placeTitle: "記入欄を配置する",
  placeText:
    "当事者と記入欄を選び、ページ上の位置をクリックしてください。ページの上のボタンを使うと、空いている署名欄の線を探して配置します。ドラッグで移動し、角をドラッグすると大きさが変わります。",
  placeKeys:
    "キーボードの場合：ページの上のボタンで記入欄を追加します。矢印キーで移動、Shiftと矢印キーで大きさの変更、Deleteキーで削除です。",
  party: "当事者",
  field: "記入欄",
  kinds,
  tags,
  boxes: { checked: "チェックあり", open: "チェックなし" },
  addTo: (kind, page) => `${page}ページに「${kinds[kind]}」を追加する`,
  page: (page, count) => `${count}ページ中${page}ページ`,
  fieldOf: (kind, name) => `${kinds[kind]}：${name}`,
  position: (left, top, width, height) => `左から${left}%、上から${top}%、幅${width}%、高さ${height}%`,
  remove: (field) => `${field}を削除する`,
  removed: (field) => `削除しました：${field}`,
  missing: (names) => `${names.join("、")}の署名欄を配置してください`,
  covering: (fields) =>
    `${fields.map((field) => `「${field}」`).join("と")}がページの文字に重なっています。空いている場所に移すか、小さくしてください。`,
  back: "当事者を変更する",
  incomplete: "このページの一部はここに表示できません。PDFファイルを開いて、全体を確かめてください。",
  notDrawn: "このページはここに表示できません。PDFファイルを開いて確かめてください。",
  notWhole:
    "このファイルには、この端末で表示できない部分があるため、ここでは署名できません。手続きを始めた人に連絡してください。新しいPDFに印刷して内容を確かめたうえで、そのPDFで手続きをやり直せます。",
  notKept:
    "このブラウザにファイルを保存できませんでした。このまま進められますが、開始する前にページを閉じると、ファイルと入力内容は失われます。",
  fileTitle: "ファイル",
  download: "ファイルをダウンロード",
  openTitle: "ファイルを開いています…",
  fieldsTitle: "あなたの記入欄",
  fieldsText:
    "ページ上の枠のある欄に記入してください。当てはまるチェックボックスには印を付けます。署名、氏名、日付は自動で入ります。",
  initialsTitle: "イニシャル",
  typeInitials: "イニシャルを入力する",
  today: "署名日",
  changed: "この手続きを始めたときのファイルがサーバーから届きません。別の方法で相手方に連絡してください。",
};
