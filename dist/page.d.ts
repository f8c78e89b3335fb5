import { Contents, ExplainedRun } from './types/editplan.js';
import { RunReport } from './index.js';

/**
 * A report as one self-contained HTML page: no network, no inline handler, a policy that runs this page's own script and
 * nothing else. What it shows travels in it as compressed JSON, the patches in portions; the script (html/client) draws what comes
 * into view. `contents` are images and texts of the files (`collectContents`), which the JSON report does not contain; with `explained`
 * the page says first what the steps explain.
 */
declare function renderHtml(report: RunReport, contents?: Contents, explained?: ExplainedRun): string;

export { Contents, ExplainedRun, renderHtml };
