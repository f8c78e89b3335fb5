import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);var i=class{perf;entries=[];measures=[];executionPromises=[];constructor(e){
this.perf=e.perf;let m=/(.*?)::end(\|\|.*)?/;new e.PerformanceObserver(h=>{h.getEntries().forEach(s=>{if(s.entryType==="mark"){let r=s.name.match(m),t=r?r[1]:void 0,
n=r&&r[2]?r[2]:"";if(t){let c=`${t}::start`;this.entries.find(p=>p.name===c),c&&this.executionPromises.push(Promise.resolve().then(()=>{this.perf.measure(t+n,`${t}\
::start${n}`,`${t}::end${n}`)}))}this.entries.push(s)}else s.entryType==="measure"&&this.measures.push(s)})}).observe({entryTypes:["mark","measure"]})}mark(e){"\
id"in e?this.perf.mark(`${e.type}||${e.id}`):this.perf.mark(e.type)}waifForExecutionPromises=()=>Promise.all(this.executionPromises).finally(()=>{this.executionPromises.
length=0});async getEntries(){return await this.waifForExecutionPromises(),this.entries}async getMeasures(){return await this.waifForExecutionPromises(),this.measures}};
import o from"node:perf_hooks";var a=class{disconnect(){}observe(e){}},v=new i({perf:o.performance,PerformanceObserver:o.PerformanceObserver?o.PerformanceObserver:
a});export{i as a,v as b};
