export{core_run_apply$applyPlan as applyPlan,core_run_apply$checkPlan as checkPlan,core_run_apply$diagnosePlan as diagnosePlan}from"./run.js";
