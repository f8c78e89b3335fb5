export{faces_cli_commands_check$checkCommand as checkCommand,faces_cli_commands_check$repairCommand as repairCommand}from"./start.js";
