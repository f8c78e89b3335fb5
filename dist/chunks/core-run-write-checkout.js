export{core_run_write_checkout$settleRun as settleRun,core_run_write_checkout$writeCheckout as writeCheckout}from"./written.js";
