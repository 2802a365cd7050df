import type { CoverNoteWords } from "../../words/cover-note-words.ts";

/** The page "About this form" in Simplified Chinese. */
export const chineseCoverNote: CoverNoteWords = {
  title: "关于本表格",
  apart: "本页不属于文件的一部分。签署、提交或交付文件之前，请将本页移除。",
  made: (title, date, version) => `本文件（${title}）于${date}根据您对我们表格第${version}版的回答制作。`,
  noLawyer: "本文件不能代替律师的意见。",
  formLanguage: "问题和后续步骤以表格所用的语言列出。",
  law: {
    countries: new Map([
      ["US", "美国"],
      ["JP", "日本"],
    ]),
    heading: "法律",
    none: "制作本文件时没有查阅任何特定地区的法律。适用的法律可能另有要求，或使某些条款无效。使用本文件前，请咨询当地律师或自行核对该法律。",
    noneOf: (place) =>
      `制作本文件时没有查阅${place}的法律。该法律可能另有要求，或使某些条款无效。使用本文件前，请咨询当地律师或自行核对该法律。`,
    of: (places, date) => `所依据的法律：${places}，以${date}有效者为准。`,
    read: (first, last) => (first === last ? `查阅日期：${first}。` : `查阅日期：${first}至${last}。`),
    inSummary: "以下内容仅摘自法律摘要，并未查阅法律原文。请在依据这些内容之前自行核实。",
    notConfirmed:
      "以下事项的法律，我们未能核实。法律可能另有要求，或使某些条款无效。使用本文件前，请自行核对或咨询律师。",
    value: (label, shown) => `${label}：${shown}`,
    whereToLook: (name, href) => `${name}。查询网址：${href}`,
  },
  blanks: {
    heading: "空白处",
    none: "没有未填写的内容。",
    open: (count) => `还有${count}项没有填写。请在任何人签署之前补全。`,
    inside: (group, n, question) => `${group}${n ?? ""}：${question}`,
  },
  unchecked: {
    heading: "未回答的问题",
    open: (count) => `有${count}个问题尚未回答，表单因此无法核对与之相关的内容。请在签署前回答，或咨询律师。`,
  },
  warnings: {
    heading: "提示",
    given: "就本文件的回答，表单给出了以下提示。",
  },
  signing: {
    heading: "如何签署",
    signers: (people, places) => (people < places ? `由${people}人签署，共${places}处签名。` : `由${people}人签署。`),
    signatures: (count) => `共需${count}处签名。`,
    witnesses: (count) => `另需${count}名见证人签署。`,
    notary: "文末的证明由公证员填写，因此请当着公证员的面签署。",
    initials: "每位签署人须在每一页签上姓名首字母。",
    esign: {
      allowed: "本文件可以电子签署，也可以书面签署。",
      conditional: "仅在某些情况下允许电子签署。",
      not_by_default: "除非您所在的州允许以电子方式签署本文件，否则请在纸上签署。",
      prohibited: "请在纸上签署，不要使用电子签名。",
    },
  },
  steps: { heading: "后续步骤", due: (step, date) => `${step}（日期：${date}）` },
  space: "",
};
