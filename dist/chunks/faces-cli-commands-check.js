export{faces_cli_commands_check$checkCommand as checkCommand}from"./start.js";
