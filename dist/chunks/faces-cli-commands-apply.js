export{faces_cli_commands_apply$applyCommand as applyCommand,faces_cli_commands_apply$pickAtTerminal as pickAtTerminal}from"./start.js";
