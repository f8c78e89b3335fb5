export{core_plan_parse$parsePlan as parsePlan}from"./run.js";
