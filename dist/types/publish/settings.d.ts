import { type ApiCall, type PullNumber } from './calls.js';
import type { Settings } from './marker.js';
/** The calls of one setting, and what is remembered once GitHub took them all. */
export interface SettingChange {
    readonly calls: readonly ApiCall[];
    readonly set: Partial<Settings>;
}
/** The settings a pull request has now. */
export interface CurrentSettings {
    readonly number: PullNumber;
    readonly nodeId: string;
    readonly draft: boolean;
    readonly labels: readonly string[];
    readonly assignees: readonly string[];
    readonly reviewers: readonly string[];
    readonly teams: readonly string[];
    readonly milestone: number | null;
    readonly autoMerge: string | undefined;
}
/**
 * What has to be sent so that the pull request has the wanted settings. Three sides decide, as in a merge: what we set
 * last, what is wanted now, what GitHub has. Only what differs between the first two is touched: whatever people set
 * or took away stays so.
 * @param name `owner/name` of the pull request
 */
export declare function settingChanges(name: string, sides: {
    readonly wanted: Settings;
    readonly recorded: Settings;
    readonly current: CurrentSettings;
}): readonly SettingChange[];
