export{faces_cli_program$processContext as processContext,faces_cli_program$runProgram as runProgram}from"./start.js";
