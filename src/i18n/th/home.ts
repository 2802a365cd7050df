import type { HomeMessages } from "../en/home.ts";

/**
 * คำของหน้าแรกภาษาไทย
 *
 * A line may not begin with ๆ, nor end between a word like "with" or "not" and what it belongs to: those are joined with a
 * no-break space or a word joiner.
 */
export const home: HomeMessages = {
  name: "หน้าแรก",
  chat: "มีคำถามไหม คุยกับเรา",
  contact: "ติดต่อเรา",
  trial: "ทดลองใช้ฟรี",
  languages: "ภาษาอื่น",

  title: "ทำเอกสารทางกฎหมาย ด้วย\u2060คำถาม\u2060ง่าย\u00a0ๆ ทีละข้อ",
  lead: "ตอบคำถามสั้น\u00a0ๆ แล้วดูเอกสารค่อย\u00a0ๆ เสร็จบนหน้าจอเดียวกัน เริ่มได้ทันทีโดยไม่\u2060ต้อง\u2060สมัครสมาชิก",
  search: "ต้องการเอกสารอะไร",
  searchHint: "ลองพิมพ์ภาษาอังกฤษ: lease, will",
  searchButton: "ค้นหา",

  marked: {
    title: "6. Ending the lease",
    before: "Either party may end this lease ",
    noted: "by giving thirty (30) days’ written notice",
    after: " before the end of any month.",
    note: "ความหมาย: แจ้งอีกฝ่ายเป็นหนังสือล่วงหน้าสามสิบวัน",
    nextTitle: "7. The deposit",
    next: "The Landlord holds the deposit of $1,450.00 and returns it after the Tenant moves out.",
    nextNote: "เมื่อย้ายออก จะได้คืนส่วนที่ผู้ให้เช่าไม่มีสิทธิหักไว้",
  },

  resume: "ทำต่อจากที่ค้างไว้",
  resumeLast: "ทำต่อ",
  allDrafts: "ร่างทั้งหมดในเครื่องนี้",

  choices: "เริ่มจากเรื่องที่คุณต้องการ (หน้าถัดไปเป็นภาษาอังกฤษ)",
  ready: "เอกสารที่พร้อมใช้วันนี้ (ภาษาอังกฤษ)",
  minutes: (count) => `ประมาณ ${count} นาที`,
  allServices: "ดูเอกสารทั้งหมด รวมที่กำลังเตรียม",

  stepsTitle: "ใช้อย่างไร",
  steps: [
    { name: "ตอบคำถาม", text: "จดหมายส่วนใหญ่ใช้เวลาประมาณห้านาที สัญญาประมาณสิบห้านาที" },
    { name: "ตรวจดู", text: "แตะข้อใดก็ได้เพื่ออ่านความหมาย" },
    { name: "นำไปใช้", text: "ดาวน์โหลดเป็น Word หรือ PDF พิมพ์ และลงนาม" },
  ],

  sample: null,
  bar: null,
  notes: ["ขณะนี้มีเฉพาะหน้าแรกที่เป็นภาษาไทย ส่วนเอกสารเป็นภาษาอังกฤษ\u2060และ\u2060ภาษาญี่ปุ่น"],

  honestTitle: "โปรดทราบ",
  honest: ["{product} ไม่ใช่สำนักงานกฎหมาย และไม่ได้ให้คำปรึกษาเฉพาะกรณี"],
  freeHelp: { text: "วิธีหาความช่วยเหลือฟรี (ภาษาอังกฤษ)", href: "/help#free-help" },

  questionsTitle: "คำถามที่พบบ่อย",
  questions: [
    { ask: "มีค่าใช้จ่ายไหม", answer: "เว็บไซต์นี้ไม่มีค่าใช้จ่าย และไม่ต้องสมัครสมาชิก" },
    {
      ask: "คำตอบเก็บไว้ที่ไหน",
      answer: "เก็บไว้ในเบราว์เซอร์บนเครื่องของคุณเท่านั้น ไม่ได้ส่งไปที่ใด หากล้างข้อมูลเบราว์เซอร์ คำตอบจะหายไป",
    },
  ],

  footer: {
    terms: { name: "ข้อกำหนด (ภาษาอังกฤษ)", href: "/terms" },
    privacy: { name: "ความเป็นส่วนตัว (ภาษาอังกฤษ)", href: "/privacy" },
    disclaimer: { name: "ข้อจำกัดความรับผิด (ภาษาอังกฤษ)", href: "/disclaimer/en" },
    contact: { name: "ติดต่อ (ภาษาอังกฤษ)", href: "/contact/en" },
    help: { name: "วิธีใช้ (ภาษาอังกฤษ)", href: "/help" },
  },
};
