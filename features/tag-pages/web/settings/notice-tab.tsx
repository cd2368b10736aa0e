// A module of its own, so that it is loaded when the tab is first opened.
export { NoticeSection } from '#notifications/web';
