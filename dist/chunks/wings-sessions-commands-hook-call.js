export{wings_sessions_commands_hook_call$parseHook as parseHook,wings_sessions_commands_hook_call$quickHook as quickHook}from"./hook.js";
