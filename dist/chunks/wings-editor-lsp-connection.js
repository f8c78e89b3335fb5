import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Ze,b as yi}from"./vscode-jsonrpc.js";import{a as Di}from"./core-run-corrections.js";
import"./core-report-repair-packet-2.js";import{b as vi}from"./core-plan-plan-schema-2.js";import"./core-plan-text-edits.js";import{a as mi}from"./core-text-line-bounds.js";
import"./run.js";import{core_run_request$b as fi,core_run_request$e as pi}from"./run.js";import"./run.js";import"./run.js";import{core_plan_parse_2$a as si}from"./run.js";
import{core_plan_print_2$e as oi,core_plan_print_2$f as ii}from"./run.js";import"./run.js";import"./run.js";import{core_run_run_policy_2$a as hi,core_run_run_policy_2$c as gi}from"./run.js";
import{core_engine_replay$f as di}from"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";
import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import"./run.js";import{core_plan_document$a as Ko,core_plan_document$k as ei}from"./run.js";
import{core_text_yaml$a as Go}from"./run.js";import"./run.js";import"./hook.js";import"./run.js";import"./run.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import{core_run_baseline_2$g as ui,core_run_baseline_2$h as li}from"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import{core_workspace_sources_disk$a as ai}from"./start.js";
import"./start.js";import"./start.js";import{core_git_filters$o as ci}from"./start.js";import{core_plan_steps$a as ti,core_plan_steps$b as ni,core_plan_steps$f as ri}from"./start.js";
import"./start.js";import"./start.js";import{core_tools_notebook_edit$f as Qo}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_tools_run$c as Zo}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{diff$d as Jo}from"./start.js";import{yaml$c as Se,yaml$d as Bo,yaml$e as _e,yaml$f as zo,yaml$g as Vo,yaml$i as bn}from"./start.js";import"./start.js";import{
core_text_tolerances$h as Yo}from"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";import"./start.js";
import{core_text_unusual$d as Qe}from"./start.js";import"./start.js";import{core_text_globs$a as Pn}from"./start.js";import{core_text_line_ending$a as Xo,core_text_line_ending$j as xn}from"./start.js";
import"./start.js";import"./hook.js";import"./hook.js";import"./hook.js";import"./hook.js";import{core_workspace_file_identity$f as $o}from"./hook.js";import"./hook.js";
import{core_text_utf8_cache$e as Lo,core_text_utf8_cache$l as _n}from"./hook.js";import"./hook.js";import{core_text_words$a as Ho,core_text_words$d as Uo}from"./hook.js";
import"./start.js";import{errors$b as gt,errors$c as Io,errors$d as Wo}from"./hook.js";import{empty$b as Tu,empty$c as b,empty$d as qu,empty$e as jo,empty$f as Dn,
empty$g as Eo,empty$h as Ao}from"./hook.js";var Ct={};qu(Ct,{AnnotatedTextEdit:()=>re,ApplyKind:()=>zn,ChangeAnnotation:()=>ae,ChangeAnnotationIdentifier:()=>F,
CodeAction:()=>cr,CodeActionContext:()=>sr,CodeActionKind:()=>ir,CodeActionTag:()=>Pt,CodeActionTriggerKind:()=>it,CodeDescription:()=>Fn,CodeLens:()=>ar,Color:()=>yt,
ColorInformation:()=>Sn,ColorPresentation:()=>kn,Command:()=>be,CompletionItem:()=>Gn,CompletionItemKind:()=>Ln,CompletionItemLabelDetails:()=>Vn,CompletionItemTag:()=>Un,
CompletionList:()=>Jn,CreateFile:()=>Te,DeleteFile:()=>Oe,Diagnostic:()=>tt,DiagnosticRelatedInformation:()=>vt,DiagnosticSeverity:()=>On,DiagnosticTag:()=>Mn,DocumentHighlight:()=>Kn,
DocumentHighlightKind:()=>Zn,DocumentLink:()=>lr,DocumentSymbol:()=>or,DocumentUri:()=>wn,EOL:()=>Ou,FoldingRange:()=>qn,FoldingRangeKind:()=>Tn,FormattingOptions:()=>ur,
Hover:()=>Xn,InlayHint:()=>Dr,InlayHintKind:()=>xt,InlayHintLabelPart:()=>wt,InlineCompletionContext:()=>wr,InlineCompletionItem:()=>_r,InlineCompletionList:()=>br,
InlineCompletionTriggerKind:()=>Pr,InlineValueContext:()=>vr,InlineValueEvaluatableExpression:()=>yr,InlineValueText:()=>gr,InlineValueVariableLookup:()=>mr,InsertReplaceEdit:()=>$n,
InsertTextFormat:()=>Hn,InsertTextMode:()=>Bn,LanguageKind:()=>In,Location:()=>et,LocationLink:()=>Cn,MarkedString:()=>ot,MarkupContent:()=>ue,MarkupKind:()=>bt,
OptionalVersionedTextDocumentIdentifier:()=>rt,ParameterInformation:()=>Yn,Position:()=>B,Range:()=>k,RenameFile:()=>qe,SelectedCompletionInfo:()=>xr,SelectionRange:()=>dr,
SemanticTokenModifiers:()=>pr,SemanticTokenTypes:()=>fr,SemanticTokens:()=>hr,SignatureInformation:()=>Qn,SnippetTextEdit:()=>Nn,StringValue:()=>Rt,SymbolInformation:()=>nr,
SymbolKind:()=>er,SymbolTag:()=>tr,TextDocument:()=>Cr,TextDocumentEdit:()=>nt,TextDocumentIdentifier:()=>En,TextDocumentItem:()=>Wn,TextEdit:()=>K,URI:()=>mt,VersionedTextDocumentIdentifier:()=>An,
WorkspaceChange:()=>jn,WorkspaceEdit:()=>Dt,WorkspaceFolder:()=>Rr,WorkspaceSymbol:()=>rr,integer:()=>Rn,uinteger:()=>Ke});var wn,mt,Rn,Ke,B,k,et,Cn,yt,Sn,kn,Tn,
qn,vt,On,Mn,Fn,tt,be,K,ae,F,re,nt,Te,qe,Oe,Dt,ke,Nn,_t,jn,En,An,rt,In,Wn,bt,ue,Ln,Hn,Un,$n,Bn,zn,Vn,Gn,Jn,ot,Xn,Yn,Qn,Zn,Kn,er,tr,nr,rr,or,ir,it,sr,Pt,cr,ar,ur,
lr,dr,fr,pr,hr,gr,mr,yr,vr,xt,wt,Dr,Rt,_r,br,Pr,xr,wr,Rr,Ou,Cr,Sr,u,St=Tu(()=>{"use strict";(function(e2){function t(o){return typeof o=="string"}e2.is=t})(wn||
(wn={}));(function(e2){function t(o){return typeof o=="string"}e2.is=t})(mt||(mt={}));(function(e2){e2.MIN_VALUE=-2147483648,e2.MAX_VALUE=2147483647;function t(o){
return typeof o=="number"&&e2.MIN_VALUE<=o&&o<=e2.MAX_VALUE}e2.is=t})(Rn||(Rn={}));(function(e2){e2.MIN_VALUE=0,e2.MAX_VALUE=2147483647;function t(o){return typeof o==
"number"&&e2.MIN_VALUE<=o&&o<=e2.MAX_VALUE}e2.is=t})(Ke||(Ke={}));(function(e2){function t(r,n){return r===Number.MAX_VALUE&&(r=Ke.MAX_VALUE),n===Number.MAX_VALUE&&
(n=Ke.MAX_VALUE),{line:r,character:n}}e2.create=t;function o(r){let n=r;return u.objectLiteral(n)&&u.uinteger(n.line)&&u.uinteger(n.character)}e2.is=o})(B||(B={}));
(function(e2){function t(r,n,i,s){if(u.uinteger(r)&&u.uinteger(n)&&u.uinteger(i)&&u.uinteger(s))return{start:B.create(r,n),end:B.create(i,s)};if(B.is(r)&&B.is(n))
return{start:r,end:n};throw new Error(`Range#create called with invalid arguments[${r}, ${n}, ${i}, ${s}]`)}e2.create=t;function o(r){let n=r;return u.objectLiteral(
n)&&B.is(n.start)&&B.is(n.end)}e2.is=o})(k||(k={}));(function(e2){function t(r,n){return{uri:r,range:n}}e2.create=t;function o(r){let n=r;return u.objectLiteral(
n)&&k.is(n.range)&&(u.string(n.uri)||u.undefined(n.uri))}e2.is=o})(et||(et={}));(function(e2){function t(r,n,i,s){return{targetUri:r,targetRange:n,targetSelectionRange:i,
originSelectionRange:s}}e2.create=t;function o(r){let n=r;return u.objectLiteral(n)&&k.is(n.targetRange)&&u.string(n.targetUri)&&k.is(n.targetSelectionRange)&&(k.
is(n.originSelectionRange)||u.undefined(n.originSelectionRange))}e2.is=o})(Cn||(Cn={}));(function(e2){function t(r,n,i,s){return{red:r,green:n,blue:i,alpha:s}}e2.
create=t;function o(r){let n=r;return u.objectLiteral(n)&&u.numberRange(n.red,0,1)&&u.numberRange(n.green,0,1)&&u.numberRange(n.blue,0,1)&&u.numberRange(n.alpha,
0,1)}e2.is=o})(yt||(yt={}));(function(e2){function t(r,n){return{range:r,color:n}}e2.create=t;function o(r){let n=r;return u.objectLiteral(n)&&k.is(n.range)&&yt.
is(n.color)}e2.is=o})(Sn||(Sn={}));(function(e2){function t(r,n,i){return{label:r,textEdit:n,additionalTextEdits:i}}e2.create=t;function o(r){let n=r;return u.objectLiteral(
n)&&u.string(n.label)&&(u.undefined(n.textEdit)||K.is(n))&&(u.undefined(n.additionalTextEdits)||u.typedArray(n.additionalTextEdits,K.is))}e2.is=o})(kn||(kn={}));
(function(e2){e2.Comment="comment",e2.Imports="imports",e2.Region="region"})(Tn||(Tn={}));(function(e2){function t(r,n,i,s,a,l){let h={startLine:r,endLine:n};return u.
defined(i)&&(h.startCharacter=i),u.defined(s)&&(h.endCharacter=s),u.defined(a)&&(h.kind=a),u.defined(l)&&(h.collapsedText=l),h}e2.create=t;function o(r){let n=r;
return u.objectLiteral(n)&&u.uinteger(n.startLine)&&u.uinteger(n.startLine)&&(u.undefined(n.startCharacter)||u.uinteger(n.startCharacter))&&(u.undefined(n.endCharacter)||
u.uinteger(n.endCharacter))&&(u.undefined(n.kind)||u.string(n.kind))}e2.is=o})(qn||(qn={}));(function(e2){function t(r,n){return{location:r,message:n}}e2.create=
t;function o(r){let n=r;return u.defined(n)&&et.is(n.location)&&u.string(n.message)}e2.is=o})(vt||(vt={}));(function(e2){e2.Error=1,e2.Warning=2,e2.Information=
3,e2.Hint=4})(On||(On={}));(function(e2){e2.Unnecessary=1,e2.Deprecated=2})(Mn||(Mn={}));(function(e2){function t(o){let r=o;return u.objectLiteral(r)&&u.string(
r.href)}e2.is=t})(Fn||(Fn={}));(function(e2){function t(i,s,a,l,h,g){let y={range:i,message:s};return u.defined(a)&&(y.severity=a),u.defined(l)&&(y.code=l),u.defined(
h)&&(y.source=h),u.defined(g)&&(y.relatedInformation=g),y}e2.create=t;function o(i){var s;let a=i;return u.defined(a)&&k.is(a.range)&&(u.string(a.message)||ue.is(
a.message))&&(u.number(a.severity)||u.undefined(a.severity))&&(u.integer(a.code)||u.string(a.code)||u.undefined(a.code))&&(u.undefined(a.codeDescription)||u.string(
(s=a.codeDescription)===null||s===void 0?void 0:s.href))&&(u.string(a.source)||u.undefined(a.source))&&(u.undefined(a.relatedInformation)||u.typedArray(a.relatedInformation,
vt.is))}e2.is=o;function r(i){return u.string(i.message)}e2.is3_17=r;function n(i){if(u.string(i.message))return i.message;if(ue.is(i.message))return i.message.
value;throw new Error(`Unknown message type ${typeof i.message}`)}e2.getMessageString=n})(tt||(tt={}));(function(e2){function t(r,n,...i){let s={title:r,command:n};
return u.defined(i)&&i.length>0&&(s.arguments=i),s}e2.create=t;function o(r){let n=r;return u.defined(n)&&u.string(n.title)&&(n.tooltip===void 0||u.string(n.tooltip))&&
u.string(n.command)}e2.is=o})(be||(be={}));(function(e2){function t(i,s){return{range:i,newText:s}}e2.replace=t;function o(i,s){return{range:{start:i,end:i},newText:s}}
e2.insert=o;function r(i){return{range:i,newText:""}}e2.del=r;function n(i){let s=i;return u.objectLiteral(s)&&u.string(s.newText)&&k.is(s.range)}e2.is=n})(K||(K=
{}));(function(e2){function t(r,n,i){let s={label:r};return n!==void 0&&(s.needsConfirmation=n),i!==void 0&&(s.description=i),s}e2.create=t;function o(r){let n=r;
return u.objectLiteral(n)&&u.string(n.label)&&(u.boolean(n.needsConfirmation)||n.needsConfirmation===void 0)&&(u.string(n.description)||n.description===void 0)}
e2.is=o})(ae||(ae={}));(function(e2){function t(o){let r=o;return u.string(r)}e2.is=t})(F||(F={}));(function(e2){function t(i,s,a){return{range:i,newText:s,annotationId:a}}
e2.replace=t;function o(i,s,a){return{range:{start:i,end:i},newText:s,annotationId:a}}e2.insert=o;function r(i,s){return{range:i,newText:"",annotationId:s}}e2.del=
r;function n(i){let s=i;return K.is(s)&&(ae.is(s.annotationId)||F.is(s.annotationId))}e2.is=n})(re||(re={}));(function(e2){function t(r,n){return{textDocument:r,
edits:n}}e2.create=t;function o(r){let n=r;return u.defined(n)&&rt.is(n.textDocument)&&Array.isArray(n.edits)}e2.is=o})(nt||(nt={}));(function(e2){function t(r,n,i){
let s={kind:"create",uri:r};return n!==void 0&&(n.overwrite!==void 0||n.ignoreIfExists!==void 0)&&(s.options=n),i!==void 0&&(s.annotationId=i),s}e2.create=t;function o(r){
let n=r;return n&&n.kind==="create"&&u.string(n.uri)&&(n.options===void 0||(n.options.overwrite===void 0||u.boolean(n.options.overwrite))&&(n.options.ignoreIfExists===
void 0||u.boolean(n.options.ignoreIfExists)))&&(n.annotationId===void 0||F.is(n.annotationId))}e2.is=o})(Te||(Te={}));(function(e2){function t(r,n,i,s){let a={kind:"\
rename",oldUri:r,newUri:n};return i!==void 0&&(i.overwrite!==void 0||i.ignoreIfExists!==void 0)&&(a.options=i),s!==void 0&&(a.annotationId=s),a}e2.create=t;function o(r){
let n=r;return n&&n.kind==="rename"&&u.string(n.oldUri)&&u.string(n.newUri)&&(n.options===void 0||(n.options.overwrite===void 0||u.boolean(n.options.overwrite))&&
(n.options.ignoreIfExists===void 0||u.boolean(n.options.ignoreIfExists)))&&(n.annotationId===void 0||F.is(n.annotationId))}e2.is=o})(qe||(qe={}));(function(e2){
function t(r,n,i){let s={kind:"delete",uri:r};return n!==void 0&&(n.recursive!==void 0||n.ignoreIfNotExists!==void 0)&&(s.options=n),i!==void 0&&(s.annotationId=
i),s}e2.create=t;function o(r){let n=r;return n&&n.kind==="delete"&&u.string(n.uri)&&(n.options===void 0||(n.options.recursive===void 0||u.boolean(n.options.recursive))&&
(n.options.ignoreIfNotExists===void 0||u.boolean(n.options.ignoreIfNotExists)))&&(n.annotationId===void 0||F.is(n.annotationId))}e2.is=o})(Oe||(Oe={}));(function(e2){
function t(o){let r=o;return r&&(r.changes!==void 0||r.documentChanges!==void 0)&&(r.documentChanges===void 0||r.documentChanges.every(n=>u.string(n.kind)?Te.is(
n)||qe.is(n)||Oe.is(n):nt.is(n)))}e2.is=t})(Dt||(Dt={}));ke=class{constructor(t,o){this.edits=t,this.changeAnnotations=o}insert(t,o,r){let n,i;if(r===void 0?n=K.
insert(t,o):F.is(r)?(i=r,n=re.insert(t,o,r)):(this.assertChangeAnnotations(this.changeAnnotations),i=this.changeAnnotations.manage(r),n=re.insert(t,o,i)),this.edits.
push(n),i!==void 0)return i}replace(t,o,r){let n,i;if(r===void 0?n=K.replace(t,o):F.is(r)?(i=r,n=re.replace(t,o,r)):(this.assertChangeAnnotations(this.changeAnnotations),
i=this.changeAnnotations.manage(r),n=re.replace(t,o,i)),this.edits.push(n),i!==void 0)return i}delete(t,o){let r,n;if(o===void 0?r=K.del(t):F.is(o)?(n=o,r=re.del(
t,o)):(this.assertChangeAnnotations(this.changeAnnotations),n=this.changeAnnotations.manage(o),r=re.del(t,n)),this.edits.push(r),n!==void 0)return n}add(t){this.
edits.push(t)}all(){return this.edits}clear(){this.edits.splice(0,this.edits.length)}assertChangeAnnotations(t){if(t===void 0)throw new Error("Text edit change \
is not configured to manage change annotations.")}};(function(e2){function t(o){let r=o;return u.objectLiteral(r)&&k.is(r.range)&&Rt.isSnippet(r.snippet)&&(r.annotationId===
void 0||ae.is(r.annotationId)||F.is(r.annotationId))}e2.is=t})(Nn||(Nn={}));_t=class{constructor(t){this._annotations=t===void 0?Object.create(null):t,this._counter=
0,this._size=0}all(){return this._annotations}get size(){return this._size}manage(t,o){let r;if(F.is(t)?r=t:(r=this.nextId(),o=t),this._annotations[r]!==void 0)
throw new Error(`Id ${r} is already in use.`);if(o===void 0)throw new Error(`No annotation provided for id ${r}`);return this._annotations[r]=o,this._size++,r}nextId(){
return this._counter++,this._counter.toString()}},jn=class{constructor(t){this._textEditChanges=Object.create(null),t!==void 0?(this._workspaceEdit=t,t.documentChanges?
(this._changeAnnotations=new _t(t.changeAnnotations),t.changeAnnotations=this._changeAnnotations.all(),t.documentChanges.forEach(o=>{if(nt.is(o)){let r=new ke(o.
edits,this._changeAnnotations);this._textEditChanges[o.textDocument.uri]=r}})):t.changes&&Object.keys(t.changes).forEach(o=>{let r=new ke(t.changes[o]);this._textEditChanges[o]=
r})):this._workspaceEdit={}}get edit(){return this.initDocumentChanges(),this._changeAnnotations!==void 0&&(this._changeAnnotations.size===0?this._workspaceEdit.
changeAnnotations=void 0:this._workspaceEdit.changeAnnotations=this._changeAnnotations.all()),this._workspaceEdit}getTextEditChange(t){if(rt.is(t)){if(this.initDocumentChanges(),
this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let o={uri:t.uri,version:t.version},r=this.
_textEditChanges[o.uri];if(!r){let n=[],i={textDocument:o,edits:n};this._workspaceEdit.documentChanges.push(i),r=new ke(n,this._changeAnnotations),this._textEditChanges[o.
uri]=r}return r}else{if(this.initChanges(),this._workspaceEdit.changes===void 0)throw new Error("Workspace edit is not configured for normal text edit changes.");
let o=this._textEditChanges[t];if(!o){let r=[];this._workspaceEdit.changes[t]=r,o=new ke(r),this._textEditChanges[t]=o}return o}}initDocumentChanges(){this._workspaceEdit.
documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._changeAnnotations=new _t,this._workspaceEdit.documentChanges=[],this._workspaceEdit.changeAnnotations=
this._changeAnnotations.all())}initChanges(){this._workspaceEdit.documentChanges===void 0&&this._workspaceEdit.changes===void 0&&(this._workspaceEdit.changes=Object.
create(null))}createFile(t,o,r){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===void 0)throw new Error("Workspace edit is not configured for\
 document changes.");let n;ae.is(o)||F.is(o)?n=o:r=o;let i,s;if(n===void 0?i=Te.create(t,r):(s=F.is(n)?n:this._changeAnnotations.manage(n),i=Te.create(t,r,s)),this.
_workspaceEdit.documentChanges.push(i),s!==void 0)return s}renameFile(t,o,r,n){if(this.initDocumentChanges(),this._workspaceEdit.documentChanges===void 0)throw new Error(
"Workspace edit is not configured for document changes.");let i;ae.is(r)||F.is(r)?i=r:n=r;let s,a;if(i===void 0?s=qe.create(t,o,n):(a=F.is(i)?i:this._changeAnnotations.
manage(i),s=qe.create(t,o,n,a)),this._workspaceEdit.documentChanges.push(s),a!==void 0)return a}deleteFile(t,o,r){if(this.initDocumentChanges(),this._workspaceEdit.
documentChanges===void 0)throw new Error("Workspace edit is not configured for document changes.");let n;ae.is(o)||F.is(o)?n=o:r=o;let i,s;if(n===void 0?i=Oe.create(
t,r):(s=F.is(n)?n:this._changeAnnotations.manage(n),i=Oe.create(t,r,s)),this._workspaceEdit.documentChanges.push(i),s!==void 0)return s}};(function(e2){function t(r){
return{uri:r}}e2.create=t;function o(r){let n=r;return u.defined(n)&&u.string(n.uri)}e2.is=o})(En||(En={}));(function(e2){function t(r,n){return{uri:r,version:n}}
e2.create=t;function o(r){let n=r;return u.defined(n)&&u.string(n.uri)&&u.integer(n.version)}e2.is=o})(An||(An={}));(function(e2){function t(r,n){return{uri:r,version:n}}
e2.create=t;function o(r){let n=r;return u.defined(n)&&u.string(n.uri)&&(n.version===null||u.integer(n.version))}e2.is=o})(rt||(rt={}));(function(e2){e2.ABAP="a\
bap",e2.WindowsBat="bat",e2.BibTeX="bibtex",e2.Clojure="clojure",e2.Coffeescript="coffeescript",e2.C="c",e2.CPP="cpp",e2.CSharp="csharp",e2.CSS="css",e2.D="d",e2.
Delphi="pascal",e2.Diff="diff",e2.Dart="dart",e2.Dockerfile="dockerfile",e2.Elixir="elixir",e2.Erlang="erlang",e2.FSharp="fsharp",e2.GitCommit="git-commit",e2.GitRebase=
"git-rebase",e2.Go="go",e2.Groovy="groovy",e2.Handlebars="handlebars",e2.Haskell="haskell",e2.HTML="html",e2.Ini="ini",e2.Java="java",e2.JavaScript="javascript",
e2.JavaScriptReact="javascriptreact",e2.JSON="json",e2.LaTeX="latex",e2.Less="less",e2.Lua="lua",e2.Makefile="makefile",e2.Markdown="markdown",e2.ObjectiveC="ob\
jective-c",e2.ObjectiveCPP="objective-cpp",e2.Pascal="pascal",e2.Perl="perl",e2.Perl6="perl6",e2.PHP="php",e2.Plaintext="plaintext",e2.Powershell="powershell",e2.
Pug="jade",e2.Python="python",e2.R="r",e2.Razor="razor",e2.Ruby="ruby",e2.Rust="rust",e2.SCSS="scss",e2.SASS="sass",e2.Scala="scala",e2.ShaderLab="shaderlab",e2.
ShellScript="shellscript",e2.SQL="sql",e2.Swift="swift",e2.TypeScript="typescript",e2.TypeScriptReact="typescriptreact",e2.TeX="tex",e2.VisualBasic="vb",e2.XML=
"xml",e2.XSL="xsl",e2.YAML="yaml"})(In||(In={}));(function(e2){function t(r,n,i,s){return{uri:r,languageId:n,version:i,text:s}}e2.create=t;function o(r){let n=r;
return u.defined(n)&&u.string(n.uri)&&u.string(n.languageId)&&u.integer(n.version)&&u.string(n.text)}e2.is=o})(Wn||(Wn={}));(function(e2){e2.PlainText="plaintex\
t",e2.Markdown="markdown";function t(o){let r=o;return r===e2.PlainText||r===e2.Markdown}e2.is=t})(bt||(bt={}));(function(e2){function t(o){let r=o;return u.objectLiteral(
o)&&bt.is(r.kind)&&u.string(r.value)}e2.is=t})(ue||(ue={}));(function(e2){e2.Text=1,e2.Method=2,e2.Function=3,e2.Constructor=4,e2.Field=5,e2.Variable=6,e2.Class=
7,e2.Interface=8,e2.Module=9,e2.Property=10,e2.Unit=11,e2.Value=12,e2.Enum=13,e2.Keyword=14,e2.Snippet=15,e2.Color=16,e2.File=17,e2.Reference=18,e2.Folder=19,e2.
EnumMember=20,e2.Constant=21,e2.Struct=22,e2.Event=23,e2.Operator=24,e2.TypeParameter=25})(Ln||(Ln={}));(function(e2){e2.PlainText=1,e2.Snippet=2})(Hn||(Hn={}));
(function(e2){e2.Deprecated=1})(Un||(Un={}));(function(e2){function t(r,n,i){return{newText:r,insert:n,replace:i}}e2.create=t;function o(r){let n=r;return n&&u.
string(n.newText)&&k.is(n.insert)&&k.is(n.replace)}e2.is=o})($n||($n={}));(function(e2){e2.asIs=1,e2.adjustIndentation=2})(Bn||(Bn={}));(function(e2){e2.Replace=
1,e2.Merge=2})(zn||(zn={}));(function(e2){function t(o){let r=o;return r&&(u.string(r.detail)||r.detail===void 0)&&(u.string(r.description)||r.description===void 0)}
e2.is=t})(Vn||(Vn={}));(function(e2){function t(o){return{label:o}}e2.create=t})(Gn||(Gn={}));(function(e2){function t(o,r){return{items:o||[],isIncomplete:!!r}}
e2.create=t})(Jn||(Jn={}));(function(e2){function t(r){return r.replace(/[\\`*_{}[\]()#+\-.!]/g,"\\$&")}e2.fromPlainText=t;function o(r){let n=r;return u.string(
n)||u.objectLiteral(n)&&u.string(n.language)&&u.string(n.value)}e2.is=o})(ot||(ot={}));(function(e2){function t(o){let r=o;return!!r&&u.objectLiteral(r)&&(ue.is(
r.contents)||ot.is(r.contents)||u.typedArray(r.contents,ot.is))&&(o.range===void 0||k.is(o.range))}e2.is=t})(Xn||(Xn={}));(function(e2){function t(o,r){return r?
{label:o,documentation:r}:{label:o}}e2.create=t})(Yn||(Yn={}));(function(e2){function t(o,r,...n){let i={label:o};return u.defined(r)&&(i.documentation=r),u.defined(
n)?i.parameters=n:i.parameters=[],i}e2.create=t})(Qn||(Qn={}));(function(e2){e2.Text=1,e2.Read=2,e2.Write=3})(Zn||(Zn={}));(function(e2){function t(o,r){let n={
range:o};return u.number(r)&&(n.kind=r),n}e2.create=t})(Kn||(Kn={}));(function(e2){e2.File=1,e2.Module=2,e2.Namespace=3,e2.Package=4,e2.Class=5,e2.Method=6,e2.Property=
7,e2.Field=8,e2.Constructor=9,e2.Enum=10,e2.Interface=11,e2.Function=12,e2.Variable=13,e2.Constant=14,e2.String=15,e2.Number=16,e2.Boolean=17,e2.Array=18,e2.Object=
19,e2.Key=20,e2.Null=21,e2.EnumMember=22,e2.Struct=23,e2.Event=24,e2.Operator=25,e2.TypeParameter=26})(er||(er={}));(function(e2){e2.Deprecated=1})(tr||(tr={}));
(function(e2){function t(o,r,n,i,s){let a={name:o,kind:r,location:{uri:i,range:n}};return s&&(a.containerName=s),a}e2.create=t})(nr||(nr={}));(function(e2){function t(o,r,n,i){
return i!==void 0?{name:o,kind:r,location:{uri:n,range:i}}:{name:o,kind:r,location:{uri:n}}}e2.create=t})(rr||(rr={}));(function(e2){function t(r,n,i,s,a,l){let h={
name:r,detail:n,kind:i,range:s,selectionRange:a};return l!==void 0&&(h.children=l),h}e2.create=t;function o(r){let n=r;return n&&u.string(n.name)&&u.number(n.kind)&&
k.is(n.range)&&k.is(n.selectionRange)&&(n.detail===void 0||u.string(n.detail))&&(n.deprecated===void 0||u.boolean(n.deprecated))&&(n.children===void 0||Array.isArray(
n.children))&&(n.tags===void 0||Array.isArray(n.tags))}e2.is=o})(or||(or={}));(function(e2){e2.Empty="",e2.QuickFix="quickfix",e2.Refactor="refactor",e2.RefactorExtract=
"refactor.extract",e2.RefactorInline="refactor.inline",e2.RefactorMove="refactor.move",e2.RefactorRewrite="refactor.rewrite",e2.Source="source",e2.SourceOrganizeImports=
"source.organizeImports",e2.SourceFixAll="source.fixAll",e2.Notebook="notebook"})(ir||(ir={}));(function(e2){e2.Invoked=1,e2.Automatic=2})(it||(it={}));(function(e2){
function t(r,n,i){let s={diagnostics:r};return n!=null&&(s.only=n),i!=null&&(s.triggerKind=i),s}e2.create=t;function o(r){let n=r;return u.defined(n)&&u.typedArray(
n.diagnostics,tt.is)&&(n.only===void 0||u.typedArray(n.only,u.string))&&(n.triggerKind===void 0||n.triggerKind===it.Invoked||n.triggerKind===it.Automatic)}e2.is=
o})(sr||(sr={}));(function(e2){e2.LLMGenerated=1;function t(o){return u.defined(o)&&o===e2.LLMGenerated}e2.is=t})(Pt||(Pt={}));(function(e2){function t(r,n,i){let s={
title:r},a=true;return typeof n=="string"?(a=false,s.kind=n):be.is(n)?s.command=n:s.edit=n,a&&i!==void 0&&(s.kind=i),s}e2.create=t;function o(r){let n=r;return n&&
u.string(n.title)&&(n.diagnostics===void 0||u.typedArray(n.diagnostics,tt.is))&&(n.kind===void 0||u.string(n.kind))&&(n.edit!==void 0||n.command!==void 0)&&(n.command===
void 0||be.is(n.command))&&(n.isPreferred===void 0||u.boolean(n.isPreferred))&&(n.edit===void 0||Dt.is(n.edit))&&(n.tags===void 0||u.typedArray(n.tags,Pt.is))}e2.
is=o})(cr||(cr={}));(function(e2){function t(r,n){let i={range:r};return u.defined(n)&&(i.data=n),i}e2.create=t;function o(r){let n=r;return u.defined(n)&&k.is(
n.range)&&(u.undefined(n.command)||be.is(n.command))}e2.is=o})(ar||(ar={}));(function(e2){function t(r,n){return{tabSize:r,insertSpaces:n}}e2.create=t;function o(r){
let n=r;return u.defined(n)&&u.uinteger(n.tabSize)&&u.boolean(n.insertSpaces)}e2.is=o})(ur||(ur={}));(function(e2){function t(r,n,i){return{range:r,target:n,data:i}}
e2.create=t;function o(r){let n=r;return u.defined(n)&&k.is(n.range)&&(u.undefined(n.target)||u.string(n.target))}e2.is=o})(lr||(lr={}));(function(e2){function t(r,n){
return{range:r,parent:n}}e2.create=t;function o(r){let n=r;return u.objectLiteral(n)&&k.is(n.range)&&(n.parent===void 0||e2.is(n.parent))}e2.is=o})(dr||(dr={}));
(function(e2){e2.namespace="namespace",e2.type="type",e2.class="class",e2.enum="enum",e2.interface="interface",e2.struct="struct",e2.typeParameter="typeParamete\
r",e2.parameter="parameter",e2.variable="variable",e2.property="property",e2.enumMember="enumMember",e2.event="event",e2.function="function",e2.method="method",
e2.macro="macro",e2.keyword="keyword",e2.modifier="modifier",e2.comment="comment",e2.string="string",e2.number="number",e2.regexp="regexp",e2.operator="operator",
e2.decorator="decorator",e2.label="label"})(fr||(fr={}));(function(e2){e2.declaration="declaration",e2.definition="definition",e2.readonly="readonly",e2.static=
"static",e2.deprecated="deprecated",e2.abstract="abstract",e2.async="async",e2.modification="modification",e2.documentation="documentation",e2.defaultLibrary="d\
efaultLibrary"})(pr||(pr={}));(function(e2){function t(o){let r=o;return u.objectLiteral(r)&&(r.resultId===void 0||typeof r.resultId=="string")&&Array.isArray(r.
data)&&(r.data.length===0||typeof r.data[0]=="number")}e2.is=t})(hr||(hr={}));(function(e2){function t(r,n){return{range:r,text:n}}e2.create=t;function o(r){let n=r;
return n!=null&&k.is(n.range)&&u.string(n.text)}e2.is=o})(gr||(gr={}));(function(e2){function t(r,n,i){return{range:r,variableName:n,caseSensitiveLookup:i}}e2.create=
t;function o(r){let n=r;return n!=null&&k.is(n.range)&&u.boolean(n.caseSensitiveLookup)&&(u.string(n.variableName)||n.variableName===void 0)}e2.is=o})(mr||(mr={}));
(function(e2){function t(r,n){return{range:r,expression:n}}e2.create=t;function o(r){let n=r;return n!=null&&k.is(n.range)&&(u.string(n.expression)||n.expression===
void 0)}e2.is=o})(yr||(yr={}));(function(e2){function t(r,n){return{frameId:r,stoppedLocation:n}}e2.create=t;function o(r){let n=r;return u.defined(n)&&k.is(r.stoppedLocation)}
e2.is=o})(vr||(vr={}));(function(e2){e2.Type=1,e2.Parameter=2;function t(o){return o===1||o===2}e2.is=t})(xt||(xt={}));(function(e2){function t(r){return{value:r}}
e2.create=t;function o(r){let n=r;return u.objectLiteral(n)&&(n.tooltip===void 0||u.string(n.tooltip)||ue.is(n.tooltip))&&(n.location===void 0||et.is(n.location))&&
(n.command===void 0||be.is(n.command))}e2.is=o})(wt||(wt={}));(function(e2){function t(r,n,i){let s={position:r,label:n};return i!==void 0&&(s.kind=i),s}e2.create=
t;function o(r){let n=r;return u.objectLiteral(n)&&B.is(n.position)&&(u.string(n.label)||u.typedArray(n.label,wt.is))&&(n.kind===void 0||xt.is(n.kind))&&n.textEdits===
void 0||u.typedArray(n.textEdits,K.is)&&(n.tooltip===void 0||u.string(n.tooltip)||ue.is(n.tooltip))&&(n.paddingLeft===void 0||u.boolean(n.paddingLeft))&&(n.paddingRight===
void 0||u.boolean(n.paddingRight))}e2.is=o})(Dr||(Dr={}));(function(e2){function t(r){return{kind:"snippet",value:r}}e2.createSnippet=t;function o(r){let n=r;return u.
objectLiteral(n)&&n.kind==="snippet"&&u.string(n.value)}e2.isSnippet=o})(Rt||(Rt={}));(function(e2){function t(o,r,n,i){return{insertText:o,filterText:r,range:n,
command:i}}e2.create=t})(_r||(_r={}));(function(e2){function t(o){return{items:o}}e2.create=t})(br||(br={}));(function(e2){e2.Invoked=1,e2.Automatic=2})(Pr||(Pr=
{}));(function(e2){function t(o,r){return{range:o,text:r}}e2.create=t})(xr||(xr={}));(function(e2){function t(o,r){return{triggerKind:o,selectedCompletionInfo:r}}
e2.create=t})(wr||(wr={}));(function(e2){function t(o){let r=o;return u.objectLiteral(r)&&mt.is(r.uri)&&u.string(r.name)}e2.is=t})(Rr||(Rr={}));Ou=[`
`,`\r
`,"\r"];(function(e2){function t(i,s,a,l){return new Sr(i,s,a,l)}e2.create=t;function o(i){let s=i;return!!(u.defined(s)&&u.string(s.uri)&&(u.undefined(s.languageId)||
u.string(s.languageId))&&u.uinteger(s.lineCount)&&u.func(s.getText)&&u.func(s.positionAt)&&u.func(s.offsetAt))}e2.is=o;function r(i,s){let a=i.getText(),l=n(s,(g,y)=>{
let _=g.range.start.line-y.range.start.line;return _===0?g.range.start.character-y.range.start.character:_}),h=a.length;for(let g=l.length-1;g>=0;g--){let y=l[g],
_=i.offsetAt(y.range.start),D=i.offsetAt(y.range.end);if(D<=h)a=a.substring(0,_)+y.newText+a.substring(D,a.length);else throw new Error("Overlapping edit");h=_}
return a}e2.applyEdits=r;function n(i,s){if(i.length<=1)return i;let a=i.length/2|0,l=i.slice(0,a),h=i.slice(a);n(l,s),n(h,s);let g=0,y=0,_=0;for(;g<l.length&&y<
h.length;)s(l[g],h[y])<=0?i[_++]=l[g++]:i[_++]=h[y++];for(;g<l.length;)i[_++]=l[g++];for(;y<h.length;)i[_++]=h[y++];return i}})(Cr||(Cr={}));Sr=class{constructor(t,o,r,n){
this._uri=t,this._languageId=o,this._version=r,this._content=n,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this._languageId}get version(){
return this._version}getText(t){if(t){let o=this.offsetAt(t.start),r=this.offsetAt(t.end);return this._content.substring(o,r)}return this._content}update(t,o){this.
_content=t.text,this._version=o,this._lineOffsets=void 0}getLineOffsets(){if(this._lineOffsets===void 0){let t=[],o=this._content,r=true;for(let n=0;n<o.length;n++){
r&&(t.push(n),r=false);let i=o.charAt(n);r=i==="\r"||i===`
`,i==="\r"&&n+1<o.length&&o.charAt(n+1)===`
`&&n++}r&&o.length>0&&t.push(o.length),this._lineOffsets=t}return this._lineOffsets}positionAt(t){t=Math.max(Math.min(t,this._content.length),0);let o=this.getLineOffsets(),
r=0,n=o.length;if(n===0)return B.create(0,t);for(;r<n;){let s=Math.floor((r+n)/2);o[s]>t?n=s:r=s+1}let i=r-1;return B.create(i,t-o[i])}offsetAt(t){let o=this.getLineOffsets();
if(t.line>=o.length)return this._content.length;if(t.line<0)return 0;let r=o[t.line],n=t.line+1<o.length?o[t.line+1]:this._content.length;return Math.max(Math.min(
r+t.character,n),r)}get lineCount(){return this.getLineOffsets().length}};(function(e2){let t=Object.prototype.toString;function o(D){return typeof D<"u"}e2.defined=
o;function r(D){return typeof D>"u"}e2.undefined=r;function n(D){return D===true||D===false}e2.boolean=n;function i(D){return t.call(D)==="[object String]"}e2.string=
i;function s(D){return t.call(D)==="[object Number]"}e2.number=s;function a(D,R,T){return t.call(D)==="[object Number]"&&R<=D&&D<=T}e2.numberRange=a;function l(D){
return t.call(D)==="[object Number]"&&-2147483648<=D&&D<=2147483647}e2.integer=l;function h(D){return t.call(D)==="[object Number]"&&0<=D&&D<=2147483647}e2.uinteger=
h;function g(D){return t.call(D)==="[object Function]"}e2.func=g;function y(D){return D!==null&&typeof D=="object"}e2.objectLiteral=y;function _(D,R){return Array.
isArray(D)&&D.every(R)}e2.typedArray=_})(u||(u={}))});var C=b(W=>{"use strict";Object.defineProperty(W,"__esModule",{value:true});W.CM=W.ProtocolNotificationType=
W.ProtocolNotificationType0=W.ProtocolRequestType=W.ProtocolRequestType0=W.RegistrationType=W.MessageDirection=void 0;var Me=Ze(),_i;(function(e2){e2.clientToServer=
"clientToServer",e2.serverToClient="serverToClient",e2.both="both"})(_i||(W.MessageDirection=_i={}));var kr=class{____;method;constructor(t){this.method=t}};W.RegistrationType=
kr;var Tr=class extends Me.RequestType0{__;___;____;_pr;constructor(t){super(t)}};W.ProtocolRequestType0=Tr;var qr=class extends Me.RequestType{__;___;____;_pr;constructor(t){
super(t,Me.ParameterStructures.byName)}};W.ProtocolRequestType=qr;var Or=class extends Me.NotificationType0{___;____;constructor(t){super(t)}};W.ProtocolNotificationType0=
Or;var Mr=class extends Me.NotificationType{___;____;constructor(t){super(t,Me.ParameterStructures.byName)}};W.ProtocolNotificationType=Mr;var bi;(function(e2){
function t(o,r){return{client:o,server:r}}e2.create=t})(bi||(W.CM=bi={}))});var kt=b(J=>{"use strict";Object.defineProperty(J,"__esModule",{value:true});J.boolean=
Mu;J.string=Pi;J.number=Fu;J.error=Nu;J.func=ju;J.array=xi;J.stringArray=Eu;J.typedArray=Au;J.objectLiteral=Iu;function Mu(e2){return e2===true||e2===false}function Pi(e2){
return typeof e2=="string"||e2 instanceof String}function Fu(e2){return typeof e2=="number"||e2 instanceof Number}function Nu(e2){return e2 instanceof Error}function ju(e2){
return typeof e2=="function"}function xi(e2){return Array.isArray(e2)}function Eu(e2){return xi(e2)&&e2.every(t=>Pi(t))}function Au(e2,t){return Array.isArray(e2)&&
e2.every(t)}function Iu(e2){return e2!==null&&typeof e2=="object"}});var Ri=b(Tt=>{"use strict";Object.defineProperty(Tt,"__esModule",{value:true});Tt.ImplementationRequest=
void 0;var Fr=C(),wi;(function(e2){e2.method="textDocument/implementation",e2.messageDirection=Fr.MessageDirection.clientToServer,e2.type=new Fr.ProtocolRequestType(
e2.method),e2.capabilities=Fr.CM.create("textDocument.implementation","implementationProvider")})(wi||(Tt.ImplementationRequest=wi={}))});var Si=b(qt=>{"use str\
ict";Object.defineProperty(qt,"__esModule",{value:true});qt.TypeDefinitionRequest=void 0;var Nr=C(),Ci;(function(e2){e2.method="textDocument/typeDefinition",e2.
messageDirection=Nr.MessageDirection.clientToServer,e2.type=new Nr.ProtocolRequestType(e2.method),e2.capabilities=Nr.CM.create("textDocument.typeDefinition","ty\
peDefinitionProvider")})(Ci||(qt.TypeDefinitionRequest=Ci={}))});var qi=b(Ne=>{"use strict";Object.defineProperty(Ne,"__esModule",{value:true});Ne.DidChangeWorkspaceFoldersNotification=
Ne.WorkspaceFoldersRequest=void 0;var Fe=C(),ki;(function(e2){e2.method="workspace/workspaceFolders",e2.messageDirection=Fe.MessageDirection.serverToClient,e2.type=
new Fe.ProtocolRequestType0(e2.method),e2.capabilities=Fe.CM.create("workspace.workspaceFolders","workspace.workspaceFolders")})(ki||(Ne.WorkspaceFoldersRequest=
ki={}));var Ti;(function(e2){e2.method="workspace/didChangeWorkspaceFolders",e2.messageDirection=Fe.MessageDirection.clientToServer,e2.type=new Fe.ProtocolNotificationType(
e2.method),e2.capabilities=Fe.CM.create(void 0,"workspace.workspaceFolders.changeNotifications")})(Ti||(Ne.DidChangeWorkspaceFoldersNotification=Ti={}))});var Mi=b(
Ot=>{"use strict";Object.defineProperty(Ot,"__esModule",{value:true});Ot.ConfigurationRequest=void 0;var jr=C(),Oi;(function(e2){e2.method="workspace/configurat\
ion",e2.messageDirection=jr.MessageDirection.serverToClient,e2.type=new jr.ProtocolRequestType(e2.method),e2.capabilities=jr.CM.create("workspace.configuration",
void 0)})(Oi||(Ot.ConfigurationRequest=Oi={}))});var ji=b(Ee=>{"use strict";Object.defineProperty(Ee,"__esModule",{value:true});Ee.ColorPresentationRequest=Ee.DocumentColorRequest=
void 0;var je=C(),Fi;(function(e2){e2.method="textDocument/documentColor",e2.messageDirection=je.MessageDirection.clientToServer,e2.type=new je.ProtocolRequestType(
e2.method),e2.capabilities=je.CM.create("textDocument.colorProvider","colorProvider")})(Fi||(Ee.DocumentColorRequest=Fi={}));var Ni;(function(e2){e2.method="tex\
tDocument/colorPresentation",e2.messageDirection=je.MessageDirection.clientToServer,e2.type=new je.ProtocolRequestType(e2.method),e2.capabilities=je.CM.create("\
textDocument.colorProvider","colorProvider")})(Ni||(Ee.ColorPresentationRequest=Ni={}))});var Ii=b(Ie=>{"use strict";Object.defineProperty(Ie,"__esModule",{value:true});
Ie.FoldingRangeRefreshRequest=Ie.FoldingRangeRequest=void 0;var Ae=C(),Ei;(function(e2){e2.method="textDocument/foldingRange",e2.messageDirection=Ae.MessageDirection.
clientToServer,e2.type=new Ae.ProtocolRequestType(e2.method),e2.capabilities=Ae.CM.create("textDocument.foldingRange","foldingRangeProvider")})(Ei||(Ie.FoldingRangeRequest=
Ei={}));var Ai;(function(e2){e2.method="workspace/foldingRange/refresh",e2.messageDirection=Ae.MessageDirection.serverToClient,e2.type=new Ae.ProtocolRequestType0(
e2.method),e2.capabilities=Ae.CM.create("workspace.foldingRange.refreshSupport",void 0)})(Ai||(Ie.FoldingRangeRefreshRequest=Ai={}))});var Li=b(Mt=>{"use strict";
Object.defineProperty(Mt,"__esModule",{value:true});Mt.DeclarationRequest=void 0;var Er=C(),Wi;(function(e2){e2.method="textDocument/declaration",e2.messageDirection=
Er.MessageDirection.clientToServer,e2.type=new Er.ProtocolRequestType(e2.method),e2.capabilities=Er.CM.create("textDocument.declaration","declarationProvider")})(
Wi||(Mt.DeclarationRequest=Wi={}))});var Ui=b(Ft=>{"use strict";Object.defineProperty(Ft,"__esModule",{value:true});Ft.SelectionRangeRequest=void 0;var Ar=C(),Hi;
(function(e2){e2.method="textDocument/selectionRange",e2.messageDirection=Ar.MessageDirection.clientToServer,e2.type=new Ar.ProtocolRequestType(e2.method),e2.capabilities=
Ar.CM.create("textDocument.selectionRange","selectionRangeProvider")})(Hi||(Ft.SelectionRangeRequest=Hi={}))});var Vi=b(le=>{"use strict";Object.defineProperty(
le,"__esModule",{value:true});le.WorkDoneProgressCancelNotification=le.WorkDoneProgressCreateRequest=le.WorkDoneProgress=void 0;var Wu=Ze(),st=C(),$i;(function(e2){
e2.type=new Wu.ProgressType;function t(o){return o===e2.type}e2.is=t})($i||(le.WorkDoneProgress=$i={}));var Bi;(function(e2){e2.method="window/workDoneProgress/\
create",e2.messageDirection=st.MessageDirection.serverToClient,e2.type=new st.ProtocolRequestType(e2.method),e2.capabilities=st.CM.create("window.workDoneProgre\
ss",void 0)})(Bi||(le.WorkDoneProgressCreateRequest=Bi={}));var zi;(function(e2){e2.method="window/workDoneProgress/cancel",e2.messageDirection=st.MessageDirection.
clientToServer,e2.type=new st.ProtocolNotificationType(e2.method)})(zi||(le.WorkDoneProgressCancelNotification=zi={}))});var Yi=b(de=>{"use strict";Object.defineProperty(
de,"__esModule",{value:true});de.CallHierarchyOutgoingCallsRequest=de.CallHierarchyIncomingCallsRequest=de.CallHierarchyPrepareRequest=void 0;var oe=C(),Gi;(function(e2){
e2.method="textDocument/prepareCallHierarchy",e2.messageDirection=oe.MessageDirection.clientToServer,e2.type=new oe.ProtocolRequestType(e2.method),e2.capabilities=
oe.CM.create("textDocument.callHierarchy","callHierarchyProvider")})(Gi||(de.CallHierarchyPrepareRequest=Gi={}));var Ji;(function(e2){e2.method="callHierarchy/i\
ncomingCalls",e2.messageDirection=oe.MessageDirection.clientToServer,e2.type=new oe.ProtocolRequestType(e2.method),e2.capabilities=oe.CM.create("textDocument.ca\
llHierarchy","callHierarchyProvider")})(Ji||(de.CallHierarchyIncomingCallsRequest=Ji={}));var Xi;(function(e2){e2.method="callHierarchy/outgoingCalls",e2.messageDirection=
oe.MessageDirection.clientToServer,e2.type=new oe.ProtocolRequestType(e2.method),e2.capabilities=oe.CM.create("textDocument.callHierarchy","callHierarchyProvide\
r")})(Xi||(de.CallHierarchyOutgoingCallsRequest=Xi={}))});var ns=b(H=>{"use strict";Object.defineProperty(H,"__esModule",{value:true});H.SemanticTokensRefreshRequest=
H.SemanticTokensRangeRequest=H.SemanticTokensDeltaRequest=H.SemanticTokensRequest=H.SemanticTokensRegistrationType=H.TokenFormat=void 0;var $=C(),Qi;(function(e2){
e2.Relative="relative"})(Qi||(H.TokenFormat=Qi={}));var ct;(function(e2){e2.method="textDocument/semanticTokens",e2.type=new $.RegistrationType(e2.method)})(ct||
(H.SemanticTokensRegistrationType=ct={}));var Zi;(function(e2){e2.method="textDocument/semanticTokens/full",e2.messageDirection=$.MessageDirection.clientToServer,
e2.type=new $.ProtocolRequestType(e2.method),e2.registrationMethod=ct.method,e2.capabilities=$.CM.create("textDocument.semanticTokens","semanticTokensProvider")})(
Zi||(H.SemanticTokensRequest=Zi={}));var Ki;(function(e2){e2.method="textDocument/semanticTokens/full/delta",e2.messageDirection=$.MessageDirection.clientToServer,
e2.type=new $.ProtocolRequestType(e2.method),e2.registrationMethod=ct.method,e2.capabilities=$.CM.create("textDocument.semanticTokens.requests.full.delta","sema\
nticTokensProvider.full.delta")})(Ki||(H.SemanticTokensDeltaRequest=Ki={}));var es;(function(e2){e2.method="textDocument/semanticTokens/range",e2.messageDirection=
$.MessageDirection.clientToServer,e2.type=new $.ProtocolRequestType(e2.method),e2.registrationMethod=ct.method,e2.capabilities=$.CM.create("textDocument.semanti\
cTokens.requests.range","semanticTokensProvider.range")})(es||(H.SemanticTokensRangeRequest=es={}));var ts;(function(e2){e2.method="workspace/semanticTokens/ref\
resh",e2.messageDirection=$.MessageDirection.serverToClient,e2.type=new $.ProtocolRequestType0(e2.method),e2.capabilities=$.CM.create("workspace.semanticTokens.\
refreshSupport",void 0)})(ts||(H.SemanticTokensRefreshRequest=ts={}))});var os=b(Nt=>{"use strict";Object.defineProperty(Nt,"__esModule",{value:true});Nt.ShowDocumentRequest=
void 0;var Ir=C(),rs;(function(e2){e2.method="window/showDocument",e2.messageDirection=Ir.MessageDirection.serverToClient,e2.type=new Ir.ProtocolRequestType(e2.
method),e2.capabilities=Ir.CM.create("window.showDocument.support",void 0)})(rs||(Nt.ShowDocumentRequest=rs={}))});var ss=b(jt=>{"use strict";Object.defineProperty(
jt,"__esModule",{value:true});jt.LinkedEditingRangeRequest=void 0;var Wr=C(),is;(function(e2){e2.method="textDocument/linkedEditingRange",e2.messageDirection=Wr.
MessageDirection.clientToServer,e2.type=new Wr.ProtocolRequestType(e2.method),e2.capabilities=Wr.CM.create("textDocument.linkedEditingRange","linkedEditingRange\
Provider")})(is||(jt.LinkedEditingRangeRequest=is={}))});var hs=b(L=>{"use strict";Object.defineProperty(L,"__esModule",{value:true});L.WillDeleteFilesRequest=L.
DidDeleteFilesNotification=L.DidRenameFilesNotification=L.WillRenameFilesRequest=L.DidCreateFilesNotification=L.WillCreateFilesRequest=L.FileOperationPatternKind=
void 0;var N=C(),cs;(function(e2){e2.file="file",e2.folder="folder"})(cs||(L.FileOperationPatternKind=cs={}));var as;(function(e2){e2.method="workspace/willCrea\
teFiles",e2.messageDirection=N.MessageDirection.clientToServer,e2.type=new N.ProtocolRequestType(e2.method),e2.capabilities=N.CM.create("workspace.fileOperation\
s.willCreate","workspace.fileOperations.willCreate")})(as||(L.WillCreateFilesRequest=as={}));var us;(function(e2){e2.method="workspace/didCreateFiles",e2.messageDirection=
N.MessageDirection.clientToServer,e2.type=new N.ProtocolNotificationType(e2.method),e2.capabilities=N.CM.create("workspace.fileOperations.didCreate","workspace.\
fileOperations.didCreate")})(us||(L.DidCreateFilesNotification=us={}));var ls;(function(e2){e2.method="workspace/willRenameFiles",e2.messageDirection=N.MessageDirection.
clientToServer,e2.type=new N.ProtocolRequestType(e2.method),e2.capabilities=N.CM.create("workspace.fileOperations.willRename","workspace.fileOperations.willRena\
me")})(ls||(L.WillRenameFilesRequest=ls={}));var ds;(function(e2){e2.method="workspace/didRenameFiles",e2.messageDirection=N.MessageDirection.clientToServer,e2.
type=new N.ProtocolNotificationType(e2.method),e2.capabilities=N.CM.create("workspace.fileOperations.didRename","workspace.fileOperations.didRename")})(ds||(L.DidRenameFilesNotification=
ds={}));var fs;(function(e2){e2.method="workspace/didDeleteFiles",e2.messageDirection=N.MessageDirection.clientToServer,e2.type=new N.ProtocolNotificationType(e2.
method),e2.capabilities=N.CM.create("workspace.fileOperations.didDelete","workspace.fileOperations.didDelete")})(fs||(L.DidDeleteFilesNotification=fs={}));var ps;
(function(e2){e2.method="workspace/willDeleteFiles",e2.messageDirection=N.MessageDirection.clientToServer,e2.type=new N.ProtocolRequestType(e2.method),e2.capabilities=
N.CM.create("workspace.fileOperations.willDelete","workspace.fileOperations.willDelete")})(ps||(L.WillDeleteFilesRequest=ps={}))});var vs=b(fe=>{"use strict";Object.
defineProperty(fe,"__esModule",{value:true});fe.MonikerRequest=fe.MonikerKind=fe.UniquenessLevel=void 0;var Lr=C(),gs;(function(e2){e2.document="document",e2.project=
"project",e2.group="group",e2.scheme="scheme",e2.global="global"})(gs||(fe.UniquenessLevel=gs={}));var ms;(function(e2){e2.$import="import",e2.$export="export",
e2.local="local"})(ms||(fe.MonikerKind=ms={}));var ys;(function(e2){e2.method="textDocument/moniker",e2.messageDirection=Lr.MessageDirection.clientToServer,e2.type=
new Lr.ProtocolRequestType(e2.method),e2.capabilities=Lr.CM.create("textDocument.moniker","monikerProvider")})(ys||(fe.MonikerRequest=ys={}))});var Ps=b(pe=>{"u\
se strict";Object.defineProperty(pe,"__esModule",{value:true});pe.TypeHierarchySubtypesRequest=pe.TypeHierarchySupertypesRequest=pe.TypeHierarchyPrepareRequest=
void 0;var Pe=C(),Ds;(function(e2){e2.method="textDocument/prepareTypeHierarchy",e2.messageDirection=Pe.MessageDirection.clientToServer,e2.type=new Pe.ProtocolRequestType(
e2.method),e2.capabilities=Pe.CM.create("textDocument.typeHierarchy","typeHierarchyProvider")})(Ds||(pe.TypeHierarchyPrepareRequest=Ds={}));var _s;(function(e2){
e2.method="typeHierarchy/supertypes",e2.messageDirection=Pe.MessageDirection.clientToServer,e2.type=new Pe.ProtocolRequestType(e2.method)})(_s||(pe.TypeHierarchySupertypesRequest=
_s={}));var bs;(function(e2){e2.method="typeHierarchy/subtypes",e2.messageDirection=Pe.MessageDirection.clientToServer,e2.type=new Pe.ProtocolRequestType(e2.method)})(
bs||(pe.TypeHierarchySubtypesRequest=bs={}))});var Rs=b(Le=>{"use strict";Object.defineProperty(Le,"__esModule",{value:true});Le.InlineValueRefreshRequest=Le.InlineValueRequest=
void 0;var We=C(),xs;(function(e2){e2.method="textDocument/inlineValue",e2.messageDirection=We.MessageDirection.clientToServer,e2.type=new We.ProtocolRequestType(
e2.method),e2.capabilities=We.CM.create("textDocument.inlineValue","inlineValueProvider")})(xs||(Le.InlineValueRequest=xs={}));var ws;(function(e2){e2.method="w\
orkspace/inlineValue/refresh",e2.messageDirection=We.MessageDirection.serverToClient,e2.type=new We.ProtocolRequestType0(e2.method),e2.capabilities=We.CM.create(
"workspace.inlineValue.refreshSupport",void 0)})(ws||(Le.InlineValueRefreshRequest=ws={}))});var Ts=b(he=>{"use strict";Object.defineProperty(he,"__esModule",{value:true});
he.InlayHintRefreshRequest=he.InlayHintResolveRequest=he.InlayHintRequest=void 0;var ie=C(),Cs;(function(e2){e2.method="textDocument/inlayHint",e2.messageDirection=
ie.MessageDirection.clientToServer,e2.type=new ie.ProtocolRequestType(e2.method),e2.capabilities=ie.CM.create("textDocument.inlayHint","inlayHintProvider")})(Cs||
(he.InlayHintRequest=Cs={}));var Ss;(function(e2){e2.method="inlayHint/resolve",e2.messageDirection=ie.MessageDirection.clientToServer,e2.type=new ie.ProtocolRequestType(
e2.method),e2.capabilities=ie.CM.create("textDocument.inlayHint.resolveSupport","inlayHintProvider.resolveProvider")})(Ss||(he.InlayHintResolveRequest=Ss={}));var ks;
(function(e2){e2.method="workspace/inlayHint/refresh",e2.messageDirection=ie.MessageDirection.serverToClient,e2.type=new ie.ProtocolRequestType0(e2.method),e2.capabilities=
ie.CM.create("workspace.inlayHint.refreshSupport",void 0)})(ks||(he.InlayHintRefreshRequest=ks={}))});var Es=b(j=>{"use strict";var Lu=j&&j.__createBinding||(Object.
create?(function(e2,t,o,r){r===void 0&&(r=o);var n=Object.getOwnPropertyDescriptor(t,o);(!n||("get"in n?!t.__esModule:n.writable||n.configurable))&&(n={enumerable:true,
get:function(){return t[o]}}),Object.defineProperty(e2,r,n)}):(function(e2,t,o,r){r===void 0&&(r=o),e2[r]=t[o]})),Hu=j&&j.__setModuleDefault||(Object.create?(function(e2,t){
Object.defineProperty(e2,"default",{enumerable:true,value:t})}):function(e2,t){e2.default=t}),Uu=j&&j.__importStar||(function(){var e2=function(t){return e2=Object.
getOwnPropertyNames||function(o){var r=[];for(var n in o)Object.prototype.hasOwnProperty.call(o,n)&&(r[r.length]=n);return r},e2(t)};return function(t){if(t&&t.
__esModule)return t;var o={};if(t!=null)for(var r=e2(t),n=0;n<r.length;n++)r[n]!=="default"&&Lu(o,t,r[n]);return Hu(o,t),o}})();Object.defineProperty(j,"__esMod\
ule",{value:true});j.DiagnosticRefreshRequest=j.WorkspaceDiagnosticRequest=j.DocumentDiagnosticRequest=j.DocumentDiagnosticReportKind=j.DiagnosticServerCancellationData=
void 0;var js=Ze(),$u=Uu(kt()),se=C(),qs;(function(e2){function t(o){let r=o;return r&&$u.boolean(r.retriggerRequest)}e2.is=t})(qs||(j.DiagnosticServerCancellationData=
qs={}));var Os;(function(e2){e2.Full="full",e2.Unchanged="unchanged"})(Os||(j.DocumentDiagnosticReportKind=Os={}));var Ms;(function(e2){e2.method="textDocument/\
diagnostic",e2.messageDirection=se.MessageDirection.clientToServer,e2.type=new se.ProtocolRequestType(e2.method),e2.partialResult=new js.ProgressType,e2.capabilities=
se.CM.create("textDocument.diagnostic","diagnosticProvider")})(Ms||(j.DocumentDiagnosticRequest=Ms={}));var Fs;(function(e2){e2.method="workspace/diagnostic",e2.
messageDirection=se.MessageDirection.clientToServer,e2.type=new se.ProtocolRequestType(e2.method),e2.partialResult=new js.ProgressType,e2.capabilities=se.CM.create(
"workspace.diagnostics","diagnosticProvider.workspaceDiagnostics")})(Fs||(j.WorkspaceDiagnosticRequest=Fs={}));var Ns;(function(e2){e2.method="workspace/diagnos\
tic/refresh",e2.messageDirection=se.MessageDirection.serverToClient,e2.type=new se.ProtocolRequestType0(e2.method),e2.capabilities=se.CM.create("workspace.diagn\
ostics.refreshSupport",void 0)})(Ns||(j.DiagnosticRefreshRequest=Ns={}))});var $s=b(x=>{"use strict";var Bu=x&&x.__createBinding||(Object.create?(function(e2,t,o,r){
r===void 0&&(r=o);var n=Object.getOwnPropertyDescriptor(t,o);(!n||("get"in n?!t.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return t[o]}}),
Object.defineProperty(e2,r,n)}):(function(e2,t,o,r){r===void 0&&(r=o),e2[r]=t[o]})),zu=x&&x.__setModuleDefault||(Object.create?(function(e2,t){Object.defineProperty(
e2,"default",{enumerable:true,value:t})}):function(e2,t){e2.default=t}),Vu=x&&x.__importStar||(function(){var e2=function(t){return e2=Object.getOwnPropertyNames||
function(o){var r=[];for(var n in o)Object.prototype.hasOwnProperty.call(o,n)&&(r[r.length]=n);return r},e2(t)};return function(t){if(t&&t.__esModule)return t;var o={};
if(t!=null)for(var r=e2(t),n=0;n<r.length;n++)r[n]!=="default"&&Bu(o,t,r[n]);return zu(o,t),o}})();Object.defineProperty(x,"__esModule",{value:true});x.DidCloseNotebookDocumentNotification=
x.DidSaveNotebookDocumentNotification=x.DidChangeNotebookDocumentNotification=x.NotebookCellArrayChange=x.DidOpenNotebookDocumentNotification=x.NotebookDocumentSyncRegistrationType=
x.NotebookDocument=x.NotebookCell=x.ExecutionSummary=x.NotebookCellKind=void 0;var at=(St(),Dn(Ct)),X=Vu(kt()),ee=C(),Hr;(function(e2){e2.Markup=1,e2.Code=2;function t(o){
return o===1||o===2}e2.is=t})(Hr||(x.NotebookCellKind=Hr={}));var Ur;(function(e2){function t(n,i){let s={executionOrder:n};return(i===true||i===false)&&(s.success=
i),s}e2.create=t;function o(n){let i=n;return X.objectLiteral(i)&&at.uinteger.is(i.executionOrder)&&(i.success===void 0||X.boolean(i.success))}e2.is=o;function r(n,i){
return n===i?true:n==null||i===null||i===void 0?false:n.executionOrder===i.executionOrder&&n.success===i.success}e2.equals=r})(Ur||(x.ExecutionSummary=Ur={}));var Et;
(function(e2){function t(i,s){return{kind:i,document:s}}e2.create=t;function o(i){let s=i;return X.objectLiteral(s)&&Hr.is(s.kind)&&at.DocumentUri.is(s.document)&&
(s.metadata===void 0||X.objectLiteral(s.metadata))}e2.is=o;function r(i,s){let a=new Set;return i.document!==s.document&&a.add("document"),i.kind!==s.kind&&a.add(
"kind"),i.executionSummary!==s.executionSummary&&a.add("executionSummary"),(i.metadata!==void 0||s.metadata!==void 0)&&!n(i.metadata,s.metadata)&&a.add("metadat\
a"),(i.executionSummary!==void 0||s.executionSummary!==void 0)&&!Ur.equals(i.executionSummary,s.executionSummary)&&a.add("executionSummary"),a}e2.diff=r;function n(i,s){
if(i===s)return true;if(i==null||s===null||s===void 0||typeof i!=typeof s||typeof i!="object")return false;let a=Array.isArray(i),l=Array.isArray(s);if(a!==l)return false;
if(a&&l){if(i.length!==s.length)return false;for(let h=0;h<i.length;h++)if(!n(i[h],s[h]))return false}if(X.objectLiteral(i)&&X.objectLiteral(s)){let h=Object.keys(
i),g=Object.keys(s);if(h.length!==g.length||(h.sort(),g.sort(),!n(h,g)))return false;for(let y=0;y<h.length;y++){let _=h[y];if(!n(i[_],s[_]))return false}}return true}})(
Et||(x.NotebookCell=Et={}));var As;(function(e2){function t(r,n,i,s){return{uri:r,notebookType:n,version:i,cells:s}}e2.create=t;function o(r){let n=r;return X.objectLiteral(
n)&&X.string(n.uri)&&at.integer.is(n.version)&&X.typedArray(n.cells,Et.is)}e2.is=o})(As||(x.NotebookDocument=As={}));var He;(function(e2){e2.method="notebookDoc\
ument/sync",e2.messageDirection=ee.MessageDirection.clientToServer,e2.type=new ee.RegistrationType(e2.method)})(He||(x.NotebookDocumentSyncRegistrationType=He={}));
var Is;(function(e2){e2.method="notebookDocument/didOpen",e2.messageDirection=ee.MessageDirection.clientToServer,e2.type=new ee.ProtocolNotificationType(e2.method),
e2.registrationMethod=He.method})(Is||(x.DidOpenNotebookDocumentNotification=Is={}));var Ws;(function(e2){function t(r){let n=r;return X.objectLiteral(n)&&at.uinteger.
is(n.start)&&at.uinteger.is(n.deleteCount)&&(n.cells===void 0||X.typedArray(n.cells,Et.is))}e2.is=t;function o(r,n,i){let s={start:r,deleteCount:n};return i!==void 0&&
(s.cells=i),s}e2.create=o})(Ws||(x.NotebookCellArrayChange=Ws={}));var Ls;(function(e2){e2.method="notebookDocument/didChange",e2.messageDirection=ee.MessageDirection.
clientToServer,e2.type=new ee.ProtocolNotificationType(e2.method),e2.registrationMethod=He.method})(Ls||(x.DidChangeNotebookDocumentNotification=Ls={}));var Hs;
(function(e2){e2.method="notebookDocument/didSave",e2.messageDirection=ee.MessageDirection.clientToServer,e2.type=new ee.ProtocolNotificationType(e2.method),e2.
registrationMethod=He.method})(Hs||(x.DidSaveNotebookDocumentNotification=Hs={}));var Us;(function(e2){e2.method="notebookDocument/didClose",e2.messageDirection=
ee.MessageDirection.clientToServer,e2.type=new ee.ProtocolNotificationType(e2.method),e2.registrationMethod=He.method})(Us||(x.DidCloseNotebookDocumentNotification=
Us={}))});var zs=b(At=>{"use strict";Object.defineProperty(At,"__esModule",{value:true});At.InlineCompletionRequest=void 0;var $r=C(),Bs;(function(e2){e2.method=
"textDocument/inlineCompletion",e2.messageDirection=$r.MessageDirection.clientToServer,e2.type=new $r.ProtocolRequestType(e2.method),e2.capabilities=$r.CM.create(
"textDocument.inlineCompletion","inlineCompletionProvider")})(Bs||(At.InlineCompletionRequest=Bs={}))});var Js=b(Ue=>{"use strict";Object.defineProperty(Ue,"__e\
sModule",{value:true});Ue.TextDocumentContentRefreshRequest=Ue.TextDocumentContentRequest=void 0;var ut=C(),Vs;(function(e2){e2.method="workspace/textDocumentCo\
ntent",e2.messageDirection=ut.MessageDirection.clientToServer,e2.type=new ut.ProtocolRequestType(e2.method),e2.capabilities=ut.CM.create("workspace.textDocument\
Content","workspace.textDocumentContent")})(Vs||(Ue.TextDocumentContentRequest=Vs={}));var Gs;(function(e2){e2.method="workspace/textDocumentContent/refresh",e2.
messageDirection=ut.MessageDirection.serverToClient,e2.type=new ut.ProtocolRequestType(e2.method)})(Gs||(Ue.TextDocumentContentRefreshRequest=Gs={}))});var aa=b(
c=>{"use strict";var Gu=c&&c.__createBinding||(Object.create?(function(e2,t,o,r){r===void 0&&(r=o);var n=Object.getOwnPropertyDescriptor(t,o);(!n||("get"in n?!t.
__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return t[o]}}),Object.defineProperty(e2,r,n)}):(function(e2,t,o,r){r===void 0&&(r=o),
e2[r]=t[o]})),Ju=c&&c.__setModuleDefault||(Object.create?(function(e2,t){Object.defineProperty(e2,"default",{enumerable:true,value:t})}):function(e2,t){e2.default=
t}),Xu=c&&c.__importStar||(function(){var e2=function(t){return e2=Object.getOwnPropertyNames||function(o){var r=[];for(var n in o)Object.prototype.hasOwnProperty.
call(o,n)&&(r[r.length]=n);return r},e2(t)};return function(t){if(t&&t.__esModule)return t;var o={};if(t!=null)for(var r=e2(t),n=0;n<r.length;n++)r[n]!=="defaul\
t"&&Gu(o,t,r[n]);return Ju(o,t),o}})();Object.defineProperty(c,"__esModule",{value:true});c.CodeActionRequest=c.DocumentSymbolRequest=c.DocumentHighlightRequest=
c.ReferencesRequest=c.DefinitionRequest=c.SignatureHelpRequest=c.SignatureHelpTriggerKind=c.HoverRequest=c.CompletionResolveRequest=c.CompletionRequest=c.CompletionTriggerKind=
c.PublishDiagnosticsNotification=c.WatchKind=c.GlobPattern=c.RelativePattern=c.FileChangeType=c.DidChangeWatchedFilesNotification=c.WillSaveTextDocumentWaitUntilRequest=
c.WillSaveTextDocumentNotification=c.TextDocumentSaveReason=c.DidSaveTextDocumentNotification=c.DidCloseTextDocumentNotification=c.DidChangeTextDocumentNotification=
c.TextDocumentContentChangeEvent=c.DidOpenTextDocumentNotification=c.TextDocumentSyncKind=c.TelemetryEventNotification=c.LogMessageNotification=c.ShowMessageRequest=
c.ShowMessageNotification=c.MessageType=c.DidChangeConfigurationNotification=c.ExitNotification=c.ShutdownRequest=c.InitializedNotification=c.InitializeErrorCodes=
c.InitializeRequest=c.WorkDoneProgressOptions=c.TextDocumentRegistrationOptions=c.StaticRegistrationOptions=c.PositionEncodingKind=c.RegularExpressionEngineKind=
c.FailureHandlingKind=c.ResourceOperationKind=c.UnregistrationRequest=c.RegistrationRequest=c.DocumentSelector=c.NotebookCellTextDocumentFilter=c.NotebookDocumentFilter=
c.TextDocumentFilter=void 0;c.UniquenessLevel=c.WillDeleteFilesRequest=c.DidDeleteFilesNotification=c.WillRenameFilesRequest=c.DidRenameFilesNotification=c.WillCreateFilesRequest=
c.DidCreateFilesNotification=c.FileOperationPatternKind=c.LinkedEditingRangeRequest=c.ShowDocumentRequest=c.SemanticTokensRegistrationType=c.SemanticTokensRefreshRequest=
c.SemanticTokensRangeRequest=c.SemanticTokensDeltaRequest=c.SemanticTokensRequest=c.TokenFormat=c.CallHierarchyPrepareRequest=c.CallHierarchyOutgoingCallsRequest=
c.CallHierarchyIncomingCallsRequest=c.WorkDoneProgressCancelNotification=c.WorkDoneProgressCreateRequest=c.WorkDoneProgress=c.SelectionRangeRequest=c.DeclarationRequest=
c.FoldingRangeRefreshRequest=c.FoldingRangeRequest=c.ColorPresentationRequest=c.DocumentColorRequest=c.ConfigurationRequest=c.DidChangeWorkspaceFoldersNotification=
c.WorkspaceFoldersRequest=c.TypeDefinitionRequest=c.ImplementationRequest=c.ApplyWorkspaceEditRequest=c.ExecuteCommandRequest=c.PrepareRenameRequest=c.RenameRequest=
c.PrepareSupportDefaultBehavior=c.DocumentOnTypeFormattingRequest=c.DocumentRangesFormattingRequest=c.DocumentRangeFormattingRequest=c.DocumentFormattingRequest=
c.DocumentLinkResolveRequest=c.DocumentLinkRequest=c.CodeLensRefreshRequest=c.CodeLensResolveRequest=c.CodeLensRequest=c.WorkspaceSymbolResolveRequest=c.WorkspaceSymbolRequest=
c.CodeActionResolveRequest=void 0;c.TextDocumentContentRefreshRequest=c.TextDocumentContentRequest=c.InlineCompletionRequest=c.DidCloseNotebookDocumentNotification=
c.DidSaveNotebookDocumentNotification=c.DidChangeNotebookDocumentNotification=c.NotebookCellArrayChange=c.DidOpenNotebookDocumentNotification=c.NotebookDocumentSyncRegistrationType=
c.NotebookDocument=c.NotebookCell=c.ExecutionSummary=c.NotebookCellKind=c.DiagnosticRefreshRequest=c.WorkspaceDiagnosticRequest=c.DocumentDiagnosticRequest=c.DocumentDiagnosticReportKind=
c.DiagnosticServerCancellationData=c.InlayHintRefreshRequest=c.InlayHintResolveRequest=c.InlayHintRequest=c.InlineValueRefreshRequest=c.InlineValueRequest=c.TypeHierarchySupertypesRequest=
c.TypeHierarchySubtypesRequest=c.TypeHierarchyPrepareRequest=c.MonikerRequest=c.MonikerKind=void 0;var p=C(),Xs=(St(),Dn(Ct)),E=Xu(kt()),Yu=Ri();Object.defineProperty(
c,"ImplementationRequest",{enumerable:true,get:function(){return Yu.ImplementationRequest}});var Qu=Si();Object.defineProperty(c,"TypeDefinitionRequest",{enumerable:true,
get:function(){return Qu.TypeDefinitionRequest}});var ra=qi();Object.defineProperty(c,"WorkspaceFoldersRequest",{enumerable:true,get:function(){return ra.WorkspaceFoldersRequest}});
Object.defineProperty(c,"DidChangeWorkspaceFoldersNotification",{enumerable:true,get:function(){return ra.DidChangeWorkspaceFoldersNotification}});var Zu=Mi();Object.
defineProperty(c,"ConfigurationRequest",{enumerable:true,get:function(){return Zu.ConfigurationRequest}});var oa=ji();Object.defineProperty(c,"DocumentColorRequ\
est",{enumerable:true,get:function(){return oa.DocumentColorRequest}});Object.defineProperty(c,"ColorPresentationRequest",{enumerable:true,get:function(){return oa.
ColorPresentationRequest}});var ia=Ii();Object.defineProperty(c,"FoldingRangeRequest",{enumerable:true,get:function(){return ia.FoldingRangeRequest}});Object.defineProperty(
c,"FoldingRangeRefreshRequest",{enumerable:true,get:function(){return ia.FoldingRangeRefreshRequest}});var Ku=Li();Object.defineProperty(c,"DeclarationRequest",
{enumerable:true,get:function(){return Ku.DeclarationRequest}});var el=Ui();Object.defineProperty(c,"SelectionRangeRequest",{enumerable:true,get:function(){return el.
SelectionRangeRequest}});var Yr=Vi();Object.defineProperty(c,"WorkDoneProgress",{enumerable:true,get:function(){return Yr.WorkDoneProgress}});Object.defineProperty(
c,"WorkDoneProgressCreateRequest",{enumerable:true,get:function(){return Yr.WorkDoneProgressCreateRequest}});Object.defineProperty(c,"WorkDoneProgressCancelNoti\
fication",{enumerable:true,get:function(){return Yr.WorkDoneProgressCancelNotification}});var Qr=Yi();Object.defineProperty(c,"CallHierarchyIncomingCallsRequest",
{enumerable:true,get:function(){return Qr.CallHierarchyIncomingCallsRequest}});Object.defineProperty(c,"CallHierarchyOutgoingCallsRequest",{enumerable:true,get:function(){
return Qr.CallHierarchyOutgoingCallsRequest}});Object.defineProperty(c,"CallHierarchyPrepareRequest",{enumerable:true,get:function(){return Qr.CallHierarchyPrepareRequest}});
var $e=ns();Object.defineProperty(c,"TokenFormat",{enumerable:true,get:function(){return $e.TokenFormat}});Object.defineProperty(c,"SemanticTokensRequest",{enumerable:true,
get:function(){return $e.SemanticTokensRequest}});Object.defineProperty(c,"SemanticTokensDeltaRequest",{enumerable:true,get:function(){return $e.SemanticTokensDeltaRequest}});
Object.defineProperty(c,"SemanticTokensRangeRequest",{enumerable:true,get:function(){return $e.SemanticTokensRangeRequest}});Object.defineProperty(c,"SemanticTo\
kensRefreshRequest",{enumerable:true,get:function(){return $e.SemanticTokensRefreshRequest}});Object.defineProperty(c,"SemanticTokensRegistrationType",{enumerable:true,
get:function(){return $e.SemanticTokensRegistrationType}});var tl=os();Object.defineProperty(c,"ShowDocumentRequest",{enumerable:true,get:function(){return tl.ShowDocumentRequest}});
var nl=ss();Object.defineProperty(c,"LinkedEditingRangeRequest",{enumerable:true,get:function(){return nl.LinkedEditingRangeRequest}});var xe=hs();Object.defineProperty(
c,"FileOperationPatternKind",{enumerable:true,get:function(){return xe.FileOperationPatternKind}});Object.defineProperty(c,"DidCreateFilesNotification",{enumerable:true,
get:function(){return xe.DidCreateFilesNotification}});Object.defineProperty(c,"WillCreateFilesRequest",{enumerable:true,get:function(){return xe.WillCreateFilesRequest}});
Object.defineProperty(c,"DidRenameFilesNotification",{enumerable:true,get:function(){return xe.DidRenameFilesNotification}});Object.defineProperty(c,"WillRename\
FilesRequest",{enumerable:true,get:function(){return xe.WillRenameFilesRequest}});Object.defineProperty(c,"DidDeleteFilesNotification",{enumerable:true,get:function(){
return xe.DidDeleteFilesNotification}});Object.defineProperty(c,"WillDeleteFilesRequest",{enumerable:true,get:function(){return xe.WillDeleteFilesRequest}});var Zr=vs();
Object.defineProperty(c,"UniquenessLevel",{enumerable:true,get:function(){return Zr.UniquenessLevel}});Object.defineProperty(c,"MonikerKind",{enumerable:true,get:function(){
return Zr.MonikerKind}});Object.defineProperty(c,"MonikerRequest",{enumerable:true,get:function(){return Zr.MonikerRequest}});var Kr=Ps();Object.defineProperty(
c,"TypeHierarchyPrepareRequest",{enumerable:true,get:function(){return Kr.TypeHierarchyPrepareRequest}});Object.defineProperty(c,"TypeHierarchySubtypesRequest",
{enumerable:true,get:function(){return Kr.TypeHierarchySubtypesRequest}});Object.defineProperty(c,"TypeHierarchySupertypesRequest",{enumerable:true,get:function(){
return Kr.TypeHierarchySupertypesRequest}});var sa=Rs();Object.defineProperty(c,"InlineValueRequest",{enumerable:true,get:function(){return sa.InlineValueRequest}});
Object.defineProperty(c,"InlineValueRefreshRequest",{enumerable:true,get:function(){return sa.InlineValueRefreshRequest}});var eo=Ts();Object.defineProperty(c,"\
InlayHintRequest",{enumerable:true,get:function(){return eo.InlayHintRequest}});Object.defineProperty(c,"InlayHintResolveRequest",{enumerable:true,get:function(){
return eo.InlayHintResolveRequest}});Object.defineProperty(c,"InlayHintRefreshRequest",{enumerable:true,get:function(){return eo.InlayHintRefreshRequest}});var lt=Es();
Object.defineProperty(c,"DiagnosticServerCancellationData",{enumerable:true,get:function(){return lt.DiagnosticServerCancellationData}});Object.defineProperty(c,
"DocumentDiagnosticReportKind",{enumerable:true,get:function(){return lt.DocumentDiagnosticReportKind}});Object.defineProperty(c,"DocumentDiagnosticRequest",{enumerable:true,
get:function(){return lt.DocumentDiagnosticRequest}});Object.defineProperty(c,"WorkspaceDiagnosticRequest",{enumerable:true,get:function(){return lt.WorkspaceDiagnosticRequest}});
Object.defineProperty(c,"DiagnosticRefreshRequest",{enumerable:true,get:function(){return lt.DiagnosticRefreshRequest}});var te=$s();Object.defineProperty(c,"No\
tebookCellKind",{enumerable:true,get:function(){return te.NotebookCellKind}});Object.defineProperty(c,"ExecutionSummary",{enumerable:true,get:function(){return te.
ExecutionSummary}});Object.defineProperty(c,"NotebookCell",{enumerable:true,get:function(){return te.NotebookCell}});Object.defineProperty(c,"NotebookDocument",
{enumerable:true,get:function(){return te.NotebookDocument}});Object.defineProperty(c,"NotebookDocumentSyncRegistrationType",{enumerable:true,get:function(){return te.
NotebookDocumentSyncRegistrationType}});Object.defineProperty(c,"DidOpenNotebookDocumentNotification",{enumerable:true,get:function(){return te.DidOpenNotebookDocumentNotification}});
Object.defineProperty(c,"NotebookCellArrayChange",{enumerable:true,get:function(){return te.NotebookCellArrayChange}});Object.defineProperty(c,"DidChangeNoteboo\
kDocumentNotification",{enumerable:true,get:function(){return te.DidChangeNotebookDocumentNotification}});Object.defineProperty(c,"DidSaveNotebookDocumentNotifi\
cation",{enumerable:true,get:function(){return te.DidSaveNotebookDocumentNotification}});Object.defineProperty(c,"DidCloseNotebookDocumentNotification",{enumerable:true,
get:function(){return te.DidCloseNotebookDocumentNotification}});var rl=zs();Object.defineProperty(c,"InlineCompletionRequest",{enumerable:true,get:function(){return rl.
InlineCompletionRequest}});var ca=Js();Object.defineProperty(c,"TextDocumentContentRequest",{enumerable:true,get:function(){return ca.TextDocumentContentRequest}});
Object.defineProperty(c,"TextDocumentContentRefreshRequest",{enumerable:true,get:function(){return ca.TextDocumentContentRefreshRequest}});var Br;(function(e2){
function t(o){let r=o;return E.string(r)||E.string(r.language)||E.string(r.scheme)||Xr.is(r.pattern)}e2.is=t})(Br||(c.TextDocumentFilter=Br={}));var zr;(function(e2){
function t(o){let r=o;return E.objectLiteral(r)&&(E.string(r.notebookType)||E.string(r.scheme)||E.string(r.pattern))}e2.is=t})(zr||(c.NotebookDocumentFilter=zr=
{}));var Vr;(function(e2){function t(o){let r=o;return E.objectLiteral(r)&&(E.string(r.notebook)||zr.is(r.notebook))&&(r.language===void 0||E.string(r.language))}
e2.is=t})(Vr||(c.NotebookCellTextDocumentFilter=Vr={}));var Gr;(function(e2){function t(o){if(!Array.isArray(o))return false;for(let r of o)if(!E.string(r)&&!Br.
is(r)&&!Vr.is(r))return false;return true}e2.is=t})(Gr||(c.DocumentSelector=Gr={}));var Ys;(function(e2){e2.method="client/registerCapability",e2.messageDirection=
p.MessageDirection.serverToClient,e2.type=new p.ProtocolRequestType(e2.method)})(Ys||(c.RegistrationRequest=Ys={}));var Qs;(function(e2){e2.method="client/unreg\
isterCapability",e2.messageDirection=p.MessageDirection.serverToClient,e2.type=new p.ProtocolRequestType(e2.method)})(Qs||(c.UnregistrationRequest=Qs={}));var Zs;
(function(e2){e2.Create="create",e2.Rename="rename",e2.Delete="delete"})(Zs||(c.ResourceOperationKind=Zs={}));var Ks;(function(e2){e2.Abort="abort",e2.Transactional=
"transactional",e2.TextOnlyTransactional="textOnlyTransactional",e2.Undo="undo"})(Ks||(c.FailureHandlingKind=Ks={}));var ec;(function(e2){e2.ES2020="ES2020"})(ec||
(c.RegularExpressionEngineKind=ec={}));var tc;(function(e2){e2.UTF8="utf-8",e2.UTF16="utf-16",e2.UTF32="utf-32"})(tc||(c.PositionEncodingKind=tc={}));var nc;(function(e2){
function t(o){let r=o;return r&&E.string(r.id)&&r.id.length>0}e2.hasId=t})(nc||(c.StaticRegistrationOptions=nc={}));var rc;(function(e2){function t(o){let r=o;return r&&
(r.documentSelector===null||Gr.is(r.documentSelector))}e2.is=t})(rc||(c.TextDocumentRegistrationOptions=rc={}));var oc;(function(e2){function t(r){let n=r;return E.
objectLiteral(n)&&(n.workDoneProgress===void 0||E.boolean(n.workDoneProgress))}e2.is=t;function o(r){let n=r;return n&&E.boolean(n.workDoneProgress)}e2.hasWorkDoneProgress=
o})(oc||(c.WorkDoneProgressOptions=oc={}));var ic;(function(e2){e2.method="initialize",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(
e2.method)})(ic||(c.InitializeRequest=ic={}));var sc;(function(e2){e2.unknownProtocolVersion=1})(sc||(c.InitializeErrorCodes=sc={}));var cc;(function(e2){e2.method=
"initialized",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolNotificationType(e2.method)})(cc||(c.InitializedNotification=cc={}));var ac;
(function(e2){e2.method="shutdown",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType0(e2.method)})(ac||(c.ShutdownRequest=
ac={}));var uc;(function(e2){e2.method="exit",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolNotificationType0(e2.method)})(uc||(c.
ExitNotification=uc={}));var lc;(function(e2){e2.method="workspace/didChangeConfiguration",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolNotificationType(
e2.method),e2.capabilities=p.CM.create("workspace.didChangeConfiguration",void 0)})(lc||(c.DidChangeConfigurationNotification=lc={}));var dc;(function(e2){e2.Error=
1,e2.Warning=2,e2.Info=3,e2.Log=4,e2.Debug=5})(dc||(c.MessageType=dc={}));var fc;(function(e2){e2.method="window/showMessage",e2.messageDirection=p.MessageDirection.
serverToClient,e2.type=new p.ProtocolNotificationType(e2.method),e2.capabilities=p.CM.create("window.showMessage",void 0)})(fc||(c.ShowMessageNotification=fc={}));
var pc;(function(e2){e2.method="window/showMessageRequest",e2.messageDirection=p.MessageDirection.serverToClient,e2.type=new p.ProtocolRequestType(e2.method),e2.
capabilities=p.CM.create("window.showMessage",void 0)})(pc||(c.ShowMessageRequest=pc={}));var hc;(function(e2){e2.method="window/logMessage",e2.messageDirection=
p.MessageDirection.serverToClient,e2.type=new p.ProtocolNotificationType(e2.method)})(hc||(c.LogMessageNotification=hc={}));var gc;(function(e2){e2.method="tele\
metry/event",e2.messageDirection=p.MessageDirection.serverToClient,e2.type=new p.ProtocolNotificationType(e2.method)})(gc||(c.TelemetryEventNotification=gc={}));
var mc;(function(e2){e2.None=0,e2.Full=1,e2.Incremental=2})(mc||(c.TextDocumentSyncKind=mc={}));var yc;(function(e2){e2.method="textDocument/didOpen",e2.messageDirection=
p.MessageDirection.clientToServer,e2.type=new p.ProtocolNotificationType(e2.method),e2.capabilities=p.CM.create("textDocument.synchronization","textDocumentSync\
.openClose")})(yc||(c.DidOpenTextDocumentNotification=yc={}));var vc;(function(e2){function t(r){let n=r;return n!=null&&typeof n.text=="string"&&n.range!==void 0&&
(n.rangeLength===void 0||typeof n.rangeLength=="number")}e2.isIncremental=t;function o(r){let n=r;return n!=null&&typeof n.text=="string"&&n.range===void 0&&n.rangeLength===
void 0}e2.isFull=o})(vc||(c.TextDocumentContentChangeEvent=vc={}));var Dc;(function(e2){e2.method="textDocument/didChange",e2.messageDirection=p.MessageDirection.
clientToServer,e2.type=new p.ProtocolNotificationType(e2.method),e2.capabilities=p.CM.create("textDocument.synchronization","textDocumentSync")})(Dc||(c.DidChangeTextDocumentNotification=
Dc={}));var _c;(function(e2){e2.method="textDocument/didClose",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolNotificationType(e2.method),
e2.capabilities=p.CM.create("textDocument.synchronization","textDocumentSync.openClose")})(_c||(c.DidCloseTextDocumentNotification=_c={}));var bc;(function(e2){
e2.method="textDocument/didSave",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolNotificationType(e2.method),e2.capabilities=p.CM.create(
"textDocument.synchronization.didSave","textDocumentSync.save")})(bc||(c.DidSaveTextDocumentNotification=bc={}));var Pc;(function(e2){e2.Manual=1,e2.AfterDelay=
2,e2.FocusOut=3})(Pc||(c.TextDocumentSaveReason=Pc={}));var xc;(function(e2){e2.method="textDocument/willSave",e2.messageDirection=p.MessageDirection.clientToServer,
e2.type=new p.ProtocolNotificationType(e2.method),e2.capabilities=p.CM.create("textDocument.synchronization.willSave","textDocumentSync.willSave")})(xc||(c.WillSaveTextDocumentNotification=
xc={}));var wc;(function(e2){e2.method="textDocument/willSaveWaitUntil",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(
e2.method),e2.capabilities=p.CM.create("textDocument.synchronization.willSaveWaitUntil","textDocumentSync.willSaveWaitUntil")})(wc||(c.WillSaveTextDocumentWaitUntilRequest=
wc={}));var Rc;(function(e2){e2.method="workspace/didChangeWatchedFiles",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolNotificationType(
e2.method),e2.capabilities=p.CM.create("workspace.didChangeWatchedFiles",void 0)})(Rc||(c.DidChangeWatchedFilesNotification=Rc={}));var Cc;(function(e2){e2.Created=
1,e2.Changed=2,e2.Deleted=3})(Cc||(c.FileChangeType=Cc={}));var Jr;(function(e2){function t(o){let r=o;return E.objectLiteral(r)&&(Xs.URI.is(r.baseUri)||Xs.WorkspaceFolder.
is(r.baseUri))&&E.string(r.pattern)}e2.is=t})(Jr||(c.RelativePattern=Jr={}));var Xr;(function(e2){function t(o){let r=o;return E.string(r)||Jr.is(r)}e2.is=t})(Xr||
(c.GlobPattern=Xr={}));var Sc;(function(e2){e2.Create=1,e2.Change=2,e2.Delete=4})(Sc||(c.WatchKind=Sc={}));var kc;(function(e2){e2.method="textDocument/publishD\
iagnostics",e2.messageDirection=p.MessageDirection.serverToClient,e2.type=new p.ProtocolNotificationType(e2.method),e2.capabilities=p.CM.create("textDocument.pu\
blishDiagnostics",void 0)})(kc||(c.PublishDiagnosticsNotification=kc={}));var Tc;(function(e2){e2.Invoked=1,e2.TriggerCharacter=2,e2.TriggerForIncompleteCompletions=
3})(Tc||(c.CompletionTriggerKind=Tc={}));var qc;(function(e2){e2.method="textDocument/completion",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=
new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.completion","completionProvider")})(qc||(c.CompletionRequest=qc={}));var Oc;(function(e2){
e2.method="completionItem/resolve",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create(
"textDocument.completion.completionItem.resolveSupport","completionProvider.resolveProvider")})(Oc||(c.CompletionResolveRequest=Oc={}));var Mc;(function(e2){e2.
method="textDocument/hover",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("text\
Document.hover","hoverProvider")})(Mc||(c.HoverRequest=Mc={}));var Fc;(function(e2){e2.Invoked=1,e2.TriggerCharacter=2,e2.ContentChange=3})(Fc||(c.SignatureHelpTriggerKind=
Fc={}));var Nc;(function(e2){e2.method="textDocument/signatureHelp",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),
e2.capabilities=p.CM.create("textDocument.signatureHelp","signatureHelpProvider")})(Nc||(c.SignatureHelpRequest=Nc={}));var jc;(function(e2){e2.method="textDocu\
ment/definition",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.de\
finition","definitionProvider")})(jc||(c.DefinitionRequest=jc={}));var Ec;(function(e2){e2.method="textDocument/references",e2.messageDirection=p.MessageDirection.
clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.references","referencesProvider")})(Ec||(c.ReferencesRequest=
Ec={}));var Ac;(function(e2){e2.method="textDocument/documentHighlight",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(
e2.method),e2.capabilities=p.CM.create("textDocument.documentHighlight","documentHighlightProvider")})(Ac||(c.DocumentHighlightRequest=Ac={}));var Ic;(function(e2){
e2.method="textDocument/documentSymbol",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.
create("textDocument.documentSymbol","documentSymbolProvider")})(Ic||(c.DocumentSymbolRequest=Ic={}));var Wc;(function(e2){e2.method="textDocument/codeAction",e2.
messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.codeAction","codeActio\
nProvider")})(Wc||(c.CodeActionRequest=Wc={}));var Lc;(function(e2){e2.method="codeAction/resolve",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=
new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.codeAction.resolveSupport","codeActionProvider.resolveProvider")})(Lc||(c.CodeActionResolveRequest=
Lc={}));var Hc;(function(e2){e2.method="workspace/symbol",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.
capabilities=p.CM.create("workspace.symbol","workspaceSymbolProvider")})(Hc||(c.WorkspaceSymbolRequest=Hc={}));var Uc;(function(e2){e2.method="workspaceSymbol/r\
esolve",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("workspace.symbol.resolve\
Support","workspaceSymbolProvider.resolveProvider")})(Uc||(c.WorkspaceSymbolResolveRequest=Uc={}));var $c;(function(e2){e2.method="textDocument/codeLens",e2.messageDirection=
p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.codeLens","codeLensProvider")})($c||(c.
CodeLensRequest=$c={}));var Bc;(function(e2){e2.method="codeLens/resolve",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(
e2.method),e2.capabilities=p.CM.create("textDocument.codeLens.resolveSupport","codeLensProvider.resolveProvider")})(Bc||(c.CodeLensResolveRequest=Bc={}));var zc;
(function(e2){e2.method="workspace/codeLens/refresh",e2.messageDirection=p.MessageDirection.serverToClient,e2.type=new p.ProtocolRequestType0(e2.method),e2.capabilities=
p.CM.create("workspace.codeLens",void 0)})(zc||(c.CodeLensRefreshRequest=zc={}));var Vc;(function(e2){e2.method="textDocument/documentLink",e2.messageDirection=
p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.documentLink","documentLinkProvider")})(
Vc||(c.DocumentLinkRequest=Vc={}));var Gc;(function(e2){e2.method="documentLink/resolve",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(
e2.method),e2.capabilities=p.CM.create("textDocument.documentLink","documentLinkProvider.resolveProvider")})(Gc||(c.DocumentLinkResolveRequest=Gc={}));var Jc;(function(e2){
e2.method="textDocument/formatting",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create(
"textDocument.formatting","documentFormattingProvider")})(Jc||(c.DocumentFormattingRequest=Jc={}));var Xc;(function(e2){e2.method="textDocument/rangeFormatting",
e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.rangeFormatting","d\
ocumentRangeFormattingProvider")})(Xc||(c.DocumentRangeFormattingRequest=Xc={}));var Yc;(function(e2){e2.method="textDocument/rangesFormatting",e2.messageDirection=
p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.rangeFormatting.rangesSupport","documen\
tRangeFormattingProvider.rangesSupport")})(Yc||(c.DocumentRangesFormattingRequest=Yc={}));var Qc;(function(e2){e2.method="textDocument/onTypeFormatting",e2.messageDirection=
p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.onTypeFormatting","documentOnTypeFormat\
tingProvider")})(Qc||(c.DocumentOnTypeFormattingRequest=Qc={}));var Zc;(function(e2){e2.Identifier=1})(Zc||(c.PrepareSupportDefaultBehavior=Zc={}));var Kc;(function(e2){
e2.method="textDocument/rename",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("\
textDocument.rename","renameProvider")})(Kc||(c.RenameRequest=Kc={}));var ea;(function(e2){e2.method="textDocument/prepareRename",e2.messageDirection=p.MessageDirection.
clientToServer,e2.type=new p.ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("textDocument.rename.prepareSupport","renameProvider.prepareProvider")})(
ea||(c.PrepareRenameRequest=ea={}));var ta;(function(e2){e2.method="workspace/executeCommand",e2.messageDirection=p.MessageDirection.clientToServer,e2.type=new p.
ProtocolRequestType(e2.method),e2.capabilities=p.CM.create("workspace.executeCommand","executeCommandProvider")})(ta||(c.ExecuteCommandRequest=ta={}));var na;(function(e2){
e2.method="workspace/applyEdit",e2.messageDirection=p.MessageDirection.serverToClient,e2.type=new p.ProtocolRequestType("workspace/applyEdit"),e2.capabilities=p.
CM.create("workspace.applyEdit",void 0)})(na||(c.ApplyWorkspaceEditRequest=na={}))});var la=b(to=>{"use strict";Object.defineProperty(to,"__esModule",{value:true});
to.createProtocolConnection=ol;var ua=Ze();function ol(e2,t,o,r){return ua.ConnectionStrategy.is(r)&&(r={connectionStrategy:r}),(0,ua.createMessageConnection)(e2,
t,o,r)}});var q=b(U=>{"use strict";var il=U&&U.__createBinding||(Object.create?(function(e2,t,o,r){r===void 0&&(r=o);var n=Object.getOwnPropertyDescriptor(t,o);
(!n||("get"in n?!t.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return t[o]}}),Object.defineProperty(e2,r,n)}):(function(e2,t,o,r){
r===void 0&&(r=o),e2[r]=t[o]})),It=U&&U.__exportStar||function(e2,t){for(var o in e2)o!=="default"&&!Object.prototype.hasOwnProperty.call(t,o)&&il(t,e2,o)};Object.
defineProperty(U,"__esModule",{value:true});U.LSPErrorCodes=U.createProtocolConnection=void 0;It(Ze(),U);It((St(),Dn(Ct)),U);It(C(),U);It(aa(),U);var sl=la();Object.
defineProperty(U,"createProtocolConnection",{enumerable:true,get:function(){return sl.createProtocolConnection}});var da;(function(e2){e2.lspReservedErrorRangeStart=
-32899,e2.RequestFailed=-32803,e2.ServerCancelled=-32802,e2.ContentModified=-32801,e2.RequestCancelled=-32800,e2.lspReservedErrorRangeEnd=-32800})(da||(U.LSPErrorCodes=
da={}))});var ro=b(ge=>{"use strict";Object.defineProperty(ge,"__esModule",{value:true});ge.SemanticTokensBuilder=ge.SemanticTokensDiff=ge.SemanticTokensFeature=
void 0;var Wt=q(),cl=e2=>class extends e2{get semanticTokens(){return{refresh:()=>this.connection.sendRequest(Wt.SemanticTokensRefreshRequest.type),on:t=>{let o=Wt.
SemanticTokensRequest.type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))},onDelta:t=>{let o=Wt.
SemanticTokensDeltaRequest.type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))},onRange:t=>{
let o=Wt.SemanticTokensRangeRequest.type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))}}}};
ge.SemanticTokensFeature=cl;var Lt=class{originalSequence;modifiedSequence;constructor(t,o){this.originalSequence=t,this.modifiedSequence=o}computeDiff(){let t=this.
originalSequence.length,o=this.modifiedSequence.length,r=0;for(;r<o&&r<t&&this.originalSequence[r]===this.modifiedSequence[r];)r++;if(r<o&&r<t){let n=t-1,i=o-1;
for(;n>=r&&i>=r&&this.originalSequence[n]===this.modifiedSequence[i];)n--,i--;(n<r||i<r)&&(n++,i++);let s=n-r+1,a=this.modifiedSequence.slice(r,i+1);return a.length===
1&&a[0]===this.originalSequence[n]?[{start:r,deleteCount:s-1}]:[{start:r,deleteCount:s,data:a}]}else return r<o?[{start:r,deleteCount:0,data:this.modifiedSequence.
slice(r)}]:r<t?[{start:r,deleteCount:t-r}]:[]}};ge.SemanticTokensDiff=Lt;var no=class e2{_id;_prevLine;_prevChar;_dataIsSortedAndDeltaEncoded;_data;_dataNonDelta;_dataLen;_prevData;constructor(){
this._prevData=void 0,this.initialize()}initialize(){this._id=Date.now(),this._prevLine=0,this._prevChar=0,this._data=[],this._dataNonDelta=[],this._dataLen=0,this.
_dataIsSortedAndDeltaEncoded=true}push(t,o,r,n,i){this._dataIsSortedAndDeltaEncoded&&(t<this._prevLine||t===this._prevLine&&o<this._prevChar)&&(this._dataIsSortedAndDeltaEncoded=
false,this._dataNonDelta=e2._deltaDecode(this._data));let s=t,a=o;this._dataIsSortedAndDeltaEncoded&&this._dataLen>0&&(s-=this._prevLine,s===0&&(a-=this._prevChar));
let l=this._dataIsSortedAndDeltaEncoded?this._data:this._dataNonDelta;l[this._dataLen++]=s,l[this._dataLen++]=a,l[this._dataLen++]=r,l[this._dataLen++]=n,l[this.
_dataLen++]=i,this._prevLine=t,this._prevChar=o}get id(){return this._id.toString()}static _deltaDecode(t){let o=t.length/5|0,r=0,n=0,i=[];for(let s=0;s<o;s++){
let a=5*s,l=t[a],h=t[a+1];l===0?(l=r,h+=n):l+=r;let g=t[a+2],y=t[a+3],_=t[a+4];i[a+0]=l,i[a+1]=h,i[a+2]=g,i[a+3]=y,i[a+4]=_,r=l,n=h}return i}static _sortAndDeltaEncode(t){
let o=[],r=t.length/5|0;for(let a=0;a<r;a++)o[a]=a;o.sort((a,l)=>{let h=t[5*a],g=t[5*l];if(h===g){let y=t[5*a+1],_=t[5*l+1];return y-_}return h-g});let n=[],i=0,
s=0;for(let a=0;a<r;a++){let l=5*o[a],h=t[l+0],g=t[l+1],y=t[l+2],_=t[l+3],D=t[l+4],R=h-i,T=R===0?g-s:g,M=5*a;n[M+0]=R,n[M+1]=T,n[M+2]=y,n[M+3]=_,n[M+4]=D,i=h,s=
g}return n}getFinalDataDelta(){return this._dataIsSortedAndDeltaEncoded?this._data:e2._sortAndDeltaEncode(this._dataNonDelta)}previousResult(t){this.id===t?this.
_prevData=this.getFinalDataDelta():this._prevData=void 0,this.initialize()}build(){return this._prevData=void 0,{resultId:this.id,data:this.getFinalDataDelta()}}canBuildEdits(){
return this._prevData!==void 0}buildEdits(){return this._prevData!==void 0?{resultId:this.id,edits:new Lt(this._prevData,this.getFinalDataDelta()).computeDiff()}:
this.build()}};ge.SemanticTokensBuilder=no});var io=b(me=>{"use strict";Object.defineProperty(me,"__esModule",{value:true});me.empty=void 0;me.v4=fa;me.isUUID=pa;
me.parse=ul;me.generateUuid=ll;var dt=class{_value;constructor(t){this._value=t}asHex(){return this._value}equals(t){return this.asHex()===t.asHex()}},oo=class e2 extends dt{static _chars=[
"0","1","2","3","4","5","6","6","7","8","9","a","b","c","d","e","f"];static _timeHighBits=["8","9","a","b"];static _oneOf(t){return t[Math.floor(t.length*Math.random())]}static _randomHex(){
return e2._oneOf(e2._chars)}constructor(){super([e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),
e2._randomHex(),"-",e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),"-","4",e2._randomHex(),e2._randomHex(),e2._randomHex(),"-",e2._oneOf(e2._timeHighBits),
e2._randomHex(),e2._randomHex(),e2._randomHex(),"-",e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),
e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex(),e2._randomHex()].join(""))}};me.empty=new dt("00000000-0000-0000-0000-000000000000");function fa(){
return new oo}var al=/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;function pa(e2){return al.test(e2)}function ul(e2){if(!pa(e2))throw new Error(
"invalid uuid");return new dt(e2)}function ll(){return fa().asHex()}});var ao=b(ve=>{"use strict";Object.defineProperty(ve,"__esModule",{value:true});ve.ProgressFeature=
ve.WorkDoneProgressReporter=void 0;ve.attachWorkDone=fl;ve.attachPartialResult=hl;var ye=q(),dl=io(),ha;(function(e2){function t(o){return o instanceof ze}e2.isNullInstance=
t})(ha||(ve.WorkDoneProgressReporter=ha={}));var Be=class e2{_connection;_token;static Instances=new Map;constructor(t,o){this._connection=t,this._token=o,e2.Instances.
set(this._token,this)}begin(t,o,r,n){let i={kind:"begin",title:t,message:r,cancellable:n};typeof o=="number"&&(i.percentage=Math.round(o)),this._connection.sendProgress(
ye.WorkDoneProgress.type,this._token,i)}report(t,o){let r={kind:"report"};typeof t=="number"?(r.percentage=Math.round(t),o!==void 0&&(r.message=o)):r.message=t,
this._connection.sendProgress(ye.WorkDoneProgress.type,this._token,r)}done(){e2.Instances.delete(this._token),this._connection.sendProgress(ye.WorkDoneProgress.
type,this._token,{kind:"end"})}},Ht=class extends Be{_source;constructor(t,o){super(t,o),this._source=new ye.CancellationTokenSource}get token(){return this._source.
token}done(){this._source.dispose(),super.done()}cancel(){this._source.cancel()}},ze=class{constructor(){}begin(){}report(){}done(){}},Ut=class extends ze{_source;constructor(){
super(),this._source=new ye.CancellationTokenSource}get token(){return this._source.token}done(){this._source.dispose()}cancel(){this._source.cancel()}};function fl(e2,t){
if(t===void 0||t.workDoneToken===void 0)return new ze;let o=t.workDoneToken;return delete t.workDoneToken,new Be(e2,o)}var pl=e2=>class extends e2{_progressSupported;constructor(){
super(),this._progressSupported=false}initialize(t){super.initialize(t),t?.window?.workDoneProgress===true&&(this._progressSupported=true,this.connection.onNotification(
ye.WorkDoneProgressCancelNotification.type,o=>{let r=Be.Instances.get(o.token);(r instanceof Ht||r instanceof Ut)&&r.cancel()}))}attachWorkDoneProgress(t){return t===
void 0?new ze:new Be(this.connection,t)}createWorkDoneProgress(){if(this._progressSupported){let t=(0,dl.generateUuid)();return this.connection.sendRequest(ye.WorkDoneProgressCreateRequest.
type,{token:t}).then(()=>new Ht(this.connection,t))}else return Promise.resolve(new Ut)}};ve.ProgressFeature=pl;var so;(function(e2){e2.type=new ye.ProgressType})(
so||(so={}));var co=class{_connection;_token;constructor(t,o){this._connection=t,this._token=o}report(t){this._connection.sendProgress(so.type,this._token,t)}};
function hl(e2,t){if(t===void 0||t.partialResultToken===void 0)return;let o=t.partialResultToken;return delete t.partialResultToken,new co(e2,o)}});var lo=b($t=>{
"use strict";Object.defineProperty($t,"__esModule",{value:true});$t.TextDocuments=void 0;var we=q(),uo=class{_configuration;_syncedDocuments;_onDidChangeContent;_onDidOpen;_onDidClose;_onDidSave;_onWillSave;_willSaveWaitUntil;constructor(t){
this._configuration=t,this._syncedDocuments=new Map,this._onDidChangeContent=new we.Emitter,this._onDidOpen=new we.Emitter,this._onDidClose=new we.Emitter,this.
_onDidSave=new we.Emitter,this._onWillSave=new we.Emitter}get onDidOpen(){return this._onDidOpen.event}get onDidChangeContent(){return this._onDidChangeContent.
event}get onWillSave(){return this._onWillSave.event}onWillSaveWaitUntil(t){this._willSaveWaitUntil=t}get onDidSave(){return this._onDidSave.event}get onDidClose(){
return this._onDidClose.event}get(t){return this._syncedDocuments.get(t)}all(){return Array.from(this._syncedDocuments.values())}keys(){return Array.from(this._syncedDocuments.
keys())}listen(t){t.__textDocumentSync=we.TextDocumentSyncKind.Incremental;let o=[];return o.push(t.onDidOpenTextDocument(r=>{let n=r.textDocument,i=this._configuration.
create(n.uri,n.languageId,n.version,n.text);this._syncedDocuments.set(n.uri,i);let s=Object.freeze({document:i});this._onDidOpen.fire(s),this._onDidChangeContent.
fire(s)})),o.push(t.onDidChangeTextDocument(r=>{let n=r.textDocument,i=r.contentChanges;if(i.length===0)return;let{version:s}=n;if(s==null)throw new Error(`Rece\
ived document change event for ${n.uri} without valid version identifier`);let a=this._syncedDocuments.get(n.uri);a!==void 0&&(a=this._configuration.update(a,i,
s),this._syncedDocuments.set(n.uri,a),this._onDidChangeContent.fire(Object.freeze({document:a})))})),o.push(t.onDidCloseTextDocument(r=>{let n=this._syncedDocuments.
get(r.textDocument.uri);n!==void 0&&(this._syncedDocuments.delete(r.textDocument.uri),this._onDidClose.fire(Object.freeze({document:n})))})),o.push(t.onWillSaveTextDocument(
r=>{let n=this._syncedDocuments.get(r.textDocument.uri);n!==void 0&&this._onWillSave.fire(Object.freeze({document:n,reason:r.reason}))})),o.push(t.onWillSaveTextDocumentWaitUntil(
(r,n)=>{let i=this._syncedDocuments.get(r.textDocument.uri);return i!==void 0&&this._willSaveWaitUntil?this._willSaveWaitUntil(Object.freeze({document:i,reason:r.
reason}),n):[]})),o.push(t.onDidSaveTextDocument(r=>{let n=this._syncedDocuments.get(r.textDocument.uri);n!==void 0&&this._onDidSave.fire(Object.freeze({document:n}))})),
we.Disposable.create(()=>{o.forEach(r=>r.dispose())})}};$t.TextDocuments=uo});var ho=b(Ve=>{"use strict";Object.defineProperty(Ve,"__esModule",{value:true});Ve.
NotebookDocuments=Ve.NotebookSyncFeature=void 0;var z=q(),ga=lo(),gl=e2=>class extends e2{get synchronization(){return{onDidOpenNotebookDocument:t=>this.connection.
onNotification(z.DidOpenNotebookDocumentNotification.type,o=>t(o)),onDidChangeNotebookDocument:t=>this.connection.onNotification(z.DidChangeNotebookDocumentNotification.
type,o=>t(o)),onDidSaveNotebookDocument:t=>this.connection.onNotification(z.DidSaveNotebookDocumentNotification.type,o=>t(o)),onDidCloseNotebookDocument:t=>this.
connection.onNotification(z.DidCloseNotebookDocumentNotification.type,o=>t(o))}}};Ve.NotebookSyncFeature=gl;var fo=class e2{static NULL_DISPOSE=Object.freeze({dispose:()=>{}});openHandler;changeHandler;closeHandler;onDidOpenTextDocument(t){
return this.openHandler=t,z.Disposable.create(()=>{this.openHandler=void 0})}openTextDocument(t){return this.openHandler&&this.openHandler(t)}onDidChangeTextDocument(t){
return this.changeHandler=t,z.Disposable.create(()=>{this.changeHandler=t})}changeTextDocument(t){return this.changeHandler&&this.changeHandler(t)}onDidCloseTextDocument(t){
return this.closeHandler=t,z.Disposable.create(()=>{this.closeHandler=void 0})}closeTextDocument(t){return this.closeHandler&&this.closeHandler(t)}onWillSaveTextDocument(){
return e2.NULL_DISPOSE}onWillSaveTextDocumentWaitUntil(){return e2.NULL_DISPOSE}onDidSaveTextDocument(){return e2.NULL_DISPOSE}},po=class{notebookDocuments;notebookCellMap;_onDidOpen;_onDidSave;_onDidChange;_onDidClose;_cellTextDocuments;constructor(t){
t instanceof ga.TextDocuments?this._cellTextDocuments=t:this._cellTextDocuments=new ga.TextDocuments(t),this.notebookDocuments=new Map,this.notebookCellMap=new Map,
this._onDidOpen=new z.Emitter,this._onDidChange=new z.Emitter,this._onDidSave=new z.Emitter,this._onDidClose=new z.Emitter}get cellTextDocuments(){return this._cellTextDocuments}getCellTextDocument(t){
return this._cellTextDocuments.get(t.document)}getNotebookDocument(t){return this.notebookDocuments.get(t)}getNotebookCell(t){let o=this.notebookCellMap.get(t);
return o&&o[0]}findNotebookDocumentForCell(t){let o=typeof t=="string"?t:t.document,r=this.notebookCellMap.get(o);return r&&r[1]}get onDidOpen(){return this._onDidOpen.
event}get onDidSave(){return this._onDidSave.event}get onDidChange(){return this._onDidChange.event}get onDidClose(){return this._onDidClose.event}listen(t){let o=new fo,
r=[];return r.push(this.cellTextDocuments.listen(o)),r.push(t.notebooks.synchronization.onDidOpenNotebookDocument(async n=>{this.notebookDocuments.set(n.notebookDocument.
uri,n.notebookDocument);for(let i of n.cellTextDocuments)await o.openTextDocument({textDocument:i});this.updateCellMap(n.notebookDocument),this._onDidOpen.fire(
n.notebookDocument)})),r.push(t.notebooks.synchronization.onDidChangeNotebookDocument(async n=>{let i=this.notebookDocuments.get(n.notebookDocument.uri);if(i===
void 0)return;i.version=n.notebookDocument.version;let s=i.metadata,a=false,l=n.change;l.metadata!==void 0&&(a=true,i.metadata=l.metadata);let h=[],g=[],y=[],_=[];
if(l.cells!==void 0){let S=l.cells;if(S.structure!==void 0){let d=S.structure.array;if(i.cells.splice(d.start,d.deleteCount,...d.cells!==void 0?d.cells:[]),S.structure.
didOpen!==void 0)for(let f of S.structure.didOpen)await o.openTextDocument({textDocument:f}),h.push(f.uri);if(S.structure.didClose)for(let f of S.structure.didClose)
await o.closeTextDocument({textDocument:f}),g.push(f.uri)}if(S.data!==void 0){let d=new Map(S.data.map(f=>[f.document,f]));for(let f=0;f<=i.cells.length;f++){let v=d.
get(i.cells[f].document);if(v!==void 0){let G=i.cells.splice(f,1,v);if(y.push({old:G[0],new:v}),d.delete(v.document),d.size===0)break}}}if(S.textContent!==void 0)
for(let d of S.textContent)await o.changeTextDocument({textDocument:d.document,contentChanges:d.changes}),_.push(d.document.uri)}this.updateCellMap(i);let D={notebookDocument:i};
a&&(D.metadata={old:s,new:i.metadata});let R=[];for(let S of h)R.push(this.getNotebookCell(S));let T=[];for(let S of g)T.push(this.getNotebookCell(S));let M=[];
for(let S of _)M.push(this.getNotebookCell(S));(R.length>0||T.length>0||y.length>0||M.length>0)&&(D.cells={added:R,removed:T,changed:{data:y,textContent:M}}),(D.
metadata!==void 0||D.cells!==void 0)&&this._onDidChange.fire(D)})),r.push(t.notebooks.synchronization.onDidSaveNotebookDocument(n=>{let i=this.notebookDocuments.
get(n.notebookDocument.uri);i!==void 0&&this._onDidSave.fire(i)})),r.push(t.notebooks.synchronization.onDidCloseNotebookDocument(async n=>{let i=this.notebookDocuments.
get(n.notebookDocument.uri);if(i!==void 0){this._onDidClose.fire(i);for(let s of n.cellTextDocuments)await o.closeTextDocument({textDocument:s});this.notebookDocuments.
delete(n.notebookDocument.uri);for(let s of i.cells)this.notebookCellMap.delete(s.document)}})),z.Disposable.create(()=>{r.forEach(n=>n.dispose())})}updateCellMap(t){
for(let o of t.cells)this.notebookCellMap.set(o.document,[o,t])}};Ve.NotebookDocuments=po});var go=b(Y=>{"use strict";Object.defineProperty(Y,"__esModule",{value:true});
Y.boolean=ml;Y.string=ma;Y.number=yl;Y.error=vl;Y.func=ya;Y.array=va;Y.stringArray=Dl;Y.typedArray=_l;Y.thenable=bl;function ml(e2){return e2===true||e2===false}
function ma(e2){return typeof e2=="string"||e2 instanceof String}function yl(e2){return typeof e2=="number"||e2 instanceof Number}function vl(e2){return e2 instanceof
Error}function ya(e2){return typeof e2=="function"}function va(e2){return Array.isArray(e2)}function Dl(e2){return va(e2)&&e2.every(t=>ma(t))}function _l(e2,t){
return Array.isArray(e2)&&e2.every(t)}function bl(e2){return e2&&ya(e2.then)}});var Da=b(ne=>{"use strict";var Pl=ne&&ne.__createBinding||(Object.create?(function(e2,t,o,r){
r===void 0&&(r=o);var n=Object.getOwnPropertyDescriptor(t,o);(!n||("get"in n?!t.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return t[o]}}),
Object.defineProperty(e2,r,n)}):(function(e2,t,o,r){r===void 0&&(r=o),e2[r]=t[o]})),xl=ne&&ne.__setModuleDefault||(Object.create?(function(e2,t){Object.defineProperty(
e2,"default",{enumerable:true,value:t})}):function(e2,t){e2.default=t}),wl=ne&&ne.__importStar||(function(){var e2=function(t){return e2=Object.getOwnPropertyNames||
function(o){var r=[];for(var n in o)Object.prototype.hasOwnProperty.call(o,n)&&(r[r.length]=n);return r},e2(t)};return function(t){if(t&&t.__esModule)return t;var o={};
if(t!=null)for(var r=e2(t),n=0;n<r.length;n++)r[n]!=="default"&&Pl(o,t,r[n]);return xl(o,t),o}})();Object.defineProperty(ne,"__esModule",{value:true});ne.ConfigurationFeature=
void 0;var Rl=q(),Cl=wl(go()),Sl=e2=>class extends e2{getConfiguration(t){return t?Cl.string(t)?this._getConfiguration({section:t}):this._getConfiguration(t):this.
_getConfiguration({})}_getConfiguration(t){let o={items:Array.isArray(t)?t:[t]};return this.connection.sendRequest(Rl.ConfigurationRequest.type,o).then(r=>Array.
isArray(r)?Array.isArray(t)?r:r[0]:Array.isArray(t)?[]:null)}};ne.ConfigurationFeature=Sl});var _a=b(zt=>{"use strict";Object.defineProperty(zt,"__esModule",{value:true});
zt.WorkspaceFoldersFeature=void 0;var Bt=q(),kl=e2=>class extends e2{_onDidChangeWorkspaceFolders;_unregistration;_notificationIsAutoRegistered;constructor(){super(),
this._notificationIsAutoRegistered=false}initialize(t){super.initialize(t);let o=t.workspace;o&&o.workspaceFolders&&(this._onDidChangeWorkspaceFolders=new Bt.Emitter,
this.connection.onNotification(Bt.DidChangeWorkspaceFoldersNotification.type,r=>{this._onDidChangeWorkspaceFolders.fire(r.event)}))}fillServerCapabilities(t){super.
fillServerCapabilities(t);let o=t.workspace?.workspaceFolders?.changeNotifications;this._notificationIsAutoRegistered=o===true||typeof o=="string"}getWorkspaceFolders(){
return this.connection.sendRequest(Bt.WorkspaceFoldersRequest.type)}get onDidChangeWorkspaceFolders(){if(!this._onDidChangeWorkspaceFolders)throw new Error("Cli\
ent doesn't support sending workspace folder change events.");return!this._notificationIsAutoRegistered&&!this._unregistration&&(this._unregistration=this.connection.
client.register(Bt.DidChangeWorkspaceFoldersNotification.type)),this._onDidChangeWorkspaceFolders.event}};zt.WorkspaceFoldersFeature=kl});var ba=b(Vt=>{"use str\
ict";Object.defineProperty(Vt,"__esModule",{value:true});Vt.CallHierarchyFeature=void 0;var mo=q(),Tl=e2=>class extends e2{get callHierarchy(){return{onPrepare:t=>this.
connection.onRequest(mo.CallHierarchyPrepareRequest.type,(o,r)=>t(o,r,this.attachWorkDoneProgress(o),void 0)),onIncomingCalls:t=>{let o=mo.CallHierarchyIncomingCallsRequest.
type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))},onOutgoingCalls:t=>{let o=mo.CallHierarchyOutgoingCallsRequest.
type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))}}}};Vt.CallHierarchyFeature=Tl});var Pa=b(
Gt=>{"use strict";Object.defineProperty(Gt,"__esModule",{value:true});Gt.ShowDocumentFeature=void 0;var ql=q(),Ol=e2=>class extends e2{showDocument(t){return this.
connection.sendRequest(ql.ShowDocumentRequest.type,t)}};Gt.ShowDocumentFeature=Ol});var xa=b(Jt=>{"use strict";Object.defineProperty(Jt,"__esModule",{value:true});
Jt.FileOperationsFeature=void 0;var Ge=q(),Ml=e2=>class extends e2{onDidCreateFiles(t){return this.connection.onNotification(Ge.DidCreateFilesNotification.type,
o=>t(o))}onDidRenameFiles(t){return this.connection.onNotification(Ge.DidRenameFilesNotification.type,o=>t(o))}onDidDeleteFiles(t){return this.connection.onNotification(
Ge.DidDeleteFilesNotification.type,o=>t(o))}onWillCreateFiles(t){return this.connection.onRequest(Ge.WillCreateFilesRequest.type,(o,r)=>t(o,r))}onWillRenameFiles(t){
return this.connection.onRequest(Ge.WillRenameFilesRequest.type,(o,r)=>t(o,r))}onWillDeleteFiles(t){return this.connection.onRequest(Ge.WillDeleteFilesRequest.type,
(o,r)=>t(o,r))}};Jt.FileOperationsFeature=Ml});var wa=b(Xt=>{"use strict";Object.defineProperty(Xt,"__esModule",{value:true});Xt.LinkedEditingRangeFeature=void 0;
var Fl=q(),Nl=e2=>class extends e2{onLinkedEditingRange(t){return this.connection.onRequest(Fl.LinkedEditingRangeRequest.type,(o,r)=>t(o,r,this.attachWorkDoneProgress(
o),void 0))}};Xt.LinkedEditingRangeFeature=Nl});var Ra=b(Yt=>{"use strict";Object.defineProperty(Yt,"__esModule",{value:true});Yt.TypeHierarchyFeature=void 0;var yo=q(),
jl=e2=>class extends e2{get typeHierarchy(){return{onPrepare:t=>this.connection.onRequest(yo.TypeHierarchyPrepareRequest.type,(o,r)=>t(o,r,this.attachWorkDoneProgress(
o),void 0)),onSupertypes:t=>{let o=yo.TypeHierarchySupertypesRequest.type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(
o,r)))},onSubtypes:t=>{let o=yo.TypeHierarchySubtypesRequest.type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(
o,r)))}}}};Yt.TypeHierarchyFeature=jl});var Sa=b(Qt=>{"use strict";Object.defineProperty(Qt,"__esModule",{value:true});Qt.InlineValueFeature=void 0;var Ca=q(),El=e2=>class extends e2{get inlineValue(){
return{refresh:()=>this.connection.sendRequest(Ca.InlineValueRefreshRequest.type),on:t=>this.connection.onRequest(Ca.InlineValueRequest.type,(o,r)=>t(o,r,this.attachWorkDoneProgress(
o)))}}};Qt.InlineValueFeature=El});var Ta=b(Zt=>{"use strict";Object.defineProperty(Zt,"__esModule",{value:true});Zt.FoldingRangeFeature=void 0;var ka=q(),Al=e2=>class extends e2{get foldingRange(){
return{refresh:()=>this.connection.sendRequest(ka.FoldingRangeRefreshRequest.type),on:t=>{let o=ka.FoldingRangeRequest.type;return this.connection.onRequest(o,(r,n)=>t(
r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))}}}};Zt.FoldingRangeFeature=Al});var qa=b(Kt=>{"use strict";Object.defineProperty(Kt,"\
__esModule",{value:true});Kt.InlayHintFeature=void 0;var vo=q(),Il=e2=>class extends e2{get inlayHint(){return{refresh:()=>this.connection.sendRequest(vo.InlayHintRefreshRequest.
type),on:t=>this.connection.onRequest(vo.InlayHintRequest.type,(o,r)=>t(o,r,this.attachWorkDoneProgress(o))),resolve:t=>this.connection.onRequest(vo.InlayHintResolveRequest.
type,(o,r)=>t(o,r))}}};Kt.InlayHintFeature=Il});var Oa=b(en=>{"use strict";Object.defineProperty(en,"__esModule",{value:true});en.DiagnosticFeature=void 0;var ft=q(),
Wl=e2=>class extends e2{get diagnostics(){return{refresh:()=>this.connection.sendRequest(ft.DiagnosticRefreshRequest.type),on:t=>this.connection.onRequest(ft.DocumentDiagnosticRequest.
type,(o,r)=>t(o,r,this.attachWorkDoneProgress(o),this.attachPartialResultProgress(ft.DocumentDiagnosticRequest.partialResult,o))),onWorkspace:t=>this.connection.
onRequest(ft.WorkspaceDiagnosticRequest.type,(o,r)=>t(o,r,this.attachWorkDoneProgress(o),this.attachPartialResultProgress(ft.WorkspaceDiagnosticRequest.partialResult,
o)))}}};en.DiagnosticFeature=Wl});var Ma=b(tn=>{"use strict";Object.defineProperty(tn,"__esModule",{value:true});tn.MonikerFeature=void 0;var Ll=q(),Hl=e2=>class extends e2{get moniker(){
return{on:t=>{let o=Ll.MonikerRequest.type;return this.connection.onRequest(o,(r,n)=>t(r,n,this.attachWorkDoneProgress(r),this.attachPartialResultProgress(o,r)))}}}};
tn.MonikerFeature=Hl});var Fa=b(nn=>{"use strict";Object.defineProperty(nn,"__esModule",{value:true});nn.InlineCompletionFeature=void 0;var Ul=q(),$l=e2=>class extends e2{get inlineCompletion(){
return{on:t=>this.connection.onRequest(Ul.InlineCompletionRequest.type,(o,r)=>t(o,r,this.attachWorkDoneProgress(o)))}}};nn.InlineCompletionFeature=$l});var ja=b(
rn=>{"use strict";Object.defineProperty(rn,"__esModule",{value:true});rn.TextDocumentContentFeature=void 0;var Na=q(),Bl=e2=>class extends e2{get textDocumentContent(){
return{refresh:t=>this.connection.sendRequest(Na.TextDocumentContentRefreshRequest.type,{uri:t}),on:t=>this.connection.onRequest(Na.TextDocumentContentRequest.type,
(o,r)=>t(o,r))}}};rn.TextDocumentContentFeature=Bl});var Qa=b(w=>{"use strict";var zl=w&&w.__createBinding||(Object.create?(function(e2,t,o,r){r===void 0&&(r=o);
var n=Object.getOwnPropertyDescriptor(t,o);(!n||("get"in n?!t.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return t[o]}}),Object.
defineProperty(e2,r,n)}):(function(e2,t,o,r){r===void 0&&(r=o),e2[r]=t[o]})),Vl=w&&w.__setModuleDefault||(Object.create?(function(e2,t){Object.defineProperty(e2,
"default",{enumerable:true,value:t})}):function(e2,t){e2.default=t}),Ua=w&&w.__importStar||(function(){var e2=function(t){return e2=Object.getOwnPropertyNames||
function(o){var r=[];for(var n in o)Object.prototype.hasOwnProperty.call(o,n)&&(r[r.length]=n);return r},e2(t)};return function(t){if(t&&t.__esModule)return t;var o={};
if(t!=null)for(var r=e2(t),n=0;n<r.length;n++)r[n]!=="default"&&zl(o,t,r[n]);return Vl(o,t),o}})();Object.defineProperty(w,"__esModule",{value:true});w._NotebooksImpl=
w._LanguagesImpl=w.BulkUnregistration=w.BulkRegistration=w.ErrorMessageTracker=void 0;w.combineConsoleFeatures=$a;w.combineTelemetryFeatures=Ba;w.combineTracerFeatures=
za;w.combineClientFeatures=Va;w.combineWindowFeatures=Ga;w.combineWorkspaceFeatures=Ja;w.combineLanguagesFeatures=Xa;w.combineNotebooksFeatures=Ya;w.combineFeatures=
ud;w.createConnection=ld;var m=q(),V=Ua(go()),_o=Ua(io()),P=ao(),Gl=Da(),Jl=_a(),Xl=ba(),Yl=ro(),Ql=Pa(),Zl=xa(),Kl=wa(),ed=Ra(),td=Sa(),nd=Ta(),rd=qa(),od=Oa(),
id=ho(),sd=Ma(),cd=Fa(),ad=ja();function Do(e2){if(e2!==null)return e2}var bo=class{_messages;constructor(){this._messages=Object.create(null)}add(t){let o=this.
_messages[t];o||(o=0),o++,this._messages[t]=o}sendErrors(t){Object.keys(this._messages).forEach(o=>{t.window.showErrorMessage(o)})}};w.ErrorMessageTracker=bo;var on=class{_rawConnection;_connection;constructor(){}rawAttach(t){
this._rawConnection=t}attach(t){this._connection=t}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this.
_connection}fillServerCapabilities(t){}initialize(t){}error(t){this.send(m.MessageType.Error,t)}warn(t){this.send(m.MessageType.Warning,t)}info(t){this.send(m.MessageType.
Info,t)}log(t){this.send(m.MessageType.Log,t)}debug(t){this.send(m.MessageType.Debug,t)}send(t,o){this._rawConnection&&this._rawConnection.sendNotification(m.LogMessageNotification.
type,{type:t,message:o}).catch(()=>{(0,m.RAL)().console.error("Sending log message failed")})}},Po=class{_connection;constructor(){}attach(t){this._connection=t}get connection(){
if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(t){}fillServerCapabilities(t){}showErrorMessage(t,...o){
let r={type:m.MessageType.Error,message:t,actions:o};return this.connection.sendRequest(m.ShowMessageRequest.type,r).then(Do)}showWarningMessage(t,...o){let r={
type:m.MessageType.Warning,message:t,actions:o};return this.connection.sendRequest(m.ShowMessageRequest.type,r).then(Do)}showInformationMessage(t,...o){let r={type:m.
MessageType.Info,message:t,actions:o};return this.connection.sendRequest(m.ShowMessageRequest.type,r).then(Do)}},Ea=(0,Ql.ShowDocumentFeature)((0,P.ProgressFeature)(
Po)),Aa;(function(e2){function t(){return new sn}e2.create=t})(Aa||(w.BulkRegistration=Aa={}));var sn=class{_registrations=[];_registered=new Set;add(t,o){let r=V.
string(t)?t:t.method;if(this._registered.has(r))throw new Error(`${r} is already added to this registration`);let n=_o.generateUuid();this._registrations.push({
id:n,method:r,registerOptions:o||{}}),this._registered.add(r)}asRegistrationParams(){return{registrations:this._registrations}}},Ia;(function(e2){function t(){return new pt(
void 0,[])}e2.create=t})(Ia||(w.BulkUnregistration=Ia={}));var pt=class{_connection;_unregistrations=new Map;constructor(t,o){this._connection=t,o.forEach(r=>{this.
_unregistrations.set(r.method,r)})}get isAttached(){return!!this._connection}attach(t){this._connection=t}add(t){this._unregistrations.set(t.method,t)}dispose(){
let t=[];for(let r of this._unregistrations.values())t.push(r);let o={unregisterations:t};this._connection.sendRequest(m.UnregistrationRequest.type,o).catch(()=>{
this._connection.console.info("Bulk unregistration failed.")})}disposeSingle(t){let o=V.string(t)?t:t.method,r=this._unregistrations.get(o);if(!r)return false;let n={
unregisterations:[r]};return this._connection.sendRequest(m.UnregistrationRequest.type,n).then(()=>{this._unregistrations.delete(o)},i=>{this._connection.console.
info(`Un-registering request handler for ${r.id} failed.`)}),true}},cn=class{_connection;attach(t){this._connection=t}get connection(){if(!this._connection)throw new Error(
"Remote is not attached to a connection yet.");return this._connection}initialize(t){}fillServerCapabilities(t){}register(t,o,r){return t instanceof sn?this.registerMany(
t):t instanceof pt?this.registerSingle1(t,o,r):this.registerSingle2(t,o)}registerSingle1(t,o,r){let n=V.string(o)?o:o.method,i=_o.generateUuid(),s={registrations:[
{id:i,method:n,registerOptions:r||{}}]};return t.isAttached||t.attach(this.connection),this.connection.sendRequest(m.RegistrationRequest.type,s).then(a=>(t.add(
{id:i,method:n}),t),a=>(this.connection.console.info(`Registering request handler for ${n} failed.`),Promise.reject(a)))}registerSingle2(t,o){let r=V.string(t)?
t:t.method,n=_o.generateUuid(),i={registrations:[{id:n,method:r,registerOptions:o||{}}]};return this.connection.sendRequest(m.RegistrationRequest.type,i).then(s=>m.
Disposable.create(()=>{this.unregisterSingle(n,r).catch(()=>{this.connection.console.info(`Un-registering capability with id ${n} failed.`)})}),s=>(this.connection.
console.info(`Registering request handler for ${r} failed.`),Promise.reject(s)))}unregisterSingle(t,o){let r={unregisterations:[{id:t,method:o}]};return this.connection.
sendRequest(m.UnregistrationRequest.type,r).catch(()=>{this.connection.console.info(`Un-registering request handler for ${t} failed.`)})}registerMany(t){let o=t.
asRegistrationParams();return this.connection.sendRequest(m.RegistrationRequest.type,o).then(()=>new pt(this._connection,o.registrations.map(r=>({id:r.id,method:r.
method}))),r=>(this.connection.console.info("Bulk registration failed."),Promise.reject(r)))}},xo=class{_connection;constructor(){}attach(t){this._connection=t}get connection(){
if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(t){}fillServerCapabilities(t){}applyEdit(t){
function o(n){return n&&!!n.edit}let r=o(t)?t:{edit:t};return this.connection.sendRequest(m.ApplyWorkspaceEditRequest.type,r)}},Wa=(0,ad.TextDocumentContentFeature)(
(0,Zl.FileOperationsFeature)((0,Jl.WorkspaceFoldersFeature)((0,Gl.ConfigurationFeature)(xo)))),an=class{_trace;_connection;constructor(){this._trace=m.Trace.Off}attach(t){
this._connection=t}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(t){}fillServerCapabilities(t){}set trace(t){
this._trace=t}log(t,o){this._trace!==m.Trace.Off&&this.connection.sendNotification(m.LogTraceNotification.type,{message:t,verbose:this._trace===m.Trace.Verbose?
o:void 0}).catch(()=>{})}},un=class{_connection;constructor(){}attach(t){this._connection=t}get connection(){if(!this._connection)throw new Error("Remote is not\
 attached to a connection yet.");return this._connection}initialize(t){}fillServerCapabilities(t){}logEvent(t){this.connection.sendNotification(m.TelemetryEventNotification.
type,t).catch(()=>{this.connection.console.log("Sending TelemetryEventNotification failed")})}},ln=class{_connection;constructor(){}attach(t){this._connection=t}get connection(){
if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(t){}fillServerCapabilities(t){}attachWorkDoneProgress(t){
return(0,P.attachWorkDone)(this.connection,t)}attachPartialResultProgress(t,o){return(0,P.attachPartialResult)(this.connection,o)}};w._LanguagesImpl=ln;var La=(0,
cd.InlineCompletionFeature)((0,nd.FoldingRangeFeature)((0,sd.MonikerFeature)((0,od.DiagnosticFeature)((0,rd.InlayHintFeature)((0,td.InlineValueFeature)((0,ed.TypeHierarchyFeature)(
(0,Kl.LinkedEditingRangeFeature)((0,Yl.SemanticTokensFeature)((0,Xl.CallHierarchyFeature)(ln)))))))))),dn=class{_connection;constructor(){}attach(t){this._connection=
t}get connection(){if(!this._connection)throw new Error("Remote is not attached to a connection yet.");return this._connection}initialize(t){}fillServerCapabilities(t){}attachWorkDoneProgress(t){
return(0,P.attachWorkDone)(this.connection,t)}attachPartialResultProgress(t,o){return(0,P.attachPartialResult)(this.connection,o)}};w._NotebooksImpl=dn;var Ha=(0,
id.NotebookSyncFeature)(dn);function $a(e2,t){return function(o){return t(e2(o))}}function Ba(e2,t){return function(o){return t(e2(o))}}function za(e2,t){return function(o){
return t(e2(o))}}function Va(e2,t){return function(o){return t(e2(o))}}function Ga(e2,t){return function(o){return t(e2(o))}}function Ja(e2,t){return function(o){
return t(e2(o))}}function Xa(e2,t){return function(o){return t(e2(o))}}function Ya(e2,t){return function(o){return t(e2(o))}}function ud(e2,t){function o(n,i,s){
return n&&i?s(n,i):n||i}return{__brand:"features",console:o(e2.console,t.console,$a),tracer:o(e2.tracer,t.tracer,za),telemetry:o(e2.telemetry,t.telemetry,Ba),client:o(
e2.client,t.client,Va),window:o(e2.window,t.window,Ga),workspace:o(e2.workspace,t.workspace,Ja),languages:o(e2.languages,t.languages,Xa),notebooks:o(e2.notebooks,
t.notebooks,Ya)}}function ld(e2,t,o){let r=o&&o.console?new(o.console(on)):new on,n=e2(r);r.rawAttach(n);let i=o&&o.tracer?new(o.tracer(an)):new an,s=o&&o.telemetry?
new(o.telemetry(un)):new un,a=o&&o.client?new(o.client(cn)):new cn,l=o&&o.window?new(o.window(Ea)):new Ea,h=o&&o.workspace?new(o.workspace(Wa)):new Wa,g=o&&o.languages?
new(o.languages(La)):new La,y=o&&o.notebooks?new(o.notebooks(Ha)):new Ha,_=[r,i,s,a,l,h,g,y];function D(d){return d instanceof Promise?d:V.thenable(d)?new Promise(
(f,v)=>{d.then(G=>f(G),G=>v(G))}):Promise.resolve(d)}let R,T,M,S={listen:()=>n.listen(),sendRequest:(d,...f)=>n.sendRequest(V.string(d)?d:d.method,...f),onRequest:(d,f)=>n.
onRequest(d,f),sendNotification:(d,f)=>{let v=V.string(d)?d:d.method;return n.sendNotification(v,f)},onNotification:(d,f)=>n.onNotification(d,f),onProgress:n.onProgress,
sendProgress:n.sendProgress,onInitialize:d=>(T=d,{dispose:()=>{T=void 0}}),onInitialized:d=>n.onNotification(m.InitializedNotification.type,d),onShutdown:d=>(R=
d,{dispose:()=>{R=void 0}}),onExit:d=>(M=d,{dispose:()=>{M=void 0}}),get console(){return r},get telemetry(){return s},get tracer(){return i},get client(){return a},
get window(){return l},get workspace(){return h},get languages(){return g},get notebooks(){return y},onDidChangeConfiguration:d=>n.onNotification(m.DidChangeConfigurationNotification.
type,d),onDidChangeWatchedFiles:d=>n.onNotification(m.DidChangeWatchedFilesNotification.type,d),__textDocumentSync:void 0,onDidOpenTextDocument:d=>n.onNotification(
m.DidOpenTextDocumentNotification.type,d),onDidChangeTextDocument:d=>n.onNotification(m.DidChangeTextDocumentNotification.type,d),onDidCloseTextDocument:d=>n.onNotification(
m.DidCloseTextDocumentNotification.type,d),onWillSaveTextDocument:d=>n.onNotification(m.WillSaveTextDocumentNotification.type,d),onWillSaveTextDocumentWaitUntil:d=>n.
onRequest(m.WillSaveTextDocumentWaitUntilRequest.type,d),onDidSaveTextDocument:d=>n.onNotification(m.DidSaveTextDocumentNotification.type,d),sendDiagnostics:d=>n.
sendNotification(m.PublishDiagnosticsNotification.type,d),onHover:d=>n.onRequest(m.HoverRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),void 0)),onCompletion:d=>n.
onRequest(m.CompletionRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onCompletionResolve:d=>n.onRequest(m.CompletionResolveRequest.
type,d),onSignatureHelp:d=>n.onRequest(m.SignatureHelpRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),void 0)),onDeclaration:d=>n.onRequest(m.DeclarationRequest.
type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onDefinition:d=>n.onRequest(m.DefinitionRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(
n,f),(0,P.attachPartialResult)(n,f))),onTypeDefinition:d=>n.onRequest(m.TypeDefinitionRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(
n,f))),onImplementation:d=>n.onRequest(m.ImplementationRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onReferences:d=>n.onRequest(
m.ReferencesRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onDocumentHighlight:d=>n.onRequest(m.DocumentHighlightRequest.type,
(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onDocumentSymbol:d=>n.onRequest(m.DocumentSymbolRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(
n,f),(0,P.attachPartialResult)(n,f))),onWorkspaceSymbol:d=>n.onRequest(m.WorkspaceSymbolRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(
n,f))),onWorkspaceSymbolResolve:d=>n.onRequest(m.WorkspaceSymbolResolveRequest.type,d),onCodeAction:d=>n.onRequest(m.CodeActionRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(
n,f),(0,P.attachPartialResult)(n,f))),onCodeActionResolve:d=>n.onRequest(m.CodeActionResolveRequest.type,(f,v)=>d(f,v)),onCodeLens:d=>n.onRequest(m.CodeLensRequest.
type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onCodeLensResolve:d=>n.onRequest(m.CodeLensResolveRequest.type,(f,v)=>d(f,v)),onDocumentFormatting:d=>n.
onRequest(m.DocumentFormattingRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),void 0)),onDocumentRangeFormatting:d=>n.onRequest(m.DocumentRangeFormattingRequest.
type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),void 0)),onDocumentRangesFormatting:d=>n.onRequest(m.DocumentRangesFormattingRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(
n,f),void 0)),onDocumentOnTypeFormatting:d=>n.onRequest(m.DocumentOnTypeFormattingRequest.type,(f,v)=>d(f,v)),onRenameRequest:d=>n.onRequest(m.RenameRequest.type,
(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),void 0)),onPrepareRename:d=>n.onRequest(m.PrepareRenameRequest.type,(f,v)=>d(f,v)),onDocumentLinks:d=>n.onRequest(m.DocumentLinkRequest.
type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onDocumentLinkResolve:d=>n.onRequest(m.DocumentLinkResolveRequest.type,(f,v)=>d(f,v)),
onDocumentColor:d=>n.onRequest(m.DocumentColorRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onColorPresentation:d=>n.onRequest(
m.ColorPresentationRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onFoldingRanges:d=>n.onRequest(m.FoldingRangeRequest.type,
(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),(0,P.attachPartialResult)(n,f))),onSelectionRanges:d=>n.onRequest(m.SelectionRangeRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(
n,f),(0,P.attachPartialResult)(n,f))),onExecuteCommand:d=>n.onRequest(m.ExecuteCommandRequest.type,(f,v)=>d(f,v,(0,P.attachWorkDone)(n,f),void 0)),dispose:()=>n.
dispose()};for(let d of _)d.attach(S);return n.onRequest(m.InitializeRequest.type,d=>{t.initialize(d),V.string(d.trace)&&(i.trace=m.Trace.fromString(d.trace));for(let f of _)
f.initialize(d.capabilities);if(T){let f=T(d,new m.CancellationTokenSource().token,(0,P.attachWorkDone)(n,d),void 0);return D(f).then(v=>{if(v instanceof m.ResponseError)
return v;let G=v;G||(G={capabilities:{}});let Z=G.capabilities;Z||(Z={},G.capabilities=Z),Z.textDocumentSync===void 0||Z.textDocumentSync===null?Z.textDocumentSync=
V.number(S.__textDocumentSync)?S.__textDocumentSync:m.TextDocumentSyncKind.None:!V.number(Z.textDocumentSync)&&!V.number(Z.textDocumentSync.change)&&(Z.textDocumentSync.
change=V.number(S.__textDocumentSync)?S.__textDocumentSync:m.TextDocumentSyncKind.None);for(let ku of _)ku.fillServerCapabilities(Z);return G})}else{let f={capabilities:{
textDocumentSync:m.TextDocumentSyncKind.None}};for(let v of _)v.fillServerCapabilities(f.capabilities);return f}}),n.onRequest(m.ShutdownRequest.type,()=>{if(t.
shutdownReceived=true,R)return R(new m.CancellationTokenSource().token)}),n.onNotification(m.ExitNotification.type,()=>{try{if(M)return M()}finally{t.shutdownReceived?
t.exit(0):t.exit(1)}}),n.onNotification(m.SetTraceNotification.type,d=>{i.trace=m.Trace.fromString(d.value)}),S}});var eu=b(A=>{"use strict";var dd=A&&A.__createBinding||
(Object.create?(function(e2,t,o,r){r===void 0&&(r=o);var n=Object.getOwnPropertyDescriptor(t,o);(!n||("get"in n?!t.__esModule:n.writable||n.configurable))&&(n={
enumerable:true,get:function(){return t[o]}}),Object.defineProperty(e2,r,n)}):(function(e2,t,o,r){r===void 0&&(r=o),e2[r]=t[o]})),Ka=A&&A.__exportStar||function(e2,t){
for(var o in e2)o!=="default"&&!Object.prototype.hasOwnProperty.call(t,o)&&dd(t,e2,o)};Object.defineProperty(A,"__esModule",{value:true});A.ProposedFeatures=A.NotebookDocuments=
A.TextDocuments=A.SemanticTokensBuilder=A.WorkDoneProgressReporter=void 0;var fd=ro();Object.defineProperty(A,"SemanticTokensBuilder",{enumerable:true,get:function(){
return fd.SemanticTokensBuilder}});var pd=ao();Object.defineProperty(A,"WorkDoneProgressReporter",{enumerable:true,get:function(){return pd.WorkDoneProgressReporter}});
Ka(q(),A);var hd=lo();Object.defineProperty(A,"TextDocuments",{enumerable:true,get:function(){return hd.TextDocuments}});var gd=ho();Object.defineProperty(A,"No\
tebookDocuments",{enumerable:true,get:function(){return gd.NotebookDocuments}});Ka(Qa(),A);var Za;(function(e2){e2.all={__brand:"features"}})(Za||(A.ProposedFeatures=
Za={}))});var nu=b(ce=>{"use strict";var md=ce&&ce.__createBinding||(Object.create?(function(e2,t,o,r){r===void 0&&(r=o);var n=Object.getOwnPropertyDescriptor(t,
o);(!n||("get"in n?!t.__esModule:n.writable||n.configurable))&&(n={enumerable:true,get:function(){return t[o]}}),Object.defineProperty(e2,r,n)}):(function(e2,t,o,r){
r===void 0&&(r=o),e2[r]=t[o]})),tu=ce&&ce.__exportStar||function(e2,t){for(var o in e2)o!=="default"&&!Object.prototype.hasOwnProperty.call(t,o)&&md(t,e2,o)};Object.
defineProperty(ce,"__esModule",{value:true});ce.createProtocolConnection=vd;var yd=yi();tu(yi(),ce);tu(q(),ce);function vd(e2,t,o,r){return(0,yd.createMessageConnection)(
e2,t,o,r)}});var O=jo(eu(),1),Ye=jo(nu(),1);import Ru from"node:path";import{fileURLToPath as sf,pathToFileURL as cf}from"node:url";var fn=class e{constructor(t,o,r,n){
this._uri=t,this._languageId=o,this._version=r,this._content=n,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this._languageId}get version(){
return this._version}getText(t){if(t){let o=this.offsetAt(t.start),r=this.offsetAt(t.end);return this._content.substring(o,r)}return this._content}update(t,o){for(let r of t)
if(e.isIncremental(r)){let n=iu(r.range),i=this.offsetAt(n.start),s=this.offsetAt(n.end);this._content=this._content.substring(0,i)+r.text+this._content.substring(
s,this._content.length);let a=i+r.text.length,l=this._content.charCodeAt(i-1)===13&&this._content.charCodeAt(i)===10,h=this._content.charCodeAt(a-1)===13&&this.
_content.charCodeAt(a)===10;if(l||h){this._lineOffsets=void 0;continue}let g=Math.max(n.start.line,0),y=Math.max(n.end.line,0),_=this._lineOffsets,D=ru(r.text,false,
i);if(y-g===D.length)for(let T=0,M=D.length;T<M;T++)_[T+g+1]=D[T];else D.length<1e4?_.splice(g+1,y-g,...D):this._lineOffsets=_=_.slice(0,g+1).concat(D,_.slice(y+
1));let R=r.text.length-(s-i);if(R!==0)for(let T=g+1+D.length,M=_.length;T<M;T++)_[T]=_[T]+R}else if(e.isFull(r))this._content=r.text,this._lineOffsets=void 0;else
throw new Error("Unknown change event received");this._version=o}getLineOffsets(){return this._lineOffsets===void 0&&(this._lineOffsets=ru(this._content,true)),
this._lineOffsets}positionAt(t){t=Math.max(Math.min(t,this._content.length),0);let o=this.getLineOffsets(),r=0,n=o.length;if(n===0)return{line:0,character:t};for(;r<
n;){let s=Math.floor((r+n)/2);o[s]>t?n=s:r=s+1}let i=r-1;return t=this.ensureBeforeEOL(t,o[i]),{line:i,character:t-o[i]}}offsetAt(t){let o=this.getLineOffsets();
if(t.line>=o.length)return this._content.length;if(t.line<0)return 0;let r=o[t.line];if(t.character<=0)return r;let n=t.line+1<o.length?o[t.line+1]:this._content.
length,i=Math.min(r+t.character,n);return this.ensureBeforeEOL(i,r)}getLineRange(t){let o=this.getLineOffsets();if(t>=o.length){let s=o.length-1;return{start:{line:s,
character:0},end:{line:s,character:this._content.length-o[s]}}}else if(t<0)return{start:{line:0,character:0},end:{line:0,character:0}};let r=o[t],n=t+1<o.length?
o[t+1]:this._content.length,i=this.ensureBeforeEOL(n,r);return{start:{line:t,character:0},end:{line:t,character:i-r}}}getEOLCharacters(t){let o=this.getLineOffsets();
if(t>=o.length)return"";if(t<0)return"";let r=t+1<o.length?o[t+1]:this._content.length,n=this.ensureBeforeEOL(r,o[t]);return this._content.substring(n,r)}ensureBeforeEOL(t,o){
for(;t>o&&ou(this._content.charCodeAt(t-1));)t--;return t}get lineCount(){return this.getLineOffsets().length}static isIncremental(t){let o=t;return o!=null&&typeof o.
text=="string"&&o.range!==void 0&&(o.rangeLength===void 0||typeof o.rangeLength=="number")}static isFull(t){let o=t;return o!=null&&typeof o.text=="string"&&o.range===
void 0&&o.rangeLength===void 0}},pn;(function(e2){function t(n,i,s,a){return new fn(n,i,s,a)}e2.create=t;function o(n,i,s){if(n instanceof fn)return n.update(i,
s),n;throw new Error("TextDocument.update: document must be created by TextDocument.create")}e2.update=o;function r(n,i){let s=n.getText(),a=wo(i.map(Dd),(g,y)=>{
let _=g.range.start.line-y.range.start.line;return _===0?g.range.start.character-y.range.start.character:_}),l=0,h=[];for(let g of a){let y=n.offsetAt(g.range.start);
if(y<l)throw new Error("Overlapping edit");y>l&&h.push(s.substring(l,y)),g.newText.length&&h.push(g.newText),l=n.offsetAt(g.range.end)}return h.push(s.substr(l)),
h.join("")}e2.applyEdits=r})(pn||(pn={}));function wo(e2,t){if(e2.length<=1)return e2;let o=e2.length/2|0,r=e2.slice(0,o),n=e2.slice(o);wo(r,t),wo(n,t);let i=0,
s=0,a=0;for(;i<r.length&&s<n.length;)t(r[i],n[s])<=0?e2[a++]=r[i++]:e2[a++]=n[s++];for(;i<r.length;)e2[a++]=r[i++];for(;s<n.length;)e2[a++]=n[s++];return e2}function ru(e2,t,o=0){
let r=t?[o]:[];for(let n=0;n<e2.length;n++){let i=e2.charCodeAt(n);ou(i)&&(i===13&&n+1<e2.length&&e2.charCodeAt(n+1)===10&&n++,r.push(o+n+1))}return r}function ou(e2){
return e2===13||e2===10}function iu(e2){let t=e2.start,o=e2.end;return t.line>o.line||t.line===o.line&&t.character>o.character?{start:o,end:t}:e2}function Dd(e2){
let t=iu(e2.range);return t!==e2.range?{newText:e2.newText,range:t}:e2}var Q=(e2,t)=>{let o=ii(e2,t);if(o==="jsonl")return{text:t,format:o,contents:void 0};let r=Go(
t,{nesting:Ko.nesting});return{text:t,format:o,contents:r.ok?r.documents[0]?.contents??null:void 0}},Ro=(e2,t)=>/(^|[./\\])(edit)?plan\.(ya?ml|jsonl?)$/i.test(e2)||
/^[ \t]*\{?[ \t]*"?version"?\s*:\s*1\b/m.test(t)&&/^[ \t]*"?steps"?\s*:/m.test(t),I=({contents:e2},t)=>{let o={value:e2??null};for(let r of t)o=o&&_d(o.value,r);
return o},_d=(e2,t)=>{if(zo(e2)){let r=e2.items[Number(t)];return r===void 0?void 0:{value:r}}if(!Se(e2))return;let o=e2.items.find(({key:r})=>_e(r)&&r.value===
t);return o&&{key:o.key,value:o.value,parent:e2}},Re=(e2,t,o)=>I(e2,["steps",t-1,o])??I(e2,["steps",t-1,"input",o]),Co=e2=>_e(e2)&&e2.value!==null?String(e2.value):
void 0,De=e2=>e2?{start:e2.range[0],end:e2.range[1]}:void 0,hn=({text:e2},{start:t,end:o})=>({start:t,end:t+e2.slice(t,o).trimEnd().length}),ht=(e2,t)=>{let o=bd(
e2.text,t),r;e2.contents&&bn(e2.contents,{Scalar:(s,a)=>{if(a.range?.[0]===o)return r={start:o,end:a.range[1]},bn.BREAK}});let n=/^[^\r\n]*/.exec(e2.text.slice(
o))?.[0]??"",i={start:o,end:o+Math.max(n.trimEnd().length,0)};return r&&r.end>r.start?hn(e2,r):i},bd=(e2,{line:t,column:o})=>{let r=0;for(let n=1;n<t&&r>=0;n++){
let i=e2.indexOf(`
`,r);if(i<0)return e2.length;r=i+1}return Math.min(e2.length,r+o-1)},Je=({contents:e2},t)=>{let o={path:[],inKey:false},r=(n,i)=>{if(!(!n||!Vo(n)))for(let[s,a]of n.
items.entries()){let[l,h]=Bo(a)?[a.key,a.value]:[null,a],g=_e(l)?String(l.value):s,y=su(l,t);if(!(!y&&!su(h,t))){o={path:[...i,g],inKey:y},y||r(h,[...i,g]);return}}};
return r(e2??null,[]),o},su=(e2,t)=>e2!==null&&e2.range[0]<=t&&t<=e2.range[1],gn=([e2,t])=>e2==="steps"&&typeof t=="number"?t+1:void 0,mn=({text:e2},t)=>ei(e2)(
t);async function uu(e2){let t=qd(e2);if(t)return{items:t,more:false};let o=Cd(e2),r=o&&Sd(o);if(!o||!r)return Pd;let{path:n,inKey:i}=r;if(i)return{items:cu(o,n.
slice(0,-1)),more:false};let s=lu(o.plan,n);if(s.some(l=>xd(l,e2))&&!s.some(wd))return{items:cu(o,n),more:false};let a=String(n.findLast(l=>typeof l=="string"));
return Rd.has(a)&&e2.view?Td(o,e2.view):{items:kd(o,s),more:false}}var Pd={items:[],more:false},xd=({type:e2,properties:t},{text:o,offset:r})=>t!==void 0&&(e2===
"object"||/(?:^|\n)[ \t]*[\w-]*$/.test(o.slice(0,r))),wd=({type:e2,enum:t})=>e2==="string"||t!==void 0,Rd=new Set(["file_path","notebook_path","new_path","glob",
"exclude"]),So="zzCURSORzz",Cd=({name:e2,text:t,offset:o})=>{let r=/(["']?)(?<![^\s"'{}[\],])([^\s"'{}[\],]*)$/.exec(t.slice(0,o)),[,n="",i=""]=r??[],s=/^[^\s"'{}[\],:]*/.
exec(t.slice(o))?.[0]??"",a={start:o-i.length,end:o+s.length},l=t.slice(a.end),h=n!==""&&!l.startsWith(n)?n:"",g=/^["']?[ \t]*:/.test(l),_=(Q(e2,"{}").format===
"json"||/^\s*\{/.test(t))&&n===""?'"':"",D=`${t.slice(0,a.start)}${_}${So}${_}${h}${l}`;return{plan:Q(e2,D),word:a,typed:i,quoted:n!=="",hasColon:g}},Sd=({plan:e2})=>{
let t=e2.text.indexOf(So),{path:o,inKey:r}=Je(e2,t+1);if(r)return{path:o,inKey:r};let n=I(e2,o)?.value;return _e(n)&&String(n.value).trim()===So?{path:o,inKey:r}:
void 0},cu=(e2,t)=>{let{plan:o,word:r,quoted:n,hasColon:i}=e2,s=new Set(ko(I(o,t)?.value??null)),a=new Map;for(let{properties:l={}}of lu(o,t))for(let[h,g]of Object.
entries(l))a.has(h)||a.set(h,g);return[...a].filter(([l])=>!s.has(l)).map(([l,h])=>({label:l,kind:"key",range:r,text:`${o.format==="json"&&!n?JSON.stringify(l):
l}${i||n?"":": "}`,...h.description!==void 0&&{detail:h.description}}))},ko=e2=>Se(e2)?e2.items.flatMap(({key:t})=>_e(t)?[String(t.value)]:[]):[],kd=({plan:e2,word:t,
quoted:o},r)=>[...new Set(r.flatMap(({type:i,const:s,enum:a=[]})=>s!==void 0?[s]:i==="boolean"?[true,false]:a))].map(i=>({label:String(i),kind:"value",range:t,text:e2.
format==="json"&&!o?JSON.stringify(i):String(i)})),au=200;async function Td({word:e2,typed:t,quoted:o,plan:r},n){let i=t.toLowerCase(),a=(await n.files()).filter(
h=>h.toLowerCase().includes(i)).toSorted((h,g)=>Number(g.toLowerCase().startsWith(i))-Number(h.toLowerCase().startsWith(i)));return{items:a.slice(0,au).map(h=>({
label:Qe(h),kind:"file",range:e2,text:o?JSON.stringify(h).slice(1,-1):r.format==="json"||!/^[\w./@+-]+$/.test(h)?JSON.stringify(h):h})),more:a.length>au}}var qd=({
name:e2,text:t,offset:o})=>{let[,r]=/\$\{\{\s*(?:vars\.)?([\w-]*)$/.exec(t.slice(0,o))??[];if(r===void 0)return;let n=o+(/^[\w-]*(?:\s*\}\})?/.exec(t.slice(o))?.[0].
length??0),i=t.lastIndexOf("{{",o)+2,s=ko(I(Q(e2,t),["vars"])?.value??null);return(s.length>0?s:ko(I(Q(e2,t.slice(0,i-3)),["vars"])?.value??null)).map(l=>({label:l,
kind:"variable",range:{start:i,end:n},text:` vars.${l} }}`}))},To,lu=(e2,t)=>{To??=vi();let o=[To];for(let[r,n]of t.entries()){let i=o.flatMap(s=>{let a=typeof n==
"number"?s.items:s.properties?.[String(n)]??s.additionalProperties;return typeof a=="object"?du(a):[]});o=Md(i,e2,t.slice(0,r+1))}return o},du=e2=>{let t={...e2,
...Object.assign({},...(e2.allOf??[]).map(Od))},o=[...t.anyOf??[],...t.oneOf??[]].filter(s=>s.type!==void 0||s.properties||s.anyOf||s.oneOf||s.const!==void 0||s.
enum||s.allOf);if(o.length===0)return[t];let{description:r,examples:n,default:i}=t;return o.flatMap(s=>du({...r!==void 0&&{description:r},...n&&{examples:n},...i!==
void 0&&{default:i},...s}))},Od=e2=>{let t=e2.$ref?.split("/").at(-1);return t!==void 0&&To?.definitions?.[t]||e2},Md=(e2,t,o)=>{let r=(a,l)=>{let h=l.properties?.[a]?.
const,g=Co(I(t,[...o,a])?.value);return h===void 0||g===void 0||h===g},n=Co(I(t,[...o,"type"])?.value)==="tool_use",i=a=>o.length!==2||o[0]!=="steps"||a.properties?.
type!==void 0===n,s=e2.filter(a=>i(a)&&r("tool",a)&&r("name",a));return s.length>0?s:e2.filter(i)};import Fd from"node:path";async function hu(e2){let t=jd(e2),
o=t===void 0?void 0:De(I(e2.text,["vars",t])?.key);if(o)return{in:"plan",range:o};let r=mu(e2),n=r&&e2.view&&await Du(r,e2.view),i=n&&e2.view&&Nd(n,e2.view);return i&&
{in:"file",place:i}}var Nd=(e2,t)=>{let[o,r]=[t.onDisk(e2.path),t.text(e2.path)].map(i=>i&&gu(i));if(!o||!r)return;let n=Jo(o,r);return{...e2,line:fu(e2.line,n),
lastLine:fu(e2.lastLine,n)}},fu=(e2,t)=>{let o=0;for(let{at:r,removed:n,added:i}of t){let s=e2-1-(r+o);if(s<0)break;if(s<i.length)return r+1+Math.min(s,Math.max(
0,n-1));o+=i.length-n}return e2-o},gu=({file:e2})=>Xo(_n(e2)).split(`
`),mu=({text:e2,plan:t,offset:o})=>{let r=gn(Je(e2,o).path);return r===void 0?void 0:t?.steps.find(({index:n})=>n===r)},jd=({text:{text:e2},offset:t})=>[...e2.matchAll(
/(?<!\$)\$\{\{\s*vars\.([\w-]+)\s*\}\}/g)].find(({index:r,0:{length:n}})=>r<=t&&t<=r+n)?.[1];async function yu(e2){let t=mu(e2);if(!t||!e2.view)return;let o=ni(
t);if(o!==void 0)return Ad(o,"exclude"in t.input?t.input.exclude:void 0,e2.view);let r=await Du(t,e2.view);return r&&Wd(r,e2.view)}var Ed=12;async function Ad(e2,t,o){
let[r,n]=[Pn(e2),Pn(t??[])];if(typeof r=="string"||typeof n=="string")return;let i=(await o.files()).filter(a=>r.some(l=>l.matches(a))&&!n.some(l=>l.matches(a)));
return[`${Ho(i.length,"tracked file")}:`,"",...Uo(i.map(vu),Ed)].join(`
`)}var vu=e2=>`\`\` ${Qe(e2).replaceAll("`","'").replaceAll(`
`," ")} \`\``,pu=2,Id=30;function Wd(e2,t){let o=t.text(e2.path);if(!o)return;let r=gu(o),n=Math.max(1,e2.line-pu),i=r.slice(n-1,Math.min(e2.lastLine+pu,n+Id)).
map((a,l)=>{let h=n+l;return`${h>=e2.line&&h<=e2.lastLine?">":" "} ${String(h).padStart(4)}  ${Qe(a.slice(0,200))}`}),s="`".repeat(Math.max(3,...i.flatMap(a=>[...a.
matchAll(/`+/g)].map(([l])=>l.length+1))));return[`${vu(e2.path)} line ${e2.line}`,"",`${s}text`,...i,s].join(`
`)}async function Du(e2,t){let[o]=ti(e2),r=o===void 0?void 0:t.text(o);if(!r)return;let[n]=await Ld(e2,r),{path:i,absolute:s,file:a}=r,l=n?xn(a,[n])[0]??1:"offs\
et"in e2.input?e2.input.offset??1:1,h=n?xn(a,[{start:Math.max(n.start,n.end-1)}])[0]??l:l;return{path:i,absolute:s,line:l,lastLine:h}}async function Ld(e2,{path:t,
file:o}){let r=ri(e2);if(r&&r.old_string!==""){let n=Yo(o,{...r,new_string:`${r.old_string}.`});return n.ok?n.splices:n.reason==="not-unique"?n.spans:[]}if("reg\
ex"in e2.input&&e2.input.regex!==void 0){let{compileSubstitution:n,matchRegex:i}=await import("./core-text-regex.js"),s=n(e2.input.regex,""),a=typeof s=="string"?
void 0:i(o,s,true);return a?.ok?a.splices:[]}return"path"in e2.input?Hd(e2.input.path,t,o):[]}function Hd(e2,t,o){if(typeof e2=="string"||!/\.(ya?ml|jsonc?)$/i.
test(t))return[];let r=Q(t,_n(o));for(let n=e2.length;n>0;n--){let i=I(r,e2.slice(0,n)),s=De(i?.key??i?.value);if(!s)continue;let a=o.bom+Buffer.byteLength(r.text.
slice(0,s.start),o.encoding);return[{start:a,end:a+1}]}return[]}var Ud=16*1024*1024;async function _u(e2,t){let o=await ui({root:e2}),r=ai(o.root),n=t&&t.steps.
length>0?await $d(o,t):new Map,i=(a,l)=>{try{let h=r.locate(a),g=h.ok?l(h.path):void 0,y=g&&Lo(g);return h.ok&&y?.ok?{path:h.path,absolute:Fd.join(o.root,h.path),
file:y.file}:void 0}catch(h){if($o(h))return;throw h}},s=a=>{let l=r.stat(a);return l?.kind!=="file"||l.broken||l.size>Ud?void 0:r.read(a)};return{root:o.root,files:async()=>{
let a=(await o.run(ci())).filter(h=>!n.has(h)||n.get(h)),l=new Set(a);return[...a,...[...n.keys()].filter(h=>n.get(h)&&!l.has(h))]},text:a=>i(a,l=>n.has(l)?n.get(
l):s(l)),onDisk:a=>i(a,s)}}async function $d(e2,t){try{var o=[];try{let a=pi(t);let l=Eo(o,await li(e2,{replays:"work-tree",base:t.base,baseBy:"plan",paths:a.paths}),
true);let h=await hi(e2,l.head.commit,{given:void 0,asks:false});let{found:g}=await fi(l,a,h);let y=Zo(l.source);let _={...t.options,on_error:"stop"};let D={workspace:y,
policy:gi(h),tracked:g};for await(let R of di([{options:_,steps:t.steps}],D))if(R.type==="step"&&R.result.status==="failed")return new Map;return new Map(y.changes().
map(R=>[R.path,R.after]))}catch(r){var n=r,i=true}finally{var s=Ao(o,n,i);s&&await s}}catch(a){if(a instanceof gt)return new Map;throw a}}var yn=(e2,{text:t})=>si(
{name:e2,text:t},{openVars:true,limits:{problems:200}}),Pu=(e2,t,o)=>{let r=gn(Je(t,o).path)??1,n=De(I(t,["steps",r-1])?.value);if(r===1||!n)return;let i=t.text.
lastIndexOf(`
`,n.start)+1,s=/^[ \t]*-[ \t]*$/.test(t.text.slice(i,n.start)),a=yn(e2,s?{...t,text:t.text.slice(0,i)}:t);if(!a.ok)return;let l=a.plan.steps.filter(({index:h})=>h<
r);return{...a.plan,steps:l}},xu=(e2,t)=>t.map(({name:o,message:r,at:n={line:1,column:1},suggestions:i=[]})=>{let s=ht(e2,n),a=o==="UNKNOWN_KEY"?i.map(l=>Bd(e2,
s,l)):[];return{range:s,severity:"error",code:o,message:r,fixes:a}}),Bd=({text:e2},{start:t,end:o},r)=>{let n=e2[t]==='"';return{title:`Write ${r}`,changes:[{start:t,
end:o,replacement:n?JSON.stringify(r):r}],certain:true}};async function wu(e2,t,o){try{let{packet:r}=await Di(t,o);return r.refused.filter(n=>!zd(n)).map(n=>Gd(
e2,n))}catch(r){if(!(r instanceof gt)||o.signal.aborted)throw r;return r.problems.map(n=>Vd(e2,n))}}var zd=({input:e2})=>/\$\{\{\s*vars\./.test(JSON.stringify(e2)),
Vd=(e2,{name:t,message:o})=>{let n=t==="UNKNOWN_REVISION"||t==="BASE_NOT_ANCESTOR"?De(I(e2,["base"])?.value):void 0;return{range:n??ht(e2,{line:1,column:1}),severity:n?
"error":"information",code:t,message:n?o:`The plan is not checked against the checkout. ${o}`,fixes:[]}},Gd=(e2,t)=>({range:Xd(e2,t),severity:"error",code:t.error.
name,message:t.error.message,fixes:Yd(e2,t)}),Xe=["old_string","regex","pattern","rule","path","cell_id"],qo=["file_path","notebook_path","glob"],Jd={INVALID_INPUT:Xe,
STRING_NOT_FOUND:Xe,STRING_NOT_UNIQUE:Xe,OVERLAPPING_MATCHES:Xe,SYNTAX_BROKEN:["new_string",...Xe],KEY_NOT_FOUND:["path"],KEY_ALIASED:["path"],CELL_NOT_FOUND:["\
cell_id"],LIMIT_EXCEEDED:Xe,UNEXPECTED_MATCHES:["expect_matches"],NO_CHANGE:["new_string","content"],SECRET_DETECTED:["new_string","content","new_source","value"],
UNENCODABLE:["new_string","content"],CONFIG_BROKEN:["new_string","content","new_source"],LANGUAGE_UNKNOWN:["language",...qo]},Xd=(e2,{step:t,error:o})=>{if(o.at)
return ht(e2,o.at);let r=[...Jd[o.name]??qo,...qo,"tool","name"];for(let i of r){let s=De(Re(e2,t,i)?.value);if(s&&s.end>s.start)return hn(e2,s)}let n=De(I(e2,[
"steps",t-1])?.value);return n?hn(e2,n):ht(e2,{line:1,column:1})},Yd=(e2,t)=>{let o=[...Qd(e2,t),...Zd(e2,t),...Kd(e2,t),...ef(e2,t)];return o.filter(({title:r},n)=>o.
findIndex(i=>i.title===r)===n)},Qd=(e2,{step:t,input:o,corrected:r,reads_first:n})=>{if(!r)return[];let i=Object.keys(r).filter(g=>typeof r[g]=="string"&&r[g]!==
o[g]),s=i.flatMap(g=>Oo(e2,Re(e2,t,g),String(r[g]))),a=bu(r,"file_path")??bu(r,"notebook_path"),l=n&&a!==void 0?rf(e2,t,a):void 0;return s.length<i.length||n&&!l?
[]:[{title:i.length>0?`Correct ${i.join(" and ")}`:"Read the file first",changes:[...l?[l]:[],...s],certain:true}]},bu=(e2,t)=>{let o=e2[t];return typeof o=="st\
ring"?o:void 0},Oo=(e2,t,o)=>{let r=t&&tf(e2,t,o);return r?[r]:[]},Zd=(e2,{step:t,error:o,candidates:r=[]})=>o.name==="FILE_NOT_FOUND"?r.map(n=>({title:`Use ${n}`,
changes:Oo(e2,of(e2,t),n),certain:false})):[],Kd=(e2,{step:t,error:o,nearest:r})=>o.name==="STRING_NOT_FOUND"?r.map(({line:n,last_line:i,text:s})=>({title:`Look\
 for the text of ${n===i?`line ${n}`:`lines ${n}\u2013${i}`}`,changes:Oo(e2,Re(e2,t,"old_string"),s),certain:false})):[],ef=(e2,{step:t,error:o,input:r})=>{if(o.
name!=="STRING_NOT_UNIQUE"||r.replace_all!==void 0)return[];let n=["old_string","regex","pattern","rule"].flatMap(s=>Re(e2,t,s)??[]),i=n[0]&&nf(e2,n[0],{key:"re\
place_all",written:"true"});return i?[{title:"Replace every occurrence",changes:[i],certain:false}]:[]},tf=(e2,{key:t,value:o,parent:r},n)=>{if(!o)return;let[i,
s]=o.range,a=e2.text.slice(i,s),l=t?mn(e2,t.range[0]).column+1:void 0,g=e2.format==="json"||r?.flow===true||l===void 0?JSON.stringify(n):oi(n,l);return{start:i,
end:s,replacement:a.endsWith(`
`)?`${g}
`:g}},nf=(e2,t,{key:o,written:r})=>{if(!t.value||!t.key)return;let[,n]=t.value.range;if(e2.format==="json")return{start:n,end:n,replacement:`, ${JSON.stringify(
o)}: ${r}`};if(t.parent?.flow)return{start:n,end:n,replacement:`, ${o}: ${r}`};let i=" ".repeat(mn(e2,t.key.range[0]).column-1);if(e2.text.slice(0,n).endsWith(`\

`))return{start:n,end:n,replacement:`${i}${o}: ${r}
`};let s=e2.text.indexOf(`
`,n),a=s<0?e2.text.length:s;return{start:a,end:a,replacement:`
${i}${o}: ${r}`}},rf=(e2,t,o)=>{let r=I(e2,["steps",t-1])?.value;if(!r||!Se(r))return;let[n]=r.range;if(e2.format==="json"){let l=" ".repeat(mn(e2,n).column-1);
return{start:n,end:n,replacement:`${JSON.stringify({tool:Qo.name,file_path:o})},
${l}`}}let i=e2.text.lastIndexOf("-",n),s=e2.text.slice(mi(e2.text,i),i);if(e2.text.slice(i+1,n).trim()!==""||s.trim()!=="")return;let a=`{ tool: Read, file_pat\
h: ${JSON.stringify(o)} }`;return{start:i,end:i,replacement:`- ${a}
${s}`}},of=(e2,t)=>Re(e2,t,"file_path")??Re(e2,t,"notebook_path");async function Sh({input:e2,output:t,signal:o},r){let n=()=>{},i=new Promise(y=>{n=y}),s={shutdownReceived:false,
initialize:()=>{},exit:n},a=(0,O.createConnection)(y=>(0,Ye.createProtocolConnection)(new Ye.StreamMessageReader(e2),new Ye.StreamMessageWriter(t),y),s),l=()=>n(
s.shutdownReceived?0:1);for(let y of["end","close","error"])e2.once(y,l);t.once("error",l),o?.addEventListener("abort",l,{once:true});let h=af(a,r);a.listen();let g=await i;
return h(),a.dispose(),g}function af(e2,{version:t,delay:o=250,root:r}){let n=new O.TextDocuments(pn),i=vf(r),s=new Mo({delay:o,rootOf:i.rootOf,publish:(g,y,_)=>{
e2.sendDiagnostics({uri:g,version:y,diagnostics:[..._]})},fail:g=>e2.console.error(g instanceof Error?g.stack??g.message:String(g))}),a=false;e2.onInitialize(({
capabilities:g,workspaceFolders:y,rootUri:_})=>(i.open((y??[]).map(({uri:D})=>D),_),a=g.workspace?.didChangeWatchedFiles?.dynamicRegistration===true,{serverInfo:{
name:"editplan",version:t},capabilities:uf})),e2.onInitialized(()=>{a&&e2.client.register(O.DidChangeWatchedFilesNotification.type,{watchers:[{globPattern:"**"}]})});
let l=()=>{for(let g of n.all())s.check(g)};e2.onDidChangeWatchedFiles(l),n.onDidSave(l),n.onDidChangeContent(({document:g})=>s.check(g)),n.onDidClose(({document:g})=>s.
close(g.uri));let h={documents:n,folders:i,checked:s};return e2.onHover(g=>lf(g,h)),e2.onDefinition(g=>df(g,h)),e2.onCompletion(g=>ff(g,h)),e2.onCodeAction(g=>gf(
g,h)),n.listen(e2),()=>s.stop()}var uf={textDocumentSync:{openClose:true,change:O.TextDocumentSyncKind.Incremental,save:true},hoverProvider:true,definitionProvider:true,
completionProvider:{triggerCharacters:["/",'"'," ",".","{"]},codeActionProvider:{codeActionKinds:["quickfix"]},workspace:{workspaceFolders:{supported:true}}};async function Cu(e2,{
text:t,offset:o},{folders:r}){let n=r.rootOf(e2);return n===void 0?void 0:_u(n,Pu(Ce(e2),t,o)).catch(Wo())}var No=(e2,{documents:t})=>{let o=t.get(e2);return o&&
Ro(Ce(e2),o.getText())?o:void 0};async function Su({textDocument:{uri:e2},position:t},o){let r=No(e2,o);if(!r)return;let n=Q(Ce(e2),r.getText()),i=yn(Ce(e2),n),
s=r.offsetAt(t),a=await Cu(e2,{text:n,offset:s},o);return{document:r,text:n,plan:i.ok?i.plan:void 0,offset:s,view:a}}async function lf(e2,t){let o=await Su(e2,t),
r=o&&await yu(o);return r===void 0?null:{contents:{kind:O.MarkupKind.Markdown,value:r}}}async function df(e2,t){let o=await Su(e2,t),r=o&&await hu(o);if(!r)return null;
if(r.in==="plan")return{uri:e2.textDocument.uri,range:vn(r.range,o.document)};let{absolute:n,line:i,lastLine:s}=r.place,a={start:{line:i-1,character:0},end:{line:s,
character:0}};return{uri:cf(n).href,range:a}}async function ff({textDocument:{uri:e2},position:t},o){let r=No(e2,o);if(!r)return null;let n=r.offsetAt(t),i=await Cu(
e2,{text:Q(Ce(e2),r.getText()),offset:n},o),{items:s,more:a}=await uu({name:Ce(e2),text:r.getText(),offset:n,view:i});return{isIncomplete:a,items:s.map(l=>hf(l,
r))}}var pf={key:O.CompletionItemKind.Property,value:O.CompletionItemKind.EnumMember,file:O.CompletionItemKind.File,variable:O.CompletionItemKind.Variable},hf=({
label:e2,kind:t,detail:o,range:r,text:n},i)=>({label:e2,kind:pf[t],filterText:i.getText(vn(r,i)).startsWith('"')?`"${e2}`:e2,textEdit:{range:vn(r,i),newText:n},
...o!==void 0&&{documentation:{kind:O.MarkupKind.Markdown,value:o}}});function gf({textDocument:{uri:e2},range:t},o){let r=No(e2,o);if(!r)return[];let[n,i]=[r.offsetAt(
t.start),r.offsetAt(t.end)];return o.checked.problemsOf(r).filter(s=>s.range.start<=i&&n<=s.range.end).flatMap(s=>s.fixes.filter(({changes:a})=>a.length>0).map(
({title:a,changes:l,certain:h})=>({title:a,kind:O.CodeActionKind.QuickFix,isPreferred:h,edit:{changes:{[e2]:l.map(({replacement:g,...y})=>({range:vn(y,r),newText:g}))}}})))}
var vn=({start:e2,end:t},o)=>({start:o.positionAt(e2),end:o.positionAt(t)}),Mo=class{#e;#t=new Map;#n=new Map;constructor(t){this.#e=t}problemsOf({uri:t,version:o}){
let r=this.#n.get(t);return r?.version===o?r.problems:[]}check(t){this.#t.get(t.uri)?.abort();let o=new AbortController;this.#t.set(t.uri,o);let r=setTimeout(()=>{
this.#r(t,o.signal)},this.#e.delay);o.signal.addEventListener("abort",()=>clearTimeout(r))}close(t){this.#t.get(t)?.abort(),this.#t.delete(t),this.#n.delete(t),
this.#e.publish(t,0,[])}stop(){for(let t of this.#t.values())t.abort()}async#r(t,o){let{uri:r,version:n}=t,i=await this.#o(t,o).catch(s=>(o.aborted||this.#e.fail(
s),[mf(s)]));o.aborted||(this.#n.set(r,{version:n,problems:i}),this.#e.publish(r,n,i.map(s=>yf(s,t))))}async#o(t,o){let{uri:r}=t,[n,i]=[Ce(r),t.getText()];if(!Ro(
n,i))return[];let s=Q(n,i),a=yn(n,s);if(!a.ok)return xu(s,a.problems);let l=this.#e.rootOf(r);return l===void 0?[]:wu(s,a.plan,{root:l,signal:o})}},mf=e2=>({range:{
start:0,end:0},severity:"information",message:`The plan is not checked: ${Io(e2)}`,fixes:[]}),Ce=e2=>Fo(e2)??e2,yf=({range:e2,severity:t,code:o,message:r},n)=>({
range:{start:n.positionAt(e2.start),end:n.positionAt(e2.end)},severity:t==="error"?O.DiagnosticSeverity.Error:O.DiagnosticSeverity.Information,source:"editplan",
...o!==void 0&&{code:o},message:r}),vf=e2=>{let t=[];return{open:(o,r)=>{t=(o.length>0?o:r===null?[]:[r]).flatMap(i=>Fo(i)??[])},rootOf:o=>{if(e2!==void 0)return e2;
let r=Fo(o),n=t.filter(s=>r?.startsWith(`${s}${Ru.sep}`)),[i]=n.toSorted((s,a)=>a.length-s.length);return i??t[0]??(r===void 0?void 0:Ru.dirname(r))}}},Fo=e2=>{
try{return e2.startsWith("file:")?sf(e2):void 0}catch(t){if(t instanceof TypeError)return;throw t}};export{Mo as CheckedDocuments,vf as createFolders,Sh as serveClient};
