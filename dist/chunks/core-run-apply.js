export{core_run_apply$applyPlan as applyPlan,core_run_apply$checkPlan as checkPlan}from"./run.js";
