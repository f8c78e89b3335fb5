import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{a as Qt}from"./wings-codemods-dropped-comments.js";import{
a as Xt,b as Jt,c as We,d as se,e as X,f as Ue,g as Ve,h as we,i as Yt,l as Zt,u as De}from"./wings-codemods-structure-indentation.js";import{c as Fe}from"./core-text-template.js";
import{a as zt}from"./re2js.js";import{core_engine_turns$a as Kt}from"./start.js";import{core_text_json$f as G}from"./hook.js";import{errors$b as jt,errors$c as Gt}from"./hook.js";
import{empty$d as rs}from"./hook.js";var ns=["comment","line_comment","block_comment","html_comment","js_comment"],er=(e6,t,{matches:r,matcher:n})=>{if(r.length===
0)return[];let s=typeof n=="string"?n:JSON.stringify(n),o=e6.descendantsOfType(ns).flatMap(d=>d?[ss(d)]:[]),a=0;return r.flatMap(d=>{for(;(o[a]?.start??d.end)<d.
start;)a+=1;let l=[];for(let u=a;u<o.length;u+=1){let{start:m,end:p}=o[u];if(m>=d.end)break;let g=m===d.start&&p===d.end;p<=d.end&&!g&&l.push({start:m,text:t.slice(
m,p).trimEnd()})}return Qt(l,d.lines.text).filter(u=>!s.includes(u.text))})},ss=({startIndex:e6,endIndex:t})=>({start:e6,end:t});var gt={};rs(gt,{Pos:()=>re,Range:()=>pe,
SgNode:()=>ce,SgRoot:()=>ge,WasmEdit:()=>he,__wbg_Error_408e67f47ca7b58b:()=>hs,__wbg_Number_3890faa6d3ff057d:()=>bs,__wbg_String_8564e559799eccda:()=>ys,__wbg___new_05520503cd263bba:()=>ws,
__wbg___wbindgen_bigint_get_as_i64_c4ecf48528083721:()=>xs,__wbg___wbindgen_boolean_get_c9c83ebd41b34df3:()=>vs,__wbg___wbindgen_debug_string_a57024b9c6e4a48b:()=>Ss,
__wbg___wbindgen_in_ac983077f137f2e6:()=>Ms,__wbg___wbindgen_is_bigint_8ffbbef442139384:()=>Es,__wbg___wbindgen_is_function_5e4570eb24ffa122:()=>As,__wbg___wbindgen_is_object_a2790eb24c211ea0:()=>Ps,
__wbg___wbindgen_is_string_e6f02f0ea5f20a32:()=>Is,__wbg___wbindgen_is_undefined_6cff064c44e0d823:()=>Ts,__wbg___wbindgen_jsval_eq_0a18949a61670320:()=>Ns,__wbg___wbindgen_jsval_loose_eq_acf2776254a8d832:()=>ks,
__wbg___wbindgen_number_get_136b9679cab35cfb:()=>Rs,__wbg___wbindgen_string_get_d154f1e671052120:()=>Ls,__wbg___wbindgen_throw_bb96b2010945f0bc:()=>Os,__wbg__wbg_cb_unref_be22cc64ae6946a0:()=>Cs,
__wbg_call_1c5886ab9c57d1c7:()=>Fs,__wbg_call_35dba3c747ad7521:()=>Ws,__wbg_childCount_491f1a640a04e4e0:()=>Us,__wbg_childForFieldId_6bccf1281131fa41:()=>Vs,__wbg_childForFieldName_20df0c35162ea476:()=>Ds,
__wbg_child_4f36aa78dc6f7d90:()=>Hs,__wbg_children_c40aac9a65d3ef0a:()=>Bs,__wbg_codePointAt_62da65794259e6a8:()=>$s,__wbg_column_8d27ebc3b06415a9:()=>qs,__wbg_copy_855214b26918aa9f:()=>js,
__wbg_currentFieldId_9fb22ca0dd37083d:()=>Gs,__wbg_currentNode_2dc92bdc76e43570:()=>zs,__wbg_done_669171204c3dcae2:()=>Ks,__wbg_endIndex_d1d62e4df6a38dd8:()=>Qs,
__wbg_endPosition_967bd074bc316906:()=>Xs,__wbg_entries_7774d489e1da5f4f:()=>Js,__wbg_fieldIdForName_0fd6af55146e2ffa:()=>Ys,__wbg_get_c0c8f8d7da0c03dd:()=>Zs,__wbg_get_d173c0308df22d37:()=>eo,
__wbg_get_unchecked_e20b893aeafc3fca:()=>to,__wbg_get_with_ref_key_6412cf3094599694:()=>ro,__wbg_gotoFirstChild_26ae9598fbd0db34:()=>no,__wbg_gotoNextSibling_6642ecd3bcb2a07c:()=>so,
__wbg_idForNodeType_1c9e018cdd04c1b0:()=>oo,__wbg_id_fa3008b43f6471a0:()=>ao,__wbg_init_f604c8a8d189a4b9:()=>io,__wbg_instanceof_ArrayBuffer_993d02d2d254cad1:()=>_o,
__wbg_instanceof_Error_61d8a02a0f3383a1:()=>lo,__wbg_instanceof_Map_9a4d6ead180ae3a9:()=>co,__wbg_instanceof_Uint8Array_f935dbb0aa7cdeed:()=>uo,__wbg_isArray_6339f732981044bf:()=>fo,
__wbg_isMissing_bb06055e386ea088:()=>mo,__wbg_isNamed_c629cb1b530e204c:()=>po,__wbg_isSafeInteger_f3d6cd19ccfe4512:()=>go,__wbg_iterator_5cebbb86e33c6dd6:()=>ho,
__wbg_language_714da13457a04cca:()=>bo,__wbg_length_36bd29c6848c2144:()=>yo,__wbg_length_7afd83ae4ddf324f:()=>wo,__wbg_length_ecfa2c63d3d0d82c:()=>xo,__wbg_load_84bbd0ddfe0878c7:()=>vo,
__wbg_message_c141d5e68716b595:()=>So,__wbg_namedChildCount_495a31e3061e2f07:()=>Mo,__wbg_new_116be93542d39019:()=>Eo,__wbg_new_77cc4f4f472aeb81:()=>Ao,__wbg_new_cdf041679ded4c5f:()=>Po,
__wbg_new_ebe3e0f6837f0879:()=>Io,__wbg_new_typed_cceaf62d8d95e9f2:()=>To,__wbg_nextSibling_4f71b439ca502cc4:()=>No,__wbg_next_42cf16ee0dafc9e2:()=>ko,__wbg_next_8f26b64fa5e9f64b:()=>Ro,
__wbg_parent_684e8636e0edf5f4:()=>Lo,__wbg_parse_a241b022abaae8c5:()=>Oo,__wbg_previousSibling_995246400be409cf:()=>Co,__wbg_prototypesetcall_de8e0d9553586985:()=>Fo,
__wbg_queueMicrotask_ac694eae12e92dfb:()=>Wo,__wbg_queueMicrotask_be5fe34a8f4cad4d:()=>Uo,__wbg_resolve_020f95d838c6ef25:()=>Vo,__wbg_rootNode_a0b7f7e9ae37c755:()=>Do,
__wbg_row_75e601f5dfb734da:()=>Ho,__wbg_setLanguage_f8fe1b8d4679fd75:()=>Bo,__wbg_set_014226dfeca53178:()=>$o,__wbg_set_6be42768c690e380:()=>qo,__wbg_set_a80955eb93b145c6:()=>jo,
__wbg_set_wasm:()=>pt,__wbg_sgnode_new:()=>Go,__wbg_startIndex_45368dd38ff48bbf:()=>zo,__wbg_startPosition_74782718cbcbf5cd:()=>Ko,__wbg_static_accessor_GLOBAL_THIS_466428f93b4eaa76:()=>Qo,
__wbg_static_accessor_GLOBAL_c7aea38d4de089bc:()=>Xo,__wbg_static_accessor_SELF_42d4fae05e59267a:()=>Jo,__wbg_static_accessor_WINDOW_e0db14a0eba6a812:()=>Yo,__wbg_text_3da93512d259fa50:()=>Zo,
__wbg_then_7026b513a94278a8:()=>ea,__wbg_then_72819b8d4e081fb5:()=>ta,__wbg_typeId_cfeb2852df2d91a8:()=>ra,__wbg_type_a79ec0d8d3bd5f4d:()=>na,__wbg_value_1e2369fab29b420e:()=>sa,
__wbg_walk_d168e67a3ea8d856:()=>oa,__wbindgen_cast_0000000000000001:()=>aa,__wbindgen_cast_0000000000000002:()=>ia,__wbindgen_cast_0000000000000003:()=>_a,__wbindgen_cast_0000000000000004:()=>da,
__wbindgen_cast_0000000000000005:()=>la,__wbindgen_init_externref_table:()=>ca,dumpPattern:()=>ct,initializeTreeSitter:()=>ut,kind:()=>ps,parse:()=>ft,pattern:()=>gs,
registerDynamicLanguage:()=>mt});var os=Object.defineProperty,c=(e6,t)=>os(e6,"name",{value:t,configurable:true}),O_=class{static{c(this,"Edit")}startPosition;oldEndPosition;newEndPosition;startIndex;oldEndIndex;newEndIndex;constructor({
startIndex:e6,oldEndIndex:t,newEndIndex:r,startPosition:n,oldEndPosition:s,newEndPosition:o}){this.startIndex=e6>>>0,this.oldEndIndex=t>>>0,this.newEndIndex=r>>>
0,this.startPosition=n,this.oldEndPosition=s,this.newEndPosition=o}editPoint(e6,t){let r=t,n={...e6};if(t>=this.oldEndIndex){r=this.newEndIndex+(t-this.oldEndIndex);
let s=e6.row;n.row=this.newEndPosition.row+(e6.row-this.oldEndPosition.row),n.column=s===this.oldEndPosition.row?this.newEndPosition.column+(e6.column-this.oldEndPosition.
column):e6.column}else t>this.startIndex&&(r=this.newEndIndex,n.row=this.newEndPosition.row,n.column=this.newEndPosition.column);return{point:n,index:r}}editRange(e6){
let t={startIndex:e6.startIndex,startPosition:{...e6.startPosition},endIndex:e6.endIndex,endPosition:{...e6.endPosition}};return e6.endIndex>=this.oldEndIndex?e6.
endIndex!==Number.MAX_SAFE_INTEGER&&(t.endIndex=this.newEndIndex+(e6.endIndex-this.oldEndIndex),t.endPosition={row:this.newEndPosition.row+(e6.endPosition.row-this.
oldEndPosition.row),column:e6.endPosition.row===this.oldEndPosition.row?this.newEndPosition.column+(e6.endPosition.column-this.oldEndPosition.column):e6.endPosition.
column},t.endIndex<this.newEndIndex&&(t.endIndex=Number.MAX_SAFE_INTEGER,t.endPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER})):e6.endIndex>
this.startIndex&&(t.endIndex=this.startIndex,t.endPosition={...this.startPosition}),e6.startIndex>=this.oldEndIndex?(t.startIndex=this.newEndIndex+(e6.startIndex-
this.oldEndIndex),t.startPosition={row:this.newEndPosition.row+(e6.startPosition.row-this.oldEndPosition.row),column:e6.startPosition.row===this.oldEndPosition.
row?this.newEndPosition.column+(e6.startPosition.column-this.oldEndPosition.column):e6.startPosition.column},t.startIndex<this.newEndIndex&&(t.startIndex=Number.
MAX_SAFE_INTEGER,t.startPosition={row:Number.MAX_SAFE_INTEGER,column:Number.MAX_SAFE_INTEGER})):e6.startIndex>this.startIndex&&(t.startIndex=this.startIndex,t.startPosition=
{...this.startPosition}),t}},tr=2,w=4,tt=4*w,V=5*w,J=2*w,Se=2*w+2*J,U={row:0,column:0},oe=Symbol("INTERNAL");function fe(e6){if(e6!==oe)throw new Error("Illegal\
 constructor")}c(fe,"assertInternal");function ve(e6){return!!e6&&typeof e6.row=="number"&&typeof e6.column=="number"}c(ve,"isPoint");function nr(e6){_=e6}c(nr,
"setModule");var _,as=class{static{c(this,"LookaheadIterator")}0=0;language;constructor(e6,t,r){fe(e6),this[0]=t,this.language=r}get currentTypeId(){return _._ts_lookahead_iterator_current_symbol(
this[0])}get currentType(){return this.language.types[this.currentTypeId]||"ERROR"}delete(){_._ts_lookahead_iterator_delete(this[0]),this[0]=0}reset(e6,t){return _.
_ts_lookahead_iterator_reset(this[0],e6[0],t)?(this.language=e6,true):false}resetState(e6){return!!_._ts_lookahead_iterator_reset_state(this[0],e6)}[Symbol.iterator](){
return{next:c(()=>_._ts_lookahead_iterator_next(this[0])?{done:false,value:this.currentType}:{done:true,value:""},"next")}}};function at(e6,t,r,n){let s=r-t,o=e6.
textCallback(t,n);if(o){for(t+=o.length;t<r;){let a=e6.textCallback(t,n);if(a&&a.length>0)t+=a.length,o+=a;else break}t>r&&(o=o.slice(0,s))}return o??""}c(at,"g\
etText");var is=class st{static{c(this,"Tree")}0=0;textCallback;language;constructor(t,r,n,s){fe(t),this[0]=r,this.language=n,this.textCallback=s}copy(){let t=_.
_ts_tree_copy(this[0]);return new st(oe,t,this.language,this.textCallback)}delete(){_._ts_tree_delete(this[0]),this[0]=0}get rootNode(){return _._ts_tree_root_node_wasm(
this[0]),N(this)}rootNodeWithOffset(t,r){let n=b+V;return _.setValue(n,t,"i32"),q(n+w,r),_._ts_tree_root_node_with_offset_wasm(this[0]),N(this)}edit(t){ar(t),_.
_ts_tree_edit_wasm(this[0])}walk(){return this.rootNode.walk()}getChangedRanges(t){if(!(t instanceof st))throw new TypeError("Argument must be a Tree");_._ts_tree_get_changed_ranges_wasm(
this[0],t[0]);let r=_.getValue(b,"i32"),n=_.getValue(b+w,"i32"),s=new Array(r);if(r>0){let o=n;for(let a=0;a<r;a++)s[a]=He(o),o+=Se;_._free(n)}return s}getIncludedRanges(){
_._ts_tree_included_ranges_wasm(this[0]);let t=_.getValue(b,"i32"),r=_.getValue(b+w,"i32"),n=new Array(t);if(t>0){let s=r;for(let o=0;o<t;o++)n[o]=He(s),s+=Se;_.
_free(r)}return n}},_s=class sr{static{c(this,"TreeCursor")}0=0;1=0;2=0;3=0;tree;constructor(t,r){fe(t),this.tree=r,B(this)}copy(){let t=new sr(oe,this.tree);return _.
_ts_tree_cursor_copy_wasm(this.tree[0]),B(t),t}delete(){I(this),_._ts_tree_cursor_delete_wasm(this.tree[0]),this[0]=this[1]=this[2]=0}get currentNode(){return I(
this),_._ts_tree_cursor_current_node_wasm(this.tree[0]),N(this.tree)}get currentFieldId(){return I(this),_._ts_tree_cursor_current_field_id_wasm(this.tree[0])}get currentFieldName(){
return this.tree.language.fields[this.currentFieldId]}get currentDepth(){return I(this),_._ts_tree_cursor_current_depth_wasm(this.tree[0])}get currentDescendantIndex(){
return I(this),_._ts_tree_cursor_current_descendant_index_wasm(this.tree[0])}get nodeType(){return this.tree.language.types[this.nodeTypeId]||"ERROR"}get nodeTypeId(){
return I(this),_._ts_tree_cursor_current_node_type_id_wasm(this.tree[0])}get nodeStateId(){return I(this),_._ts_tree_cursor_current_node_state_id_wasm(this.tree[0])}get nodeId(){
return I(this),_._ts_tree_cursor_current_node_id_wasm(this.tree[0])}get nodeIsNamed(){return I(this),_._ts_tree_cursor_current_node_is_named_wasm(this.tree[0])===
1}get nodeIsMissing(){return I(this),_._ts_tree_cursor_current_node_is_missing_wasm(this.tree[0])===1}get nodeText(){I(this);let t=_._ts_tree_cursor_start_index_wasm(
this.tree[0]),r=_._ts_tree_cursor_end_index_wasm(this.tree[0]);_._ts_tree_cursor_start_position_wasm(this.tree[0]);let n=le(b);return at(this.tree,t,r,n)}get startPosition(){
return I(this),_._ts_tree_cursor_start_position_wasm(this.tree[0]),le(b)}get endPosition(){return I(this),_._ts_tree_cursor_end_position_wasm(this.tree[0]),le(b)}get startIndex(){
return I(this),_._ts_tree_cursor_start_index_wasm(this.tree[0])}get endIndex(){return I(this),_._ts_tree_cursor_end_index_wasm(this.tree[0])}gotoFirstChild(){I(
this);let t=_._ts_tree_cursor_goto_first_child_wasm(this.tree[0]);return B(this),t===1}gotoLastChild(){I(this);let t=_._ts_tree_cursor_goto_last_child_wasm(this.
tree[0]);return B(this),t===1}gotoParent(){I(this);let t=_._ts_tree_cursor_goto_parent_wasm(this.tree[0]);return B(this),t===1}gotoNextSibling(){I(this);let t=_.
_ts_tree_cursor_goto_next_sibling_wasm(this.tree[0]);return B(this),t===1}gotoPreviousSibling(){I(this);let t=_._ts_tree_cursor_goto_previous_sibling_wasm(this.
tree[0]);return B(this),t===1}gotoDescendant(t){I(this),_._ts_tree_cursor_goto_descendant_wasm(this.tree[0],t),B(this)}gotoFirstChildForIndex(t){I(this),_.setValue(
b+tt,t,"i32");let r=_._ts_tree_cursor_goto_first_child_for_index_wasm(this.tree[0]);return B(this),r===1}gotoFirstChildForPosition(t){I(this),q(b+tt,t);let r=_.
_ts_tree_cursor_goto_first_child_for_position_wasm(this.tree[0]);return B(this),r===1}reset(t){M(t),I(this,b+V),_._ts_tree_cursor_reset_wasm(this.tree[0]),B(this)}resetTo(t){
I(this,b),I(t,b+tt),_._ts_tree_cursor_reset_to_wasm(this.tree[0],t.tree[0]),B(this)}},it=class{static{c(this,"Node")}0=0;_children;_namedChildren;constructor(e6,{
id:t,tree:r,startIndex:n,startPosition:s,other:o}){fe(e6),this[0]=o,this.id=t,this.tree=r,this.startIndex=n,this.startPosition=s}id;startIndex;startPosition;tree;get typeId(){
return M(this),_._ts_node_symbol_wasm(this.tree[0])}get grammarId(){return M(this),_._ts_node_grammar_symbol_wasm(this.tree[0])}get type(){return this.tree.language.
types[this.typeId]||"ERROR"}get grammarType(){return this.tree.language.types[this.grammarId]||"ERROR"}get isNamed(){return M(this),_._ts_node_is_named_wasm(this.
tree[0])===1}get isExtra(){return M(this),_._ts_node_is_extra_wasm(this.tree[0])===1}get isError(){return M(this),_._ts_node_is_error_wasm(this.tree[0])===1}get isMissing(){
return M(this),_._ts_node_is_missing_wasm(this.tree[0])===1}get hasChanges(){return M(this),_._ts_node_has_changes_wasm(this.tree[0])===1}get hasError(){return M(
this),_._ts_node_has_error_wasm(this.tree[0])===1}get endIndex(){return M(this),_._ts_node_end_index_wasm(this.tree[0])}get endPosition(){return M(this),_._ts_node_end_point_wasm(
this.tree[0]),le(b)}get text(){return at(this.tree,this.startIndex,this.endIndex,this.startPosition)}get parseState(){return M(this),_._ts_node_parse_state_wasm(
this.tree[0])}get nextParseState(){return M(this),_._ts_node_next_parse_state_wasm(this.tree[0])}equals(e6){return this.tree===e6.tree&&this.id===e6.id}child(e6){
return M(this),_._ts_node_child_wasm(this.tree[0],e6),N(this.tree)}namedChild(e6){return M(this),_._ts_node_named_child_wasm(this.tree[0],e6),N(this.tree)}childForFieldId(e6){
return M(this),_._ts_node_child_by_field_id_wasm(this.tree[0],e6),N(this.tree)}childForFieldName(e6){let t=this.tree.language.fields.indexOf(e6);return t!==-1?this.
childForFieldId(t):null}fieldNameForChild(e6){M(this);let t=_._ts_node_field_name_for_child_wasm(this.tree[0],e6);return t?_.AsciiToString(t):null}fieldNameForNamedChild(e6){
M(this);let t=_._ts_node_field_name_for_named_child_wasm(this.tree[0],e6);return t?_.AsciiToString(t):null}childrenForFieldName(e6){let t=this.tree.language.fields.
indexOf(e6);return t!==-1&&t!==0?this.childrenForFieldId(t):[]}childrenForFieldId(e6){M(this),_._ts_node_children_by_field_id_wasm(this.tree[0],e6);let t=_.getValue(
b,"i32"),r=_.getValue(b+w,"i32"),n=new Array(t);if(t>0){let s=r;for(let o=0;o<t;o++)n[o]=N(this.tree,s),s+=V;_._free(r)}return n}firstChildForIndex(e6){M(this);
let t=b+V;return _.setValue(t,e6,"i32"),_._ts_node_first_child_for_byte_wasm(this.tree[0]),N(this.tree)}firstNamedChildForIndex(e6){M(this);let t=b+V;return _.setValue(
t,e6,"i32"),_._ts_node_first_named_child_for_byte_wasm(this.tree[0]),N(this.tree)}get childCount(){return M(this),_._ts_node_child_count_wasm(this.tree[0])}get namedChildCount(){
return M(this),_._ts_node_named_child_count_wasm(this.tree[0])}get firstChild(){return this.child(0)}get firstNamedChild(){return this.namedChild(0)}get lastChild(){
return this.child(this.childCount-1)}get lastNamedChild(){return this.namedChild(this.namedChildCount-1)}get children(){if(!this._children){M(this),_._ts_node_children_wasm(
this.tree[0]);let e6=_.getValue(b,"i32"),t=_.getValue(b+w,"i32");if(this._children=new Array(e6),e6>0){let r=t;for(let n=0;n<e6;n++)this._children[n]=N(this.tree,
r),r+=V;_._free(t)}}return this._children}get namedChildren(){if(!this._namedChildren){M(this),_._ts_node_named_children_wasm(this.tree[0]);let e6=_.getValue(b,
"i32"),t=_.getValue(b+w,"i32");if(this._namedChildren=new Array(e6),e6>0){let r=t;for(let n=0;n<e6;n++)this._namedChildren[n]=N(this.tree,r),r+=V;_._free(t)}}return this.
_namedChildren}descendantsOfType(e6,t=U,r=U){Array.isArray(e6)||(e6=[e6]);let n=[],s=this.tree.language.types;for(let u of e6)u=="ERROR"&&n.push(65535);for(let u=0,
m=s.length;u<m;u++)e6.includes(s[u])&&n.push(u);let o=_._malloc(w*n.length);for(let u=0,m=n.length;u<m;u++)_.setValue(o+u*w,n[u],"i32");M(this),_._ts_node_descendants_of_type_wasm(
this.tree[0],o,n.length,t.row,t.column,r.row,r.column);let a=_.getValue(b,"i32"),d=_.getValue(b+w,"i32"),l=new Array(a);if(a>0){let u=d;for(let m=0;m<a;m++)l[m]=
N(this.tree,u),u+=V}return _._free(d),_._free(o),l}get nextSibling(){return M(this),_._ts_node_next_sibling_wasm(this.tree[0]),N(this.tree)}get previousSibling(){
return M(this),_._ts_node_prev_sibling_wasm(this.tree[0]),N(this.tree)}get nextNamedSibling(){return M(this),_._ts_node_next_named_sibling_wasm(this.tree[0]),N(
this.tree)}get previousNamedSibling(){return M(this),_._ts_node_prev_named_sibling_wasm(this.tree[0]),N(this.tree)}get descendantCount(){return M(this),_._ts_node_descendant_count_wasm(
this.tree[0])}get parent(){return M(this),_._ts_node_parent_wasm(this.tree[0]),N(this.tree)}childWithDescendant(e6){return M(this),M(e6,1),_._ts_node_child_with_descendant_wasm(
this.tree[0]),N(this.tree)}descendantForIndex(e6,t=e6){if(typeof e6!="number"||typeof t!="number")throw new Error("Arguments must be numbers");M(this);let r=b+V;
return _.setValue(r,e6,"i32"),_.setValue(r+w,t,"i32"),_._ts_node_descendant_for_index_wasm(this.tree[0]),N(this.tree)}namedDescendantForIndex(e6,t=e6){if(typeof e6!=
"number"||typeof t!="number")throw new Error("Arguments must be numbers");M(this);let r=b+V;return _.setValue(r,e6,"i32"),_.setValue(r+w,t,"i32"),_._ts_node_named_descendant_for_index_wasm(
this.tree[0]),N(this.tree)}descendantForPosition(e6,t=e6){if(!ve(e6)||!ve(t))throw new Error("Arguments must be {row, column} objects");M(this);let r=b+V;return q(
r,e6),q(r+J,t),_._ts_node_descendant_for_position_wasm(this.tree[0]),N(this.tree)}namedDescendantForPosition(e6,t=e6){if(!ve(e6)||!ve(t))throw new Error("Argume\
nts must be {row, column} objects");M(this);let r=b+V;return q(r,e6),q(r+J,t),_._ts_node_named_descendant_for_position_wasm(this.tree[0]),N(this.tree)}walk(){return M(
this),_._ts_tree_cursor_new_wasm(this.tree[0]),new _s(oe,this.tree)}edit(e6){if(this.startIndex>=e6.oldEndIndex){this.startIndex=e6.newEndIndex+(this.startIndex-
e6.oldEndIndex);let t,r;this.startPosition.row>e6.oldEndPosition.row?(t=this.startPosition.row-e6.oldEndPosition.row,r=this.startPosition.column):(t=0,r=this.startPosition.
column,this.startPosition.column>=e6.oldEndPosition.column&&(r=this.startPosition.column-e6.oldEndPosition.column)),t>0?(this.startPosition.row+=t,this.startPosition.
column=r):this.startPosition.column+=r}else this.startIndex>e6.startIndex&&(this.startIndex=e6.newEndIndex,this.startPosition.row=e6.newEndPosition.row,this.startPosition.
column=e6.newEndPosition.column)}toString(){M(this);let e6=_._ts_node_to_string_wasm(this.tree[0]),t=_.AsciiToString(e6);return _._free(e6),t}};function ot(e6,t,r,n,s){
for(let o=0,a=s.length;o<a;o++){let d=_.getValue(r,"i32");r+=w;let l=N(t,r);r+=V,s[o]={patternIndex:n,name:e6.captureNames[d],node:l}}return r}c(ot,"unmarshalCa\
ptures");function M(e6,t=0){let r=b+t*V;_.setValue(r,e6.id,"i32"),r+=w,_.setValue(r,e6.startIndex,"i32"),r+=w,_.setValue(r,e6.startPosition.row,"i32"),r+=w,_.setValue(
r,e6.startPosition.column,"i32"),r+=w,_.setValue(r,e6[0],"i32")}c(M,"marshalNode");function N(e6,t=b){let r=_.getValue(t,"i32");if(t+=w,r===0)return null;let n=_.
getValue(t,"i32");t+=w;let s=_.getValue(t,"i32");t+=w;let o=_.getValue(t,"i32");t+=w;let a=_.getValue(t,"i32");return new it(oe,{id:r,tree:e6,startIndex:n,startPosition:{
row:s,column:o},other:a})}c(N,"unmarshalNode");function I(e6,t=b){_.setValue(t+0*w,e6[0],"i32"),_.setValue(t+1*w,e6[1],"i32"),_.setValue(t+2*w,e6[2],"i32"),_.setValue(
t+3*w,e6[3],"i32")}c(I,"marshalTreeCursor");function B(e6){e6[0]=_.getValue(b+0*w,"i32"),e6[1]=_.getValue(b+1*w,"i32"),e6[2]=_.getValue(b+2*w,"i32"),e6[3]=_.getValue(
b+3*w,"i32")}c(B,"unmarshalTreeCursor");function q(e6,t){_.setValue(e6,t.row,"i32"),_.setValue(e6+w,t.column,"i32")}c(q,"marshalPoint");function le(e6){return{row:_.
getValue(e6,"i32")>>>0,column:_.getValue(e6+w,"i32")>>>0}}c(le,"unmarshalPoint");function or(e6,t){q(e6,t.startPosition),e6+=J,q(e6,t.endPosition),e6+=J,_.setValue(
e6,t.startIndex,"i32"),e6+=w,_.setValue(e6,t.endIndex,"i32"),e6+=w}c(or,"marshalRange");function He(e6){let t={};return t.startPosition=le(e6),e6+=J,t.endPosition=
le(e6),e6+=J,t.startIndex=_.getValue(e6,"i32")>>>0,e6+=w,t.endIndex=_.getValue(e6,"i32")>>>0,t}c(He,"unmarshalRange");function ar(e6,t=b){q(t,e6.startPosition),
t+=J,q(t,e6.oldEndPosition),t+=J,q(t,e6.newEndPosition),t+=J,_.setValue(t,e6.startIndex,"i32"),t+=w,_.setValue(t,e6.oldEndIndex,"i32"),t+=w,_.setValue(t,e6.newEndIndex,
"i32"),t+=w}c(ar,"marshalEdit");function ir(e6){let t=_.getValue(e6,"i32"),r=_.getValue(e6+=w,"i32"),n=_.getValue(e6+=w,"i32");return{major_version:t,minor_version:r,
patch_version:n}}c(ir,"unmarshalLanguageMetadata");var ds=/^tree_sitter_\w+$/,Me=class _r{static{c(this,"Language")}0=0;types;fields;constructor(t,r){fe(t),this[0]=
r,this.types=new Array(_._ts_language_symbol_count(this[0]));for(let n=0,s=this.types.length;n<s;n++)_._ts_language_symbol_type(this[0],n)<2&&(this.types[n]=_.UTF8ToString(
_._ts_language_symbol_name(this[0],n)));this.fields=new Array(_._ts_language_field_count(this[0])+1);for(let n=0,s=this.fields.length;n<s;n++){let o=_._ts_language_field_name_for_id(
this[0],n);o!==0?this.fields[n]=_.UTF8ToString(o):this.fields[n]=null}}get name(){let t=_._ts_language_name(this[0]);return t===0?null:_.UTF8ToString(t)}get abiVersion(){
return _._ts_language_abi_version(this[0])}get metadata(){return _._ts_language_metadata_wasm(this[0]),_.getValue(b,"i32")===0?null:ir(b+w)}get fieldCount(){return this.
fields.length-1}get stateCount(){return _._ts_language_state_count(this[0])}fieldIdForName(t){let r=this.fields.indexOf(t);return r!==-1?r:null}fieldNameForId(t){
return this.fields[t]??null}idForNodeType(t,r){let n=_.lengthBytesUTF8(t),s=_._malloc(n+1);_.stringToUTF8(t,s,n+1);let o=_._ts_language_symbol_for_name(this[0],
s,n,r?1:0);return _._free(s),o||null}get nodeTypeCount(){return _._ts_language_symbol_count(this[0])}nodeTypeForId(t){let r=_._ts_language_symbol_name(this[0],t);
return r?_.UTF8ToString(r):null}nodeTypeIsNamed(t){return!!_._ts_language_type_is_named_wasm(this[0],t)}nodeTypeIsVisible(t){return!!_._ts_language_type_is_visible_wasm(
this[0],t)}get supertypes(){_._ts_language_supertypes_wasm(this[0]);let t=_.getValue(b,"i32"),r=_.getValue(b+w,"i32"),n=new Array(t);if(t>0){let s=r;for(let o=0;o<
t;o++)n[o]=_.getValue(s,"i16"),s+=tr}return n}subtypes(t){_._ts_language_subtypes_wasm(this[0],t);let r=_.getValue(b,"i32"),n=_.getValue(b+w,"i32"),s=new Array(
r);if(r>0){let o=n;for(let a=0;a<r;a++)s[a]=_.getValue(o,"i16"),o+=tr}return s}nextState(t,r){return _._ts_language_next_state(this[0],t,r)}lookaheadIterator(t){
let r=_._ts_lookahead_iterator_new(this[0],t);return r?new as(oe,r,this):null}static async load(t){let r;if(t instanceof Uint8Array)r=t;else if(globalThis.process?.
versions.node)r=await(await import("fs/promises")).readFile(t);else{let d=await fetch(t);if(!d.ok){let u=await d.text();throw new Error(`Language.load failed wi\
th status ${d.status}.

${u}`)}let l=d.clone();try{r=await WebAssembly.compileStreaming(d)}catch(u){console.error("wasm streaming compile failed:",u),console.error("falling back to Arr\
ayBuffer instantiation"),r=new Uint8Array(await l.arrayBuffer())}}let n=await _.loadWebAssemblyModule(r,{loadAsync:true}),s=Object.keys(n),o=s.find(d=>ds.test(d)&&
!d.includes("external_scanner_"));if(!o)throw console.log(`Couldn't find language function in Wasm file. Symbols:
${JSON.stringify(s,null,2)}`),new Error("Language.load failed: no language function found in Wasm file");let a=n[o]();return new _r(oe,a)}};async function dr(moduleArg={}){
var moduleRtn,Module=moduleArg,ENVIRONMENT_IS_WEB=typeof window=="object",ENVIRONMENT_IS_WORKER=typeof WorkerGlobalScope<"u",ENVIRONMENT_IS_NODE=typeof process==
"object"&&process.versions?.node&&process.type!="renderer";if(ENVIRONMENT_IS_NODE){let{createRequire:e6}=await import("module");var require=e6(import.meta.url)}
Module.currentQueryProgressCallback=null,Module.currentProgressCallback=null,Module.currentLogCallback=null,Module.currentParseCallback=null;var arguments_=[],thisProgram="\
./this.program",quit_=c((e6,t)=>{throw t},"quit_"),_scriptName=import.meta.url,scriptDirectory="";function locateFile(e6){return Module.locateFile?Module.locateFile(
e6,scriptDirectory):scriptDirectory+e6}c(locateFile,"locateFile");var readAsync,readBinary;if(ENVIRONMENT_IS_NODE){var fs=require("fs");_scriptName.startsWith("\
file:")&&(scriptDirectory=require("path").dirname(require("url").fileURLToPath(_scriptName))+"/"),readBinary=c(e6=>{e6=isFileURI(e6)?new URL(e6):e6;var t=fs.readFileSync(
e6);return t},"readBinary"),readAsync=c(async(e6,t=true)=>{e6=isFileURI(e6)?new URL(e6):e6;var r=fs.readFileSync(e6,t?void 0:"utf8");return r},"readAsync"),process.
argv.length>1&&(thisProgram=process.argv[1].replace(/\\/g,"/")),arguments_=process.argv.slice(2),quit_=c((e6,t)=>{throw process.exitCode=e6,t},"quit_")}else if(ENVIRONMENT_IS_WEB||
ENVIRONMENT_IS_WORKER){try{scriptDirectory=new URL(".",_scriptName).href}catch{}ENVIRONMENT_IS_WORKER&&(readBinary=c(e6=>{var t=new XMLHttpRequest;return t.open(
"GET",e6,false),t.responseType="arraybuffer",t.send(null),new Uint8Array(t.response)},"readBinary")),readAsync=c(async e6=>{if(isFileURI(e6))return new Promise(
(r,n)=>{var s=new XMLHttpRequest;s.open("GET",e6,true),s.responseType="arraybuffer",s.onload=()=>{if(s.status==200||s.status==0&&s.response){r(s.response);return}
n(s.status)},s.onerror=n,s.send(null)});var t=await fetch(e6,{credentials:"same-origin"});if(t.ok)return t.arrayBuffer();throw new Error(t.status+" : "+t.url)},
"readAsync")}var out=console.log.bind(console),err=console.error.bind(console),dynamicLibraries=[],wasmBinary,ABORT=false,EXITSTATUS,isFileURI=c(e6=>e6.startsWith(
"file://"),"isFileURI"),readyPromiseResolve,readyPromiseReject,wasmMemory,HEAP8,HEAPU8,HEAP16,HEAPU16,HEAP32,HEAPU32,HEAPF32,HEAPF64,HEAP64,HEAPU64,HEAP_DATA_VIEW,
runtimeInitialized=false;function updateMemoryViews(){var e6=wasmMemory.buffer;Module.HEAP8=HEAP8=new Int8Array(e6),Module.HEAP16=HEAP16=new Int16Array(e6),Module.
HEAPU8=HEAPU8=new Uint8Array(e6),Module.HEAPU16=HEAPU16=new Uint16Array(e6),Module.HEAP32=HEAP32=new Int32Array(e6),Module.HEAPU32=HEAPU32=new Uint32Array(e6),Module.
HEAPF32=HEAPF32=new Float32Array(e6),Module.HEAPF64=HEAPF64=new Float64Array(e6),Module.HEAP64=HEAP64=new BigInt64Array(e6),Module.HEAPU64=HEAPU64=new BigUint64Array(
e6),Module.HEAP_DATA_VIEW=HEAP_DATA_VIEW=new DataView(e6),LE_HEAP_UPDATE()}c(updateMemoryViews,"updateMemoryViews");function initMemory(){if(Module.wasmMemory)wasmMemory=
Module.wasmMemory;else{var e6=Module.INITIAL_MEMORY||33554432;wasmMemory=new WebAssembly.Memory({initial:e6/65536,maximum:32768})}updateMemoryViews()}c(initMemory,
"initMemory");var __RELOC_FUNCS__=[];function preRun(){if(Module.preRun)for(typeof Module.preRun=="function"&&(Module.preRun=[Module.preRun]);Module.preRun.length;)
addOnPreRun(Module.preRun.shift());callRuntimeCallbacks(onPreRuns)}c(preRun,"preRun");function initRuntime(){runtimeInitialized=true,callRuntimeCallbacks(__RELOC_FUNCS__),
wasmExports.__wasm_call_ctors(),callRuntimeCallbacks(onPostCtors)}c(initRuntime,"initRuntime");function preMain(){}c(preMain,"preMain");function postRun(){if(Module.
postRun)for(typeof Module.postRun=="function"&&(Module.postRun=[Module.postRun]);Module.postRun.length;)addOnPostRun(Module.postRun.shift());callRuntimeCallbacks(
onPostRuns)}c(postRun,"postRun");function abort(e6){Module.onAbort?.(e6),e6="Aborted("+e6+")",err(e6),ABORT=true,e6+=". Build with -sASSERTIONS for more info.";
var t=new WebAssembly.RuntimeError(e6);throw readyPromiseReject?.(t),t}c(abort,"abort");var wasmBinaryFile;function findWasmBinary(){return Module.locateFile?locateFile(
"web-tree-sitter.wasm"):new URL("web-tree-sitter.wasm",import.meta.url).href}c(findWasmBinary,"findWasmBinary");function getBinarySync(e6){if(e6==wasmBinaryFile&&
wasmBinary)return new Uint8Array(wasmBinary);if(readBinary)return readBinary(e6);throw"both async and sync fetching of the wasm failed"}c(getBinarySync,"getBina\
rySync");async function getWasmBinary(e6){if(!wasmBinary)try{var t=await readAsync(e6);return new Uint8Array(t)}catch{}return getBinarySync(e6)}c(getWasmBinary,
"getWasmBinary");async function instantiateArrayBuffer(e6,t){try{var r=await getWasmBinary(e6),n=await WebAssembly.instantiate(r,t);return n}catch(s){err(`faile\
d to asynchronously prepare wasm: ${s}`),abort(s)}}c(instantiateArrayBuffer,"instantiateArrayBuffer");async function instantiateAsync(e6,t,r){if(!e6&&!isFileURI(
t)&&!ENVIRONMENT_IS_NODE)try{var n=fetch(t,{credentials:"same-origin"}),s=await WebAssembly.instantiateStreaming(n,r);return s}catch(o){err(`wasm streaming comp\
ile failed: ${o}`),err("falling back to ArrayBuffer instantiation")}return instantiateArrayBuffer(t,r)}c(instantiateAsync,"instantiateAsync");function getWasmImports(){
return{env:wasmImports,wasi_snapshot_preview1:wasmImports,"GOT.mem":new Proxy(wasmImports,GOTHandler),"GOT.func":new Proxy(wasmImports,GOTHandler)}}c(getWasmImports,
"getWasmImports");async function createWasm(){function e6(o,a){wasmExports=o.exports,wasmExports=relocateExports(wasmExports,1024);var d=getDylinkMetadata(a);return d.
neededDynlibs&&(dynamicLibraries=d.neededDynlibs.concat(dynamicLibraries)),mergeLibSymbols(wasmExports,"main"),LDSO.init(),loadDylibs(),__RELOC_FUNCS__.push(wasmExports.
__wasm_apply_data_relocs),assignWasmExports(wasmExports),wasmExports}c(e6,"receiveInstance");function t(o){return e6(o.instance,o.module)}c(t,"receiveInstantiat\
ionResult");var r=getWasmImports();if(Module.instantiateWasm)return new Promise((o,a)=>{Module.instantiateWasm(r,(d,l)=>{o(e6(d,l))})});wasmBinaryFile??=findWasmBinary();
var n=await instantiateAsync(wasmBinary,wasmBinaryFile,r),s=t(n);return s}c(createWasm,"createWasm");class ExitStatus{static{c(this,"ExitStatus")}name="ExitStat\
us";constructor(t){this.message=`Program terminated with exit(${t})`,this.status=t}}var GOT={},currentModuleWeakSymbols=new Set([]),GOTHandler={get(e6,t){var r=GOT[t];
return r||(r=GOT[t]=new WebAssembly.Global({value:"i32",mutable:true})),currentModuleWeakSymbols.has(t)||(r.required=true),r}},LE_ATOMICS_NATIVE_BYTE_ORDER=[],LE_HEAP_LOAD_F32=c(
e6=>HEAP_DATA_VIEW.getFloat32(e6,true),"LE_HEAP_LOAD_F32"),LE_HEAP_LOAD_F64=c(e6=>HEAP_DATA_VIEW.getFloat64(e6,true),"LE_HEAP_LOAD_F64"),LE_HEAP_LOAD_I16=c(e6=>HEAP_DATA_VIEW.
getInt16(e6,true),"LE_HEAP_LOAD_I16"),LE_HEAP_LOAD_I32=c(e6=>HEAP_DATA_VIEW.getInt32(e6,true),"LE_HEAP_LOAD_I32"),LE_HEAP_LOAD_I64=c(e6=>HEAP_DATA_VIEW.getBigInt64(
e6,true),"LE_HEAP_LOAD_I64"),LE_HEAP_LOAD_U32=c(e6=>HEAP_DATA_VIEW.getUint32(e6,true),"LE_HEAP_LOAD_U32"),LE_HEAP_STORE_F32=c((e6,t)=>HEAP_DATA_VIEW.setFloat32(
e6,t,true),"LE_HEAP_STORE_F32"),LE_HEAP_STORE_F64=c((e6,t)=>HEAP_DATA_VIEW.setFloat64(e6,t,true),"LE_HEAP_STORE_F64"),LE_HEAP_STORE_I16=c((e6,t)=>HEAP_DATA_VIEW.
setInt16(e6,t,true),"LE_HEAP_STORE_I16"),LE_HEAP_STORE_I32=c((e6,t)=>HEAP_DATA_VIEW.setInt32(e6,t,true),"LE_HEAP_STORE_I32"),LE_HEAP_STORE_I64=c((e6,t)=>HEAP_DATA_VIEW.
setBigInt64(e6,t,true),"LE_HEAP_STORE_I64"),LE_HEAP_STORE_U32=c((e6,t)=>HEAP_DATA_VIEW.setUint32(e6,t,true),"LE_HEAP_STORE_U32"),callRuntimeCallbacks=c(e6=>{for(;e6.
length>0;)e6.shift()(Module)},"callRuntimeCallbacks"),onPostRuns=[],addOnPostRun=c(e6=>onPostRuns.push(e6),"addOnPostRun"),onPreRuns=[],addOnPreRun=c(e6=>onPreRuns.
push(e6),"addOnPreRun"),UTF8Decoder=typeof TextDecoder<"u"?new TextDecoder:void 0,findStringEnd=c((e6,t,r,n)=>{var s=t+r;if(n)return s;for(;e6[t]&&!(t>=s);)++t;
return t},"findStringEnd"),UTF8ArrayToString=c((e6,t=0,r,n)=>{var s=findStringEnd(e6,t,r,n);if(s-t>16&&e6.buffer&&UTF8Decoder)return UTF8Decoder.decode(e6.subarray(
t,s));for(var o="";t<s;){var a=e6[t++];if(!(a&128)){o+=String.fromCharCode(a);continue}var d=e6[t++]&63;if((a&224)==192){o+=String.fromCharCode((a&31)<<6|d);continue}
var l=e6[t++]&63;if((a&240)==224?a=(a&15)<<12|d<<6|l:a=(a&7)<<18|d<<12|l<<6|e6[t++]&63,a<65536)o+=String.fromCharCode(a);else{var u=a-65536;o+=String.fromCharCode(
55296|u>>10,56320|u&1023)}}return o},"UTF8ArrayToString"),getDylinkMetadata=c(e6=>{var t=0,r=0;function n(){return e6[t++]}c(n,"getU8");function s(){for(var Q=0,
de=1;;){var qt=e6[t++];if(Q+=(qt&127)*de,de*=128,!(qt&128))break}return Q}c(s,"getLEB");function o(){var Q=s();return t+=Q,UTF8ArrayToString(e6,t-Q,Q)}c(o,"getS\
tring");function a(){for(var Q=s(),de=[];Q--;)de.push(o());return de}c(a,"getStringList");function d(Q,de){if(Q)throw new Error(de)}if(c(d,"failIf"),e6 instanceof
WebAssembly.Module){var l=WebAssembly.Module.customSections(e6,"dylink.0");d(l.length===0,"need dylink section"),e6=new Uint8Array(l[0]),r=e6.length}else{var u=new Uint32Array(
new Uint8Array(e6.subarray(0,24)).buffer),m=u[0]==1836278016||u[0]==6386541;d(!m,"need to see wasm magic number"),d(e6[8]!==0,"need the dylink section to be fir\
st"),t=9;var p=s();r=t+p;var g=o();d(g!=="dylink.0")}for(var h={neededDynlibs:[],tlsExports:new Set,weakImports:new Set,runtimePaths:[]},E=1,A=2,y=3,P=4,v=5,S=256,
x=3,O=1;t<r;){var C=n(),F=s();if(C===E)h.memorySize=s(),h.memoryAlign=s(),h.tableSize=s(),h.tableAlign=s();else if(C===A)h.neededDynlibs=a();else if(C===y)for(var Z=s();Z--;){
var ee=o(),j=s();j&S&&h.tlsExports.add(ee)}else if(C===P)for(var Z=s();Z--;){var k_=o(),ee=o(),j=s();(j&x)==O&&h.weakImports.add(ee)}else C===v?h.runtimePaths=a():
t+=F}return h},"getDylinkMetadata");function getValue(e6,t="i8"){switch(t.endsWith("*")&&(t="*"),t){case"i1":return HEAP8[e6];case"i8":return HEAP8[e6];case"i16":
return LE_HEAP_LOAD_I16((e6>>1)*2);case"i32":return LE_HEAP_LOAD_I32((e6>>2)*4);case"i64":return LE_HEAP_LOAD_I64((e6>>3)*8);case"float":return LE_HEAP_LOAD_F32(
(e6>>2)*4);case"double":return LE_HEAP_LOAD_F64((e6>>3)*8);case"*":return LE_HEAP_LOAD_U32((e6>>2)*4);default:abort(`invalid type for getValue: ${t}`)}}c(getValue,
"getValue");var newDSO=c((e6,t,r)=>{var n={refcount:1/0,name:e6,exports:r,global:true};return LDSO.loadedLibsByName[e6]=n,t!=null&&(LDSO.loadedLibsByHandle[t]=n),
n},"newDSO"),LDSO={loadedLibsByName:{},loadedLibsByHandle:{},init(){newDSO("__main__",0,wasmImports)}},___heap_base=78240,alignMemory=c((e6,t)=>Math.ceil(e6/t)*
t,"alignMemory"),getMemory=c(e6=>{if(runtimeInitialized)return _calloc(e6,1);var t=___heap_base,r=t+alignMemory(e6,16);return ___heap_base=r,GOT.__heap_base.value=
r,t},"getMemory"),isInternalSym=c(e6=>["__cpp_exception","__c_longjmp","__wasm_apply_data_relocs","__dso_handle","__tls_size","__tls_align","__set_stack_limits",
"_emscripten_tls_init","__wasm_init_tls","__wasm_call_ctors","__start_em_asm","__stop_em_asm","__start_em_js","__stop_em_js"].includes(e6)||e6.startsWith("__em_\
js__"),"isInternalSym"),uleb128EncodeWithLen=c(e6=>{let t=e6.length;return[t%128|128,t>>7,...e6]},"uleb128EncodeWithLen"),wasmTypeCodes={i:127,p:127,j:126,f:125,
d:124,e:111},generateTypePack=c(e6=>uleb128EncodeWithLen(Array.from(e6,t=>{var r=wasmTypeCodes[t];return r})),"generateTypePack"),convertJsFunctionToWasm=c((e6,t)=>{
var r=Uint8Array.of(0,97,115,109,1,0,0,0,1,...uleb128EncodeWithLen([1,96,...generateTypePack(t.slice(1)),...generateTypePack(t[0]==="v"?"":t[0])]),2,7,1,1,101,1,
102,0,0,7,5,1,1,102,0,0),n=new WebAssembly.Module(r),s=new WebAssembly.Instance(n,{e:{f:e6}}),o=s.exports.f;return o},"convertJsFunctionToWasm"),wasmTableMirror=[],
wasmTable=new WebAssembly.Table({initial:31,element:"anyfunc"}),getWasmTableEntry=c(e6=>{var t=wasmTableMirror[e6];return t||(wasmTableMirror[e6]=t=wasmTable.get(
e6)),t},"getWasmTableEntry"),updateTableMap=c((e6,t)=>{if(functionsInTableMap)for(var r=e6;r<e6+t;r++){var n=getWasmTableEntry(r);n&&functionsInTableMap.set(n,r)}},
"updateTableMap"),functionsInTableMap,getFunctionAddress=c(e6=>(functionsInTableMap||(functionsInTableMap=new WeakMap,updateTableMap(0,wasmTable.length)),functionsInTableMap.
get(e6)||0),"getFunctionAddress"),freeTableIndexes=[],getEmptyTableSlot=c(()=>freeTableIndexes.length?freeTableIndexes.pop():wasmTable.grow(1),"getEmptyTableSlo\
t"),setWasmTableEntry=c((e6,t)=>{wasmTable.set(e6,t),wasmTableMirror[e6]=wasmTable.get(e6)},"setWasmTableEntry"),addFunction=c((e6,t)=>{var r=getFunctionAddress(
e6);if(r)return r;var n=getEmptyTableSlot();try{setWasmTableEntry(n,e6)}catch(o){if(!(o instanceof TypeError))throw o;var s=convertJsFunctionToWasm(e6,t);setWasmTableEntry(
n,s)}return functionsInTableMap.set(e6,n),n},"addFunction"),updateGOT=c((e6,t)=>{for(var r in e6)if(!isInternalSym(r)){var n=e6[r];GOT[r]||=new WebAssembly.Global(
{value:"i32",mutable:true}),(t||GOT[r].value==0)&&(typeof n=="function"?GOT[r].value=addFunction(n):typeof n=="number"?GOT[r].value=n:err(`unhandled export type\
 for '${r}': ${typeof n}`))}},"updateGOT"),relocateExports=c((e6,t,r)=>{var n={};for(var s in e6){var o=e6[s];typeof o=="object"&&(o=o.value),typeof o=="number"&&
(o+=t),n[s]=o}return updateGOT(n,r),n},"relocateExports"),isSymbolDefined=c(e6=>{var t=wasmImports[e6];return!(!t||t.stub)},"isSymbolDefined"),dynCall=c((e6,t,r=[],n=false)=>{
var s=getWasmTableEntry(t),o=s(...r);function a(d){return d}return c(a,"convert"),o},"dynCall"),stackSave=c(()=>_emscripten_stack_get_current(),"stackSave"),stackRestore=c(
e6=>__emscripten_stack_restore(e6),"stackRestore"),createInvokeFunction=c(e6=>(t,...r)=>{var n=stackSave();try{return dynCall(e6,t,r)}catch(s){if(stackRestore(n),
s!==s+0)throw s;if(_setThrew(1,0),e6[0]=="j")return 0n}},"createInvokeFunction"),resolveGlobalSymbol=c((e6,t=false)=>{var r;return isSymbolDefined(e6)?r=wasmImports[e6]:
e6.startsWith("invoke_")&&(r=wasmImports[e6]=createInvokeFunction(e6.split("_")[1])),{sym:r,name:e6}},"resolveGlobalSymbol"),onPostCtors=[],addOnPostCtor=c(e6=>onPostCtors.
push(e6),"addOnPostCtor"),UTF8ToString=c((e6,t,r)=>e6?UTF8ArrayToString(HEAPU8,e6,t,r):"","UTF8ToString"),loadWebAssemblyModule=c((binary,flags,libName,localScope,handle)=>{
var metadata=getDylinkMetadata(binary);function loadModule(){var memAlign=Math.pow(2,metadata.memoryAlign),memoryBase=metadata.memorySize?alignMemory(getMemory(
metadata.memorySize+memAlign),memAlign):0,tableBase=metadata.tableSize?wasmTable.length:0;handle&&(HEAP8[handle+8]=1,LE_HEAP_STORE_U32((handle+12>>2)*4,memoryBase),
LE_HEAP_STORE_I32((handle+16>>2)*4,metadata.memorySize),LE_HEAP_STORE_U32((handle+20>>2)*4,tableBase),LE_HEAP_STORE_I32((handle+24>>2)*4,metadata.tableSize)),metadata.
tableSize&&wasmTable.grow(metadata.tableSize);var moduleExports;function resolveSymbol(e6){var t=resolveGlobalSymbol(e6).sym;return!t&&localScope&&(t=localScope[e6]),
t||(t=moduleExports[e6]),t}c(resolveSymbol,"resolveSymbol");var proxyHandler={get(e6,t){switch(t){case"__memory_base":return memoryBase;case"__table_base":return tableBase}
if(t in wasmImports&&!wasmImports[t].stub){var r=wasmImports[t];return r}if(!(t in e6)){var n;e6[t]=(...s)=>(n||=resolveSymbol(t),n(...s))}return e6[t]}},proxy=new Proxy(
{},proxyHandler);currentModuleWeakSymbols=metadata.weakImports;var info={"GOT.mem":new Proxy({},GOTHandler),"GOT.func":new Proxy({},GOTHandler),env:proxy,wasi_snapshot_preview1:proxy};
function postInstantiation(module,instance){updateTableMap(tableBase,metadata.tableSize),moduleExports=relocateExports(instance.exports,memoryBase),flags.allowUndefined||
reportUndefinedSymbols();function addEmAsm(addr,body){for(var args=[],arity=0;arity<16&&body.indexOf("$"+arity)!=-1;arity++)args.push("$"+arity);args=args.join(
",");var func=`(${args}) => { ${body} };`;ASM_CONSTS[start]=eval(func)}if(c(addEmAsm,"addEmAsm"),"__start_em_asm"in moduleExports)for(var start=moduleExports.__start_em_asm,
stop=moduleExports.__stop_em_asm;start<stop;){var jsString=UTF8ToString(start);addEmAsm(start,jsString),start=HEAPU8.indexOf(0,start)+1}function addEmJs(name,cSig,body){
var jsArgs=[];if(cSig=cSig.slice(1,-1),cSig!="void"){cSig=cSig.split(",");for(var i in cSig){var jsArg=cSig[i].split(" ").pop();jsArgs.push(jsArg.replace("*",""))}}
var func=`(${jsArgs}) => ${body};`;moduleExports[name]=eval(func)}c(addEmJs,"addEmJs");for(var name in moduleExports)if(name.startsWith("__em_js__")){var start=moduleExports[name],
jsString=UTF8ToString(start),parts=jsString.split("<::>");addEmJs(name.replace("__em_js__",""),parts[0],parts[1]),delete moduleExports[name]}var applyRelocs=moduleExports.
__wasm_apply_data_relocs;applyRelocs&&(runtimeInitialized?applyRelocs():__RELOC_FUNCS__.push(applyRelocs));var init=moduleExports.__wasm_call_ctors;return init&&
(runtimeInitialized?init():addOnPostCtor(init)),moduleExports}if(c(postInstantiation,"postInstantiation"),flags.loadAsync)return(async()=>{var e6;return binary instanceof
WebAssembly.Module?e6=new WebAssembly.Instance(binary,info):{module:binary,instance:e6}=await WebAssembly.instantiate(binary,info),postInstantiation(binary,e6)})();
var module=binary instanceof WebAssembly.Module?binary:new WebAssembly.Module(binary),instance=new WebAssembly.Instance(module,info);return postInstantiation(module,
instance)}return c(loadModule,"loadModule"),flags={...flags,rpath:{parentLibPath:libName,paths:metadata.runtimePaths}},flags.loadAsync?metadata.neededDynlibs.reduce(
(e6,t)=>e6.then(()=>loadDynamicLibrary(t,flags,localScope)),Promise.resolve()).then(loadModule):(metadata.neededDynlibs.forEach(e6=>loadDynamicLibrary(e6,flags,
localScope)),loadModule())},"loadWebAssemblyModule"),mergeLibSymbols=c((e6,t)=>{for(var[r,n]of Object.entries(e6)){let s=c(a=>{isSymbolDefined(a)||(wasmImports[a]=
n)},"setImport");s(r);let o="__main_argc_argv";r=="main"&&s(o),r==o&&s("main")}},"mergeLibSymbols"),asyncLoad=c(async e6=>{var t=await readAsync(e6);return new Uint8Array(
t)},"asyncLoad");function loadDynamicLibrary(e6,t={global:true,nodelete:true},r,n){var s=LDSO.loadedLibsByName[e6];if(s)return t.global?s.global||(s.global=true,
mergeLibSymbols(s.exports,e6)):r&&Object.assign(r,s.exports),t.nodelete&&s.refcount!==1/0&&(s.refcount=1/0),s.refcount++,n&&(LDSO.loadedLibsByHandle[n]=s),t.loadAsync?
Promise.resolve(true):true;s=newDSO(e6,n,"loading"),s.refcount=t.nodelete?1/0:1,s.global=t.global;function o(){if(n){var l=LE_HEAP_LOAD_U32((n+28>>2)*4),u=LE_HEAP_LOAD_U32(
(n+32>>2)*4);if(l&&u){var m=HEAP8.slice(l,l+u);return t.loadAsync?Promise.resolve(m):m}}var p=locateFile(e6);if(t.loadAsync)return asyncLoad(p);if(!readBinary)throw new Error(
`${p}: file not found, and synchronous loading of external files is not available`);return readBinary(p)}c(o,"loadLibData");function a(){return t.loadAsync?o().
then(l=>loadWebAssemblyModule(l,t,e6,r,n)):loadWebAssemblyModule(o(),t,e6,r,n)}c(a,"getExports");function d(l){s.global?mergeLibSymbols(l,e6):r&&Object.assign(r,
l),s.exports=l}return c(d,"moduleLoaded"),t.loadAsync?a().then(l=>(d(l),true)):(d(a()),true)}c(loadDynamicLibrary,"loadDynamicLibrary");var reportUndefinedSymbols=c(
()=>{for(var[e6,t]of Object.entries(GOT))if(t.value==0){var r=resolveGlobalSymbol(e6,true).sym;if(!r&&!t.required)continue;if(typeof r=="function")t.value=addFunction(
r,r.sig);else if(typeof r=="number")t.value=r;else throw new Error(`bad export type for '${e6}': ${typeof r}`)}},"reportUndefinedSymbols"),runDependencies=0,dependenciesFulfilled=null,
removeRunDependency=c(e6=>{if(runDependencies--,Module.monitorRunDependencies?.(runDependencies),runDependencies==0&&dependenciesFulfilled){var t=dependenciesFulfilled;
dependenciesFulfilled=null,t()}},"removeRunDependency"),addRunDependency=c(e6=>{runDependencies++,Module.monitorRunDependencies?.(runDependencies)},"addRunDepen\
dency"),loadDylibs=c(async()=>{if(!dynamicLibraries.length){reportUndefinedSymbols();return}addRunDependency("loadDylibs");for(var e6 of dynamicLibraries)await loadDynamicLibrary(
e6,{loadAsync:true,global:true,nodelete:true,allowUndefined:true});reportUndefinedSymbols(),removeRunDependency("loadDylibs")},"loadDylibs"),noExitRuntime=true;
function setValue(e6,t,r="i8"){switch(r.endsWith("*")&&(r="*"),r){case"i1":HEAP8[e6]=t;break;case"i8":HEAP8[e6]=t;break;case"i16":LE_HEAP_STORE_I16((e6>>1)*2,t);
break;case"i32":LE_HEAP_STORE_I32((e6>>2)*4,t);break;case"i64":LE_HEAP_STORE_I64((e6>>3)*8,BigInt(t));break;case"float":LE_HEAP_STORE_F32((e6>>2)*4,t);break;case"\
double":LE_HEAP_STORE_F64((e6>>3)*8,t);break;case"*":LE_HEAP_STORE_U32((e6>>2)*4,t);break;default:abort(`invalid type for setValue: ${r}`)}}c(setValue,"setValue");
var ___memory_base=new WebAssembly.Global({value:"i32",mutable:false},1024),___stack_high=78240,___stack_low=12704,___stack_pointer=new WebAssembly.Global({value:"\
i32",mutable:true},78240),___table_base=new WebAssembly.Global({value:"i32",mutable:false},1),__abort_js=c(()=>abort(""),"__abort_js");__abort_js.sig="v";var getHeapMax=c(
()=>2147483648,"getHeapMax"),growMemory=c(e6=>{var t=wasmMemory.buffer.byteLength,r=(e6-t+65535)/65536|0;try{return wasmMemory.grow(r),updateMemoryViews(),1}catch{}},
"growMemory"),_emscripten_resize_heap=c(e6=>{var t=HEAPU8.length;e6>>>=0;var r=getHeapMax();if(e6>r)return false;for(var n=1;n<=4;n*=2){var s=t*(1+.2/n);s=Math.
min(s,e6+100663296);var o=Math.min(r,alignMemory(Math.max(e6,s),65536)),a=growMemory(o);if(a)return true}return false},"_emscripten_resize_heap");_emscripten_resize_heap.
sig="ip";var _fd_close=c(e6=>52,"_fd_close");_fd_close.sig="ii";var INT53_MAX=9007199254740992,INT53_MIN=-9007199254740992,bigintToI53Checked=c(e6=>e6<INT53_MIN||
e6>INT53_MAX?NaN:Number(e6),"bigintToI53Checked");function _fd_seek(e6,t,r,n){return t=bigintToI53Checked(t),70}c(_fd_seek,"_fd_seek"),_fd_seek.sig="iijip";var printCharBuffers=[
null,[],[]],printChar=c((e6,t)=>{var r=printCharBuffers[e6];t===0||t===10?((e6===1?out:err)(UTF8ArrayToString(r)),r.length=0):r.push(t)},"printChar"),_fd_write=c(
(e6,t,r,n)=>{for(var s=0,o=0;o<r;o++){var a=LE_HEAP_LOAD_U32((t>>2)*4),d=LE_HEAP_LOAD_U32((t+4>>2)*4);t+=8;for(var l=0;l<d;l++)printChar(e6,HEAPU8[a+l]);s+=d}return LE_HEAP_STORE_U32(
(n>>2)*4,s),0},"_fd_write");_fd_write.sig="iippp";function _tree_sitter_log_callback(e6,t){if(Module.currentLogCallback){let r=UTF8ToString(t);Module.currentLogCallback(
r,e6!==0)}}c(_tree_sitter_log_callback,"_tree_sitter_log_callback");function _tree_sitter_parse_callback(e6,t,r,n,s){let a=Module.currentParseCallback(t,{row:r,
column:n});typeof a=="string"?(setValue(s,a.length,"i32"),stringToUTF16(a,e6,10240)):setValue(s,0,"i32")}c(_tree_sitter_parse_callback,"_tree_sitter_parse_callb\
ack");function _tree_sitter_progress_callback(e6,t){return Module.currentProgressCallback?Module.currentProgressCallback({currentOffset:e6,hasError:t}):false}c(
_tree_sitter_progress_callback,"_tree_sitter_progress_callback");function _tree_sitter_query_progress_callback(e6){return Module.currentQueryProgressCallback?Module.
currentQueryProgressCallback({currentOffset:e6}):false}c(_tree_sitter_query_progress_callback,"_tree_sitter_query_progress_callback");var runtimeKeepaliveCounter=0,
keepRuntimeAlive=c(()=>noExitRuntime||runtimeKeepaliveCounter>0,"keepRuntimeAlive"),_proc_exit=c(e6=>{EXITSTATUS=e6,keepRuntimeAlive()||(Module.onExit?.(e6),ABORT=
true),quit_(e6,new ExitStatus(e6))},"_proc_exit");_proc_exit.sig="vi";var exitJS=c((e6,t)=>{EXITSTATUS=e6,_proc_exit(e6)},"exitJS"),handleException=c(e6=>{if(e6 instanceof
ExitStatus||e6=="unwind")return EXITSTATUS;quit_(1,e6)},"handleException"),lengthBytesUTF8=c(e6=>{for(var t=0,r=0;r<e6.length;++r){var n=e6.charCodeAt(r);n<=127?
t++:n<=2047?t+=2:n>=55296&&n<=57343?(t+=4,++r):t+=3}return t},"lengthBytesUTF8"),stringToUTF8Array=c((e6,t,r,n)=>{if(!(n>0))return 0;for(var s=r,o=r+n-1,a=0;a<e6.
length;++a){var d=e6.codePointAt(a);if(d<=127){if(r>=o)break;t[r++]=d}else if(d<=2047){if(r+1>=o)break;t[r++]=192|d>>6,t[r++]=128|d&63}else if(d<=65535){if(r+2>=
o)break;t[r++]=224|d>>12,t[r++]=128|d>>6&63,t[r++]=128|d&63}else{if(r+3>=o)break;t[r++]=240|d>>18,t[r++]=128|d>>12&63,t[r++]=128|d>>6&63,t[r++]=128|d&63,a++}}return t[r]=
0,r-s},"stringToUTF8Array"),stringToUTF8=c((e6,t,r)=>stringToUTF8Array(e6,HEAPU8,t,r),"stringToUTF8"),stackAlloc=c(e6=>__emscripten_stack_alloc(e6),"stackAlloc"),
stringToUTF8OnStack=c(e6=>{var t=lengthBytesUTF8(e6)+1,r=stackAlloc(t);return stringToUTF8(e6,r,t),r},"stringToUTF8OnStack"),AsciiToString=c(e6=>{for(var t="";;){
var r=HEAPU8[e6++];if(!r)return t;t+=String.fromCharCode(r)}},"AsciiToString"),stringToUTF16=c((e6,t,r)=>{if(r??=2147483647,r<2)return 0;r-=2;for(var n=t,s=r<e6.
length*2?r/2:e6.length,o=0;o<s;++o){var a=e6.charCodeAt(o);LE_HEAP_STORE_I16((t>>1)*2,a),t+=2}return LE_HEAP_STORE_I16((t>>1)*2,0),t-n},"stringToUTF16");LE_ATOMICS_NATIVE_BYTE_ORDER=
new Int8Array(new Int16Array([1]).buffer)[0]===1?[(e6=>e6),(e6=>e6),void 0,(e6=>e6)]:[(e6=>e6),(e6=>((e6&65280)<<8|(e6&255)<<24)>>16),void 0,(e6=>e6>>24&255|e6>>
8&65280|(e6&65280)<<8|(e6&255)<<24)];function LE_HEAP_UPDATE(){HEAPU16.unsigned=(e6=>e6&65535),HEAPU32.unsigned=(e6=>e6>>>0)}if(c(LE_HEAP_UPDATE,"LE_HEAP_UPDATE"),
initMemory(),Module.noExitRuntime&&(noExitRuntime=Module.noExitRuntime),Module.print&&(out=Module.print),Module.printErr&&(err=Module.printErr),Module.dynamicLibraries&&
(dynamicLibraries=Module.dynamicLibraries),Module.wasmBinary&&(wasmBinary=Module.wasmBinary),Module.arguments&&(arguments_=Module.arguments),Module.thisProgram&&
(thisProgram=Module.thisProgram),Module.preInit)for(typeof Module.preInit=="function"&&(Module.preInit=[Module.preInit]);Module.preInit.length>0;)Module.preInit.
shift()();Module.setValue=setValue,Module.getValue=getValue,Module.UTF8ToString=UTF8ToString,Module.stringToUTF8=stringToUTF8,Module.lengthBytesUTF8=lengthBytesUTF8,
Module.AsciiToString=AsciiToString,Module.stringToUTF16=stringToUTF16,Module.loadWebAssemblyModule=loadWebAssemblyModule,Module.LE_HEAP_STORE_I64=LE_HEAP_STORE_I64;
var ASM_CONSTS={},_malloc,_calloc,_realloc,_free,_ts_range_edit,_memcmp,_ts_language_symbol_count,_ts_language_state_count,_ts_language_abi_version,_ts_language_name,
_ts_language_field_count,_ts_language_next_state,_ts_language_symbol_name,_ts_language_symbol_for_name,_strncmp,_ts_language_symbol_type,_ts_language_field_name_for_id,
_ts_lookahead_iterator_new,_ts_lookahead_iterator_delete,_ts_lookahead_iterator_reset_state,_ts_lookahead_iterator_reset,_ts_lookahead_iterator_next,_ts_lookahead_iterator_current_symbol,
_ts_point_edit,_ts_parser_delete,_ts_parser_reset,_ts_parser_set_language,_ts_parser_set_included_ranges,_ts_query_new,_ts_query_delete,_iswspace,_iswalnum,_ts_query_pattern_count,
_ts_query_capture_count,_ts_query_string_count,_ts_query_capture_name_for_id,_ts_query_capture_quantifier_for_id,_ts_query_string_value_for_id,_ts_query_predicates_for_pattern,
_ts_query_start_byte_for_pattern,_ts_query_end_byte_for_pattern,_ts_query_is_pattern_rooted,_ts_query_is_pattern_non_local,_ts_query_is_pattern_guaranteed_at_step,
_ts_query_disable_capture,_ts_query_disable_pattern,_ts_tree_copy,_ts_tree_delete,_ts_init,_ts_parser_new_wasm,_ts_parser_enable_logger_wasm,_ts_parser_parse_wasm,
_ts_parser_included_ranges_wasm,_ts_language_type_is_named_wasm,_ts_language_type_is_visible_wasm,_ts_language_metadata_wasm,_ts_language_supertypes_wasm,_ts_language_subtypes_wasm,
_ts_tree_root_node_wasm,_ts_tree_root_node_with_offset_wasm,_ts_tree_edit_wasm,_ts_tree_included_ranges_wasm,_ts_tree_get_changed_ranges_wasm,_ts_tree_cursor_new_wasm,
_ts_tree_cursor_copy_wasm,_ts_tree_cursor_delete_wasm,_ts_tree_cursor_reset_wasm,_ts_tree_cursor_reset_to_wasm,_ts_tree_cursor_goto_first_child_wasm,_ts_tree_cursor_goto_last_child_wasm,
_ts_tree_cursor_goto_first_child_for_index_wasm,_ts_tree_cursor_goto_first_child_for_position_wasm,_ts_tree_cursor_goto_next_sibling_wasm,_ts_tree_cursor_goto_previous_sibling_wasm,
_ts_tree_cursor_goto_descendant_wasm,_ts_tree_cursor_goto_parent_wasm,_ts_tree_cursor_current_node_type_id_wasm,_ts_tree_cursor_current_node_state_id_wasm,_ts_tree_cursor_current_node_is_named_wasm,
_ts_tree_cursor_current_node_is_missing_wasm,_ts_tree_cursor_current_node_id_wasm,_ts_tree_cursor_start_position_wasm,_ts_tree_cursor_end_position_wasm,_ts_tree_cursor_start_index_wasm,
_ts_tree_cursor_end_index_wasm,_ts_tree_cursor_current_field_id_wasm,_ts_tree_cursor_current_depth_wasm,_ts_tree_cursor_current_descendant_index_wasm,_ts_tree_cursor_current_node_wasm,
_ts_node_symbol_wasm,_ts_node_field_name_for_child_wasm,_ts_node_field_name_for_named_child_wasm,_ts_node_children_by_field_id_wasm,_ts_node_first_child_for_byte_wasm,
_ts_node_first_named_child_for_byte_wasm,_ts_node_grammar_symbol_wasm,_ts_node_child_count_wasm,_ts_node_named_child_count_wasm,_ts_node_child_wasm,_ts_node_named_child_wasm,
_ts_node_child_by_field_id_wasm,_ts_node_next_sibling_wasm,_ts_node_prev_sibling_wasm,_ts_node_next_named_sibling_wasm,_ts_node_prev_named_sibling_wasm,_ts_node_descendant_count_wasm,
_ts_node_parent_wasm,_ts_node_child_with_descendant_wasm,_ts_node_descendant_for_index_wasm,_ts_node_named_descendant_for_index_wasm,_ts_node_descendant_for_position_wasm,
_ts_node_named_descendant_for_position_wasm,_ts_node_start_point_wasm,_ts_node_end_point_wasm,_ts_node_start_index_wasm,_ts_node_end_index_wasm,_ts_node_to_string_wasm,
_ts_node_children_wasm,_ts_node_named_children_wasm,_ts_node_descendants_of_type_wasm,_ts_node_is_named_wasm,_ts_node_has_changes_wasm,_ts_node_has_error_wasm,_ts_node_is_error_wasm,
_ts_node_is_missing_wasm,_ts_node_is_extra_wasm,_ts_node_parse_state_wasm,_ts_node_next_parse_state_wasm,_ts_query_matches_wasm,_ts_query_captures_wasm,_memset,
_memcpy,_memmove,_iswalpha,_iswblank,_iswdigit,_iswlower,_iswupper,_iswxdigit,_memchr,_strlen,_strcmp,_strncat,_strncpy,_towlower,_towupper,_setThrew,__emscripten_stack_restore,
__emscripten_stack_alloc,_emscripten_stack_get_current,___wasm_apply_data_relocs;function assignWasmExports(e6){Module._malloc=_malloc=e6.malloc,Module._calloc=
_calloc=e6.calloc,Module._realloc=_realloc=e6.realloc,Module._free=_free=e6.free,Module._ts_range_edit=_ts_range_edit=e6.ts_range_edit,Module._memcmp=_memcmp=e6.
memcmp,Module._ts_language_symbol_count=_ts_language_symbol_count=e6.ts_language_symbol_count,Module._ts_language_state_count=_ts_language_state_count=e6.ts_language_state_count,
Module._ts_language_abi_version=_ts_language_abi_version=e6.ts_language_abi_version,Module._ts_language_name=_ts_language_name=e6.ts_language_name,Module._ts_language_field_count=
_ts_language_field_count=e6.ts_language_field_count,Module._ts_language_next_state=_ts_language_next_state=e6.ts_language_next_state,Module._ts_language_symbol_name=
_ts_language_symbol_name=e6.ts_language_symbol_name,Module._ts_language_symbol_for_name=_ts_language_symbol_for_name=e6.ts_language_symbol_for_name,Module._strncmp=
_strncmp=e6.strncmp,Module._ts_language_symbol_type=_ts_language_symbol_type=e6.ts_language_symbol_type,Module._ts_language_field_name_for_id=_ts_language_field_name_for_id=
e6.ts_language_field_name_for_id,Module._ts_lookahead_iterator_new=_ts_lookahead_iterator_new=e6.ts_lookahead_iterator_new,Module._ts_lookahead_iterator_delete=
_ts_lookahead_iterator_delete=e6.ts_lookahead_iterator_delete,Module._ts_lookahead_iterator_reset_state=_ts_lookahead_iterator_reset_state=e6.ts_lookahead_iterator_reset_state,
Module._ts_lookahead_iterator_reset=_ts_lookahead_iterator_reset=e6.ts_lookahead_iterator_reset,Module._ts_lookahead_iterator_next=_ts_lookahead_iterator_next=e6.
ts_lookahead_iterator_next,Module._ts_lookahead_iterator_current_symbol=_ts_lookahead_iterator_current_symbol=e6.ts_lookahead_iterator_current_symbol,Module._ts_point_edit=
_ts_point_edit=e6.ts_point_edit,Module._ts_parser_delete=_ts_parser_delete=e6.ts_parser_delete,Module._ts_parser_reset=_ts_parser_reset=e6.ts_parser_reset,Module.
_ts_parser_set_language=_ts_parser_set_language=e6.ts_parser_set_language,Module._ts_parser_set_included_ranges=_ts_parser_set_included_ranges=e6.ts_parser_set_included_ranges,
Module._ts_query_new=_ts_query_new=e6.ts_query_new,Module._ts_query_delete=_ts_query_delete=e6.ts_query_delete,Module._iswspace=_iswspace=e6.iswspace,Module._iswalnum=
_iswalnum=e6.iswalnum,Module._ts_query_pattern_count=_ts_query_pattern_count=e6.ts_query_pattern_count,Module._ts_query_capture_count=_ts_query_capture_count=e6.
ts_query_capture_count,Module._ts_query_string_count=_ts_query_string_count=e6.ts_query_string_count,Module._ts_query_capture_name_for_id=_ts_query_capture_name_for_id=
e6.ts_query_capture_name_for_id,Module._ts_query_capture_quantifier_for_id=_ts_query_capture_quantifier_for_id=e6.ts_query_capture_quantifier_for_id,Module._ts_query_string_value_for_id=
_ts_query_string_value_for_id=e6.ts_query_string_value_for_id,Module._ts_query_predicates_for_pattern=_ts_query_predicates_for_pattern=e6.ts_query_predicates_for_pattern,
Module._ts_query_start_byte_for_pattern=_ts_query_start_byte_for_pattern=e6.ts_query_start_byte_for_pattern,Module._ts_query_end_byte_for_pattern=_ts_query_end_byte_for_pattern=
e6.ts_query_end_byte_for_pattern,Module._ts_query_is_pattern_rooted=_ts_query_is_pattern_rooted=e6.ts_query_is_pattern_rooted,Module._ts_query_is_pattern_non_local=
_ts_query_is_pattern_non_local=e6.ts_query_is_pattern_non_local,Module._ts_query_is_pattern_guaranteed_at_step=_ts_query_is_pattern_guaranteed_at_step=e6.ts_query_is_pattern_guaranteed_at_step,
Module._ts_query_disable_capture=_ts_query_disable_capture=e6.ts_query_disable_capture,Module._ts_query_disable_pattern=_ts_query_disable_pattern=e6.ts_query_disable_pattern,
Module._ts_tree_copy=_ts_tree_copy=e6.ts_tree_copy,Module._ts_tree_delete=_ts_tree_delete=e6.ts_tree_delete,Module._ts_init=_ts_init=e6.ts_init,Module._ts_parser_new_wasm=
_ts_parser_new_wasm=e6.ts_parser_new_wasm,Module._ts_parser_enable_logger_wasm=_ts_parser_enable_logger_wasm=e6.ts_parser_enable_logger_wasm,Module._ts_parser_parse_wasm=
_ts_parser_parse_wasm=e6.ts_parser_parse_wasm,Module._ts_parser_included_ranges_wasm=_ts_parser_included_ranges_wasm=e6.ts_parser_included_ranges_wasm,Module._ts_language_type_is_named_wasm=
_ts_language_type_is_named_wasm=e6.ts_language_type_is_named_wasm,Module._ts_language_type_is_visible_wasm=_ts_language_type_is_visible_wasm=e6.ts_language_type_is_visible_wasm,
Module._ts_language_metadata_wasm=_ts_language_metadata_wasm=e6.ts_language_metadata_wasm,Module._ts_language_supertypes_wasm=_ts_language_supertypes_wasm=e6.ts_language_supertypes_wasm,
Module._ts_language_subtypes_wasm=_ts_language_subtypes_wasm=e6.ts_language_subtypes_wasm,Module._ts_tree_root_node_wasm=_ts_tree_root_node_wasm=e6.ts_tree_root_node_wasm,
Module._ts_tree_root_node_with_offset_wasm=_ts_tree_root_node_with_offset_wasm=e6.ts_tree_root_node_with_offset_wasm,Module._ts_tree_edit_wasm=_ts_tree_edit_wasm=
e6.ts_tree_edit_wasm,Module._ts_tree_included_ranges_wasm=_ts_tree_included_ranges_wasm=e6.ts_tree_included_ranges_wasm,Module._ts_tree_get_changed_ranges_wasm=
_ts_tree_get_changed_ranges_wasm=e6.ts_tree_get_changed_ranges_wasm,Module._ts_tree_cursor_new_wasm=_ts_tree_cursor_new_wasm=e6.ts_tree_cursor_new_wasm,Module._ts_tree_cursor_copy_wasm=
_ts_tree_cursor_copy_wasm=e6.ts_tree_cursor_copy_wasm,Module._ts_tree_cursor_delete_wasm=_ts_tree_cursor_delete_wasm=e6.ts_tree_cursor_delete_wasm,Module._ts_tree_cursor_reset_wasm=
_ts_tree_cursor_reset_wasm=e6.ts_tree_cursor_reset_wasm,Module._ts_tree_cursor_reset_to_wasm=_ts_tree_cursor_reset_to_wasm=e6.ts_tree_cursor_reset_to_wasm,Module.
_ts_tree_cursor_goto_first_child_wasm=_ts_tree_cursor_goto_first_child_wasm=e6.ts_tree_cursor_goto_first_child_wasm,Module._ts_tree_cursor_goto_last_child_wasm=
_ts_tree_cursor_goto_last_child_wasm=e6.ts_tree_cursor_goto_last_child_wasm,Module._ts_tree_cursor_goto_first_child_for_index_wasm=_ts_tree_cursor_goto_first_child_for_index_wasm=
e6.ts_tree_cursor_goto_first_child_for_index_wasm,Module._ts_tree_cursor_goto_first_child_for_position_wasm=_ts_tree_cursor_goto_first_child_for_position_wasm=e6.
ts_tree_cursor_goto_first_child_for_position_wasm,Module._ts_tree_cursor_goto_next_sibling_wasm=_ts_tree_cursor_goto_next_sibling_wasm=e6.ts_tree_cursor_goto_next_sibling_wasm,
Module._ts_tree_cursor_goto_previous_sibling_wasm=_ts_tree_cursor_goto_previous_sibling_wasm=e6.ts_tree_cursor_goto_previous_sibling_wasm,Module._ts_tree_cursor_goto_descendant_wasm=
_ts_tree_cursor_goto_descendant_wasm=e6.ts_tree_cursor_goto_descendant_wasm,Module._ts_tree_cursor_goto_parent_wasm=_ts_tree_cursor_goto_parent_wasm=e6.ts_tree_cursor_goto_parent_wasm,
Module._ts_tree_cursor_current_node_type_id_wasm=_ts_tree_cursor_current_node_type_id_wasm=e6.ts_tree_cursor_current_node_type_id_wasm,Module._ts_tree_cursor_current_node_state_id_wasm=
_ts_tree_cursor_current_node_state_id_wasm=e6.ts_tree_cursor_current_node_state_id_wasm,Module._ts_tree_cursor_current_node_is_named_wasm=_ts_tree_cursor_current_node_is_named_wasm=
e6.ts_tree_cursor_current_node_is_named_wasm,Module._ts_tree_cursor_current_node_is_missing_wasm=_ts_tree_cursor_current_node_is_missing_wasm=e6.ts_tree_cursor_current_node_is_missing_wasm,
Module._ts_tree_cursor_current_node_id_wasm=_ts_tree_cursor_current_node_id_wasm=e6.ts_tree_cursor_current_node_id_wasm,Module._ts_tree_cursor_start_position_wasm=
_ts_tree_cursor_start_position_wasm=e6.ts_tree_cursor_start_position_wasm,Module._ts_tree_cursor_end_position_wasm=_ts_tree_cursor_end_position_wasm=e6.ts_tree_cursor_end_position_wasm,
Module._ts_tree_cursor_start_index_wasm=_ts_tree_cursor_start_index_wasm=e6.ts_tree_cursor_start_index_wasm,Module._ts_tree_cursor_end_index_wasm=_ts_tree_cursor_end_index_wasm=
e6.ts_tree_cursor_end_index_wasm,Module._ts_tree_cursor_current_field_id_wasm=_ts_tree_cursor_current_field_id_wasm=e6.ts_tree_cursor_current_field_id_wasm,Module.
_ts_tree_cursor_current_depth_wasm=_ts_tree_cursor_current_depth_wasm=e6.ts_tree_cursor_current_depth_wasm,Module._ts_tree_cursor_current_descendant_index_wasm=
_ts_tree_cursor_current_descendant_index_wasm=e6.ts_tree_cursor_current_descendant_index_wasm,Module._ts_tree_cursor_current_node_wasm=_ts_tree_cursor_current_node_wasm=
e6.ts_tree_cursor_current_node_wasm,Module._ts_node_symbol_wasm=_ts_node_symbol_wasm=e6.ts_node_symbol_wasm,Module._ts_node_field_name_for_child_wasm=_ts_node_field_name_for_child_wasm=
e6.ts_node_field_name_for_child_wasm,Module._ts_node_field_name_for_named_child_wasm=_ts_node_field_name_for_named_child_wasm=e6.ts_node_field_name_for_named_child_wasm,
Module._ts_node_children_by_field_id_wasm=_ts_node_children_by_field_id_wasm=e6.ts_node_children_by_field_id_wasm,Module._ts_node_first_child_for_byte_wasm=_ts_node_first_child_for_byte_wasm=
e6.ts_node_first_child_for_byte_wasm,Module._ts_node_first_named_child_for_byte_wasm=_ts_node_first_named_child_for_byte_wasm=e6.ts_node_first_named_child_for_byte_wasm,
Module._ts_node_grammar_symbol_wasm=_ts_node_grammar_symbol_wasm=e6.ts_node_grammar_symbol_wasm,Module._ts_node_child_count_wasm=_ts_node_child_count_wasm=e6.ts_node_child_count_wasm,
Module._ts_node_named_child_count_wasm=_ts_node_named_child_count_wasm=e6.ts_node_named_child_count_wasm,Module._ts_node_child_wasm=_ts_node_child_wasm=e6.ts_node_child_wasm,
Module._ts_node_named_child_wasm=_ts_node_named_child_wasm=e6.ts_node_named_child_wasm,Module._ts_node_child_by_field_id_wasm=_ts_node_child_by_field_id_wasm=e6.
ts_node_child_by_field_id_wasm,Module._ts_node_next_sibling_wasm=_ts_node_next_sibling_wasm=e6.ts_node_next_sibling_wasm,Module._ts_node_prev_sibling_wasm=_ts_node_prev_sibling_wasm=
e6.ts_node_prev_sibling_wasm,Module._ts_node_next_named_sibling_wasm=_ts_node_next_named_sibling_wasm=e6.ts_node_next_named_sibling_wasm,Module._ts_node_prev_named_sibling_wasm=
_ts_node_prev_named_sibling_wasm=e6.ts_node_prev_named_sibling_wasm,Module._ts_node_descendant_count_wasm=_ts_node_descendant_count_wasm=e6.ts_node_descendant_count_wasm,
Module._ts_node_parent_wasm=_ts_node_parent_wasm=e6.ts_node_parent_wasm,Module._ts_node_child_with_descendant_wasm=_ts_node_child_with_descendant_wasm=e6.ts_node_child_with_descendant_wasm,
Module._ts_node_descendant_for_index_wasm=_ts_node_descendant_for_index_wasm=e6.ts_node_descendant_for_index_wasm,Module._ts_node_named_descendant_for_index_wasm=
_ts_node_named_descendant_for_index_wasm=e6.ts_node_named_descendant_for_index_wasm,Module._ts_node_descendant_for_position_wasm=_ts_node_descendant_for_position_wasm=
e6.ts_node_descendant_for_position_wasm,Module._ts_node_named_descendant_for_position_wasm=_ts_node_named_descendant_for_position_wasm=e6.ts_node_named_descendant_for_position_wasm,
Module._ts_node_start_point_wasm=_ts_node_start_point_wasm=e6.ts_node_start_point_wasm,Module._ts_node_end_point_wasm=_ts_node_end_point_wasm=e6.ts_node_end_point_wasm,
Module._ts_node_start_index_wasm=_ts_node_start_index_wasm=e6.ts_node_start_index_wasm,Module._ts_node_end_index_wasm=_ts_node_end_index_wasm=e6.ts_node_end_index_wasm,
Module._ts_node_to_string_wasm=_ts_node_to_string_wasm=e6.ts_node_to_string_wasm,Module._ts_node_children_wasm=_ts_node_children_wasm=e6.ts_node_children_wasm,Module.
_ts_node_named_children_wasm=_ts_node_named_children_wasm=e6.ts_node_named_children_wasm,Module._ts_node_descendants_of_type_wasm=_ts_node_descendants_of_type_wasm=
e6.ts_node_descendants_of_type_wasm,Module._ts_node_is_named_wasm=_ts_node_is_named_wasm=e6.ts_node_is_named_wasm,Module._ts_node_has_changes_wasm=_ts_node_has_changes_wasm=
e6.ts_node_has_changes_wasm,Module._ts_node_has_error_wasm=_ts_node_has_error_wasm=e6.ts_node_has_error_wasm,Module._ts_node_is_error_wasm=_ts_node_is_error_wasm=
e6.ts_node_is_error_wasm,Module._ts_node_is_missing_wasm=_ts_node_is_missing_wasm=e6.ts_node_is_missing_wasm,Module._ts_node_is_extra_wasm=_ts_node_is_extra_wasm=
e6.ts_node_is_extra_wasm,Module._ts_node_parse_state_wasm=_ts_node_parse_state_wasm=e6.ts_node_parse_state_wasm,Module._ts_node_next_parse_state_wasm=_ts_node_next_parse_state_wasm=
e6.ts_node_next_parse_state_wasm,Module._ts_query_matches_wasm=_ts_query_matches_wasm=e6.ts_query_matches_wasm,Module._ts_query_captures_wasm=_ts_query_captures_wasm=
e6.ts_query_captures_wasm,Module._memset=_memset=e6.memset,Module._memcpy=_memcpy=e6.memcpy,Module._memmove=_memmove=e6.memmove,Module._iswalpha=_iswalpha=e6.iswalpha,
Module._iswblank=_iswblank=e6.iswblank,Module._iswdigit=_iswdigit=e6.iswdigit,Module._iswlower=_iswlower=e6.iswlower,Module._iswupper=_iswupper=e6.iswupper,Module.
_iswxdigit=_iswxdigit=e6.iswxdigit,Module._memchr=_memchr=e6.memchr,Module._strlen=_strlen=e6.strlen,Module._strcmp=_strcmp=e6.strcmp,Module._strncat=_strncat=e6.
strncat,Module._strncpy=_strncpy=e6.strncpy,Module._towlower=_towlower=e6.towlower,Module._towupper=_towupper=e6.towupper,_setThrew=e6.setThrew,__emscripten_stack_restore=
e6._emscripten_stack_restore,__emscripten_stack_alloc=e6._emscripten_stack_alloc,_emscripten_stack_get_current=e6.emscripten_stack_get_current,___wasm_apply_data_relocs=
e6.__wasm_apply_data_relocs}c(assignWasmExports,"assignWasmExports");var wasmImports={__heap_base:___heap_base,__indirect_function_table:wasmTable,__memory_base:___memory_base,
__stack_high:___stack_high,__stack_low:___stack_low,__stack_pointer:___stack_pointer,__table_base:___table_base,_abort_js:__abort_js,emscripten_resize_heap:_emscripten_resize_heap,
fd_close:_fd_close,fd_seek:_fd_seek,fd_write:_fd_write,memory:wasmMemory,tree_sitter_log_callback:_tree_sitter_log_callback,tree_sitter_parse_callback:_tree_sitter_parse_callback,
tree_sitter_progress_callback:_tree_sitter_progress_callback,tree_sitter_query_progress_callback:_tree_sitter_query_progress_callback};function callMain(e6=[]){
var t=resolveGlobalSymbol("main").sym;if(t){e6.unshift(thisProgram);var r=e6.length,n=stackAlloc((r+1)*4),s=n;e6.forEach(a=>{LE_HEAP_STORE_U32((s>>2)*4,stringToUTF8OnStack(
a)),s+=4}),LE_HEAP_STORE_U32((s>>2)*4,0);try{var o=t(r,n);return exitJS(o,true),o}catch(a){return handleException(a)}}}c(callMain,"callMain");function run(e6=arguments_){
if(runDependencies>0){dependenciesFulfilled=run;return}if(preRun(),runDependencies>0){dependenciesFulfilled=run;return}function t(){if(Module.calledRun=true,!ABORT){
initRuntime(),readyPromiseResolve?.(Module),Module.onRuntimeInitialized?.();var r=Module.noInitialRun||false;r||callMain(e6),postRun()}}c(t,"doRun"),Module.setStatus?
(Module.setStatus("Running..."),setTimeout(()=>{setTimeout(()=>Module.setStatus(""),1),t()},1)):t()}c(run,"run");var wasmExports;return wasmExports=await createWasm(),
run(),runtimeInitialized?moduleRtn=Module:moduleRtn=new Promise((e6,t)=>{readyPromiseResolve=e6,readyPromiseReject=t}),moduleRtn}c(dr,"Module");var ls=dr,lr=null;
async function cr(e6){return lr??=await ls(e6)}c(cr,"initializeBinding");function ur(){return!!lr}c(ur,"checkModule");var b,rt,nt,Ee=class{static{c(this,"Parser")}0=0;1=0;logCallback=null;language=null;static async init(e6){
nr(await cr(e6)),b=_._ts_init(),rt=_.getValue(b,"i32"),nt=_.getValue(b+w,"i32")}constructor(){this.initialize()}initialize(){if(!ur())throw new Error("cannot co\
nstruct a Parser before calling `init()`");_._ts_parser_new_wasm(),this[0]=_.getValue(b,"i32"),this[1]=_.getValue(b+w,"i32")}delete(){_._ts_parser_delete(this[0]),
_._free(this[1]),this[0]=0,this[1]=0}setLanguage(e6){let t;if(!e6)t=0,this.language=null;else if(e6.constructor===Me){t=e6[0];let r=_._ts_language_abi_version(t);
if(r<nt||rt<r)throw new Error(`Incompatible language version ${r}. Compatibility range ${nt} through ${rt}.`);this.language=e6}else throw new Error("Argument mu\
st be a Language");return _._ts_parser_set_language(this[0],t),this}parse(e6,t,r){if(typeof e6=="string")_.currentParseCallback=d=>e6.slice(d);else if(typeof e6==
"function")_.currentParseCallback=e6;else throw new Error("Argument must be a string or a function");r?.progressCallback?_.currentProgressCallback=r.progressCallback:
_.currentProgressCallback=null,this.logCallback?(_.currentLogCallback=this.logCallback,_._ts_parser_enable_logger_wasm(this[0],1)):(_.currentLogCallback=null,_.
_ts_parser_enable_logger_wasm(this[0],0));let n=0,s=0;if(r?.includedRanges){n=r.includedRanges.length,s=_._calloc(n,Se);let d=s;for(let l=0;l<n;l++)or(d,r.includedRanges[l]),
d+=Se}let o=_._ts_parser_parse_wasm(this[0],this[1],t?t[0]:0,s,n);if(!o)return _.currentParseCallback=null,_.currentLogCallback=null,_.currentProgressCallback=null,
null;if(!this.language)throw new Error("Parser must have a language to parse");let a=new is(oe,o,this.language,_.currentParseCallback);return _.currentParseCallback=
null,_.currentLogCallback=null,_.currentProgressCallback=null,a}reset(){_._ts_parser_reset(this[0])}getIncludedRanges(){_._ts_parser_included_ranges_wasm(this[0]);
let e6=_.getValue(b,"i32"),t=_.getValue(b+w,"i32"),r=new Array(e6);if(e6>0){let n=t;for(let s=0;s<e6;s++)r[s]=He(n),n+=Se;_._free(t)}return r}setLogger(e6){if(!e6)
this.logCallback=null;else{if(typeof e6!="function")throw new Error("Logger callback must be a function");this.logCallback=e6}return this}getLogger(){return this.
logCallback}},cs=1,us=2,ms=/[\w-]+/g,C_={Zero:0,ZeroOrOne:1,ZeroOrMore:2,One:3,OneOrMore:4},rr=c(e6=>e6.type==="capture","isCaptureStep"),_t=c(e6=>e6.type==="st\
ring","isStringStep"),z={Syntax:1,NodeName:2,FieldName:3,CaptureName:4,PatternStructure:5},xe=class fr extends Error{constructor(t,r,n,s){super(fr.formatMessage(
t,r)),this.kind=t,this.info=r,this.index=n,this.length=s,this.name="QueryError"}static{c(this,"QueryError")}static formatMessage(t,r){switch(t){case z.NodeName:
return`Bad node name '${r.word}'`;case z.FieldName:return`Bad field name '${r.word}'`;case z.CaptureName:return`Bad capture name @${r.word}`;case z.PatternStructure:
return`Bad pattern structure at offset ${r.suffix}`;case z.Syntax:return`Bad syntax at offset ${r.suffix}`}}};function mr(e6,t,r,n){if(e6.length!==3)throw new Error(
`Wrong number of arguments to \`#${r}\` predicate. Expected 2, got ${e6.length-1}`);if(!rr(e6[1]))throw new Error(`First argument of \`#${r}\` predicate must be \
a capture. Got "${e6[1].value}"`);let s=r==="eq?"||r==="any-eq?",o=!r.startsWith("any-");if(rr(e6[2])){let a=e6[1].name,d=e6[2].name;n[t].push(l=>{let u=[],m=[];
for(let g of l)g.name===a&&u.push(g.node),g.name===d&&m.push(g.node);let p=c((g,h,E)=>E?g.text===h.text:g.text!==h.text,"compare");return o?u.every(g=>m.some(h=>p(
g,h,s))):u.some(g=>m.some(h=>p(g,h,s)))})}else{let a=e6[1].name,d=e6[2].value,l=c(m=>m.text===d,"matches"),u=c(m=>m.text!==d,"doesNotMatch");n[t].push(m=>{let p=[];
for(let h of m)h.name===a&&p.push(h.node);let g=s?l:u;return o?p.every(g):p.some(g)})}}c(mr,"parseAnyPredicate");function pr(e6,t,r,n){if(e6.length!==3)throw new Error(
`Wrong number of arguments to \`#${r}\` predicate. Expected 2, got ${e6.length-1}.`);if(e6[1].type!=="capture")throw new Error(`First argument of \`#${r}\` predi\
cate must be a capture. Got "${e6[1].value}".`);if(e6[2].type!=="string")throw new Error(`Second argument of \`#${r}\` predicate must be a string. Got @${e6[2].
name}.`);let s=r==="match?"||r==="any-match?",o=!r.startsWith("any-"),a=e6[1].name,d=new RegExp(e6[2].value);n[t].push(l=>{let u=[];for(let p of l)p.name===a&&u.
push(p.node.text);let m=c((p,g)=>g?d.test(p):!d.test(p),"test");return u.length===0?!s:o?u.every(p=>m(p,s)):u.some(p=>m(p,s))})}c(pr,"parseMatchPredicate");function gr(e6,t,r,n){
if(e6.length<2)throw new Error(`Wrong number of arguments to \`#${r}\` predicate. Expected at least 1. Got ${e6.length-1}.`);if(e6[1].type!=="capture")throw new Error(
`First argument of \`#${r}\` predicate must be a capture. Got "${e6[1].value}".`);let s=r==="any-of?",o=e6[1].name,a=e6.slice(2);if(!a.every(_t))throw new Error(
`Arguments to \`#${r}\` predicate must be strings.".`);let d=a.map(l=>l.value);n[t].push(l=>{let u=[];for(let m of l)m.name===o&&u.push(m.node.text);return u.length===
0?!s:u.every(m=>d.includes(m))===s})}c(gr,"parseAnyOfPredicate");function hr(e6,t,r,n,s){if(e6.length<2||e6.length>3)throw new Error(`Wrong number of arguments \
to \`#${r}\` predicate. Expected 1 or 2. Got ${e6.length-1}.`);if(!e6.every(_t))throw new Error(`Arguments to \`#${r}\` predicate must be strings.".`);let o=r===
"is?"?n:s;o[t]||(o[t]={}),o[t][e6[1].value]=e6[2]?.value??null}c(hr,"parseIsPredicate");function br(e6,t,r){if(e6.length<2||e6.length>3)throw new Error(`Wrong n\
umber of arguments to \`#set!\` predicate. Expected 1 or 2. Got ${e6.length-1}.`);if(!e6.every(_t))throw new Error('Arguments to `#set!` predicate must be strin\
gs.".');r[t]||(r[t]={}),r[t][e6[1].value]=e6[2]?.value??null}c(br,"parseSetDirective");function yr(e6,t,r,n,s,o,a,d,l,u,m){if(t===cs){let p=n[r];o.push({type:"c\
apture",name:p})}else if(t===us)o.push({type:"string",value:s[r]});else if(o.length>0){if(o[0].type!=="string")throw new Error("Predicates must begin with a lit\
eral value");let p=o[0].value;switch(p){case"any-not-eq?":case"not-eq?":case"any-eq?":case"eq?":mr(o,e6,p,a);break;case"any-not-match?":case"not-match?":case"an\
y-match?":case"match?":pr(o,e6,p,a);break;case"not-any-of?":case"any-of?":gr(o,e6,p,a);break;case"is?":case"is-not?":hr(o,e6,p,u,m);break;case"set!":br(o,e6,l);
break;default:d[e6].push({operator:p,operands:o.slice(1)})}o.length=0}}c(yr,"parsePattern");var F_=class{static{c(this,"Query")}0=0;exceededMatchLimit;textPredicates;captureNames;captureQuantifiers;predicates;setProperties;assertedProperties;refutedProperties;matchLimit;constructor(e6,t){
let r=_.lengthBytesUTF8(t),n=_._malloc(r+1);_.stringToUTF8(t,n,r+1);let s=_._ts_query_new(e6[0],n,r,b,b+w);if(!s){let y=_.getValue(b+w,"i32"),P=_.getValue(b,"i3\
2"),v=_.UTF8ToString(n,P).length,S=t.slice(v,v+100).split(`
`)[0],x=S.match(ms)?.[0]??"";switch(_._free(n),y){case z.Syntax:throw new xe(z.Syntax,{suffix:`${v}: '${S}'...`},v,0);case z.NodeName:throw new xe(y,{word:x},v,
x.length);case z.FieldName:throw new xe(y,{word:x},v,x.length);case z.CaptureName:throw new xe(y,{word:x},v,x.length);case z.PatternStructure:throw new xe(y,{suffix:`${v}\
: '${S}'...`},v,0)}}let o=_._ts_query_string_count(s),a=_._ts_query_capture_count(s),d=_._ts_query_pattern_count(s),l=new Array(a),u=new Array(d),m=new Array(o);
for(let y=0;y<a;y++){let P=_._ts_query_capture_name_for_id(s,y,b),v=_.getValue(b,"i32");l[y]=_.UTF8ToString(P,v)}for(let y=0;y<d;y++){let P=new Array(a);for(let v=0;v<
a;v++){let S=_._ts_query_capture_quantifier_for_id(s,y,v);P[v]=S}u[y]=P}for(let y=0;y<o;y++){let P=_._ts_query_string_value_for_id(s,y,b),v=_.getValue(b,"i32");
m[y]=_.UTF8ToString(P,v)}let p=new Array(d),g=new Array(d),h=new Array(d),E=new Array(d),A=new Array(d);for(let y=0;y<d;y++){let P=_._ts_query_predicates_for_pattern(
s,y,b),v=_.getValue(b,"i32");E[y]=[],A[y]=[];let S=new Array,x=P;for(let O=0;O<v;O++){let C=_.getValue(x,"i32");x+=w;let F=_.getValue(x,"i32");x+=w,yr(y,C,F,l,m,
S,A,E,p,g,h)}Object.freeze(A[y]),Object.freeze(E[y]),Object.freeze(p[y]),Object.freeze(g[y]),Object.freeze(h[y])}_._free(n),this[0]=s,this.captureNames=l,this.captureQuantifiers=
u,this.textPredicates=A,this.predicates=E,this.setProperties=p,this.assertedProperties=g,this.refutedProperties=h,this.exceededMatchLimit=false}delete(){_._ts_query_delete(
this[0]),this[0]=0}matches(e6,t={}){let r=t.startPosition??U,n=t.endPosition??U,s=t.startIndex??0,o=t.endIndex??0,a=t.startContainingPosition??U,d=t.endContainingPosition??
U,l=t.startContainingIndex??0,u=t.endContainingIndex??0,m=t.matchLimit??4294967295,p=t.maxStartDepth??4294967295,g=t.progressCallback;if(typeof m!="number")throw new Error(
"Arguments must be numbers");if(this.matchLimit=m,o!==0&&s>o)throw new Error("`startIndex` cannot be greater than `endIndex`");if(n!==U&&(r.row>n.row||r.row===n.
row&&r.column>n.column))throw new Error("`startPosition` cannot be greater than `endPosition`");if(u!==0&&l>u)throw new Error("`startContainingIndex` cannot be \
greater than `endContainingIndex`");if(d!==U&&(a.row>d.row||a.row===d.row&&a.column>d.column))throw new Error("`startContainingPosition` cannot be greater than \
`endContainingPosition`");g&&(_.currentQueryProgressCallback=g),M(e6),_._ts_query_matches_wasm(this[0],e6.tree[0],r.row,r.column,n.row,n.column,s,o,a.row,a.column,
d.row,d.column,l,u,m,p);let h=_.getValue(b,"i32"),E=_.getValue(b+w,"i32"),A=_.getValue(b+2*w,"i32"),y=new Array(h);this.exceededMatchLimit=!!A;let P=0,v=E;for(let S=0;S<
h;S++){let x=_.getValue(v,"i32");v+=w;let O=_.getValue(v,"i32");v+=w;let C=new Array(O);if(v=ot(this,e6.tree,v,x,C),this.textPredicates[x].every(F=>F(C))){y[P]=
{patternIndex:x,captures:C};let F=this.setProperties[x];y[P].setProperties=F;let Z=this.assertedProperties[x];y[P].assertedProperties=Z;let ee=this.refutedProperties[x];
y[P].refutedProperties=ee,P++}}return y.length=P,_._free(E),_.currentQueryProgressCallback=null,y}captures(e6,t={}){let r=t.startPosition??U,n=t.endPosition??U,
s=t.startIndex??0,o=t.endIndex??0,a=t.startContainingPosition??U,d=t.endContainingPosition??U,l=t.startContainingIndex??0,u=t.endContainingIndex??0,m=t.matchLimit??
4294967295,p=t.maxStartDepth??4294967295,g=t.progressCallback;if(typeof m!="number")throw new Error("Arguments must be numbers");if(this.matchLimit=m,o!==0&&s>o)
throw new Error("`startIndex` cannot be greater than `endIndex`");if(n!==U&&(r.row>n.row||r.row===n.row&&r.column>n.column))throw new Error("`startPosition` can\
not be greater than `endPosition`");if(u!==0&&l>u)throw new Error("`startContainingIndex` cannot be greater than `endContainingIndex`");if(d!==U&&(a.row>d.row||
a.row===d.row&&a.column>d.column))throw new Error("`startContainingPosition` cannot be greater than `endContainingPosition`");g&&(_.currentQueryProgressCallback=
g),M(e6),_._ts_query_captures_wasm(this[0],e6.tree[0],r.row,r.column,n.row,n.column,s,o,a.row,a.column,d.row,d.column,l,u,m,p);let h=_.getValue(b,"i32"),E=_.getValue(
b+w,"i32"),A=_.getValue(b+2*w,"i32"),y=new Array;this.exceededMatchLimit=!!A;let P=new Array,v=E;for(let S=0;S<h;S++){let x=_.getValue(v,"i32");v+=w;let O=_.getValue(
v,"i32");v+=w;let C=_.getValue(v,"i32");if(v+=w,P.length=O,v=ot(this,e6.tree,v,x,P),this.textPredicates[x].every(F=>F(P))){let F=P[C],Z=this.setProperties[x];F.
setProperties=Z;let ee=this.assertedProperties[x];F.assertedProperties=ee;let j=this.refutedProperties[x];F.refutedProperties=j,y.push(F)}}return _._free(E),_.currentQueryProgressCallback=
null,y}predicatesForPattern(e6){return this.predicates[e6]}disableCapture(e6){let t=_.lengthBytesUTF8(e6),r=_._malloc(t+1);_.stringToUTF8(e6,r,t+1),_._ts_query_disable_capture(
this[0],r,t),_._free(r)}disablePattern(e6){if(e6>=this.predicates.length)throw new Error(`Pattern index is ${e6} but the pattern count is ${this.predicates.length}`);
_._ts_query_disable_pattern(this[0],e6)}didExceedMatchLimit(){return this.exceededMatchLimit}startIndexForPattern(e6){if(e6>=this.predicates.length)throw new Error(
`Pattern index is ${e6} but the pattern count is ${this.predicates.length}`);return _._ts_query_start_byte_for_pattern(this[0],e6)}endIndexForPattern(e6){if(e6>=
this.predicates.length)throw new Error(`Pattern index is ${e6} but the pattern count is ${this.predicates.length}`);return _._ts_query_end_byte_for_pattern(this[0],
e6)}patternCount(){return _._ts_query_pattern_count(this[0])}captureIndexForName(e6){return this.captureNames.indexOf(e6)}isPatternRooted(e6){return _._ts_query_is_pattern_rooted(
this[0],e6)===1}isPatternNonLocal(e6){return _._ts_query_is_pattern_non_local(this[0],e6)===1}isPatternGuaranteedAtStep(e6){return _._ts_query_is_pattern_guaranteed_at_step(
this[0],e6)===1}};var re=class e{static __wrap(t){let r=Object.create(e.prototype);return r.__wbg_ptr=t,wr.register(r,r.__wbg_ptr,r),r}__destroy_into_raw(){let t=this.
__wbg_ptr;return this.__wbg_ptr=0,wr.unregister(this),t}free(){let t=this.__destroy_into_raw();f.__wbg_pos_free(t,0)}get column(){return f.__wbg_get_pos_column(
this.__wbg_ptr)>>>0}get index(){return f.__wbg_get_pos_index(this.__wbg_ptr)>>>0}get line(){return f.__wbg_get_pos_line(this.__wbg_ptr)>>>0}set column(t){f.__wbg_set_pos_column(
this.__wbg_ptr,t)}set index(t){f.__wbg_set_pos_index(this.__wbg_ptr,t)}set line(t){f.__wbg_set_pos_line(this.__wbg_ptr,t)}};Symbol.dispose&&(re.prototype[Symbol.
dispose]=re.prototype.free);var pe=class e2{static __wrap(t){let r=Object.create(e2.prototype);return r.__wbg_ptr=t,xr.register(r,r.__wbg_ptr,r),r}__destroy_into_raw(){
let t=this.__wbg_ptr;return this.__wbg_ptr=0,xr.unregister(this),t}free(){let t=this.__destroy_into_raw();f.__wbg_range_free(t,0)}get end(){let t=f.__wbg_get_range_end(
this.__wbg_ptr);return re.__wrap(t)}get start(){let t=f.__wbg_get_range_start(this.__wbg_ptr);return re.__wrap(t)}set end(t){Er(t,re);var r=t.__destroy_into_raw();
f.__wbg_set_range_end(this.__wbg_ptr,r)}set start(t){Er(t,re);var r=t.__destroy_into_raw();f.__wbg_set_range_start(this.__wbg_ptr,r)}};Symbol.dispose&&(pe.prototype[Symbol.
dispose]=pe.prototype.free);var ce=class e3{static __wrap(t){let r=Object.create(e3.prototype);return r.__wbg_ptr=t,vr.register(r,r.__wbg_ptr,r),r}__destroy_into_raw(){
let t=this.__wbg_ptr;return this.__wbg_ptr=0,vr.unregister(this),t}free(){let t=this.__destroy_into_raw();f.__wbg_sgnode_free(t,0)}ancestors(){let t=f.sgnode_ancestors(
this.__wbg_ptr);var r=te(t[0],t[1]);return f.__wbindgen_free(t[0],t[1]*4,4),r}child(t){let r=f.sgnode_child(this.__wbg_ptr,t);return r===0?void 0:e3.__wrap(r)}children(){
let t=f.sgnode_children(this.__wbg_ptr);var r=te(t[0],t[1]);return f.__wbindgen_free(t[0],t[1]*4,4),r}children_nodes(){let t=f.sgnode_children_nodes(this.__wbg_ptr);
var r=te(t[0],t[1]);return f.__wbindgen_free(t[0],t[1]*4,4),r}commitEdits(t){let r,n;try{let a=f.sgnode_commitEdits(this.__wbg_ptr,t);var s=a[0],o=a[1];if(a[3])
throw s=0,o=0,W(a[2]);return r=s,n=o,$(s,o)}finally{f.__wbindgen_free(r,n,1)}}field(t){let r=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=f.sgnode_field(
this.__wbg_ptr,r,n);return s===0?void 0:e3.__wrap(s)}fieldChildren(t){let r=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=f.sgnode_fieldChildren(this.__wbg_ptr,
r,n);var o=te(s[0],s[1]);return f.__wbindgen_free(s[0],s[1]*4,4),o}find(t){let r=f.sgnode_find(this.__wbg_ptr,t);if(r[2])throw W(r[1]);return r[0]===0?void 0:e3.
__wrap(r[0])}findAll(t){let r=f.sgnode_findAll(this.__wbg_ptr,t);if(r[3])throw W(r[2]);var n=te(r[0],r[1]);return f.__wbindgen_free(r[0],r[1]*4,4),n}follows(t){
let r=f.sgnode_follows(this.__wbg_ptr,t);if(r[2])throw W(r[1]);return r[0]!==0}getMatch(t){let r=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=f.sgnode_getMatch(
this.__wbg_ptr,r,n);return s===0?void 0:e3.__wrap(s)}getMultipleMatches(t){let r=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=f.sgnode_getMultipleMatches(
this.__wbg_ptr,r,n);var o=te(s[0],s[1]);return f.__wbindgen_free(s[0],s[1]*4,4),o}getTransformed(t){let r=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=f.
sgnode_getTransformed(this.__wbg_ptr,r,n),o;return s[0]!==0&&(o=$(s[0],s[1]),f.__wbindgen_free(s[0],s[1]*1,1)),o}has(t){let r=f.sgnode_has(this.__wbg_ptr,t);if(r[2])
throw W(r[1]);return r[0]!==0}id(){return f.sgnode_id(this.__wbg_ptr)>>>0}inside(t){let r=f.sgnode_inside(this.__wbg_ptr,t);if(r[2])throw W(r[1]);return r[0]!==
0}is(t){let r=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T;return f.sgnode_is(this.__wbg_ptr,r,n)!==0}isLeaf(){return f.sgnode_isLeaf(this.__wbg_ptr)!==0}isNamed(){
return f.sgnode_isNamed(this.__wbg_ptr)!==0}isNamedLeaf(){return f.sgnode_isNamedLeaf(this.__wbg_ptr)!==0}kind(){let t,r;try{let n=f.sgnode_kind(this.__wbg_ptr);
return t=n[0],r=n[1],$(n[0],n[1])}finally{f.__wbindgen_free(t,r,1)}}matches(t){let r=f.sgnode_matches(this.__wbg_ptr,t);if(r[2])throw W(r[1]);return r[0]!==0}namedChildren(){
let t=f.sgnode_namedChildren(this.__wbg_ptr);var r=te(t[0],t[1]);return f.__wbindgen_free(t[0],t[1]*4,4),r}next(){let t=f.sgnode_next(this.__wbg_ptr);return t===
0?void 0:e3.__wrap(t)}nextAll(){let t=f.sgnode_nextAll(this.__wbg_ptr);var r=te(t[0],t[1]);return f.__wbindgen_free(t[0],t[1]*4,4),r}parent(){let t=f.sgnode_parent(
this.__wbg_ptr);return t===0?void 0:e3.__wrap(t)}parent_node(){let t=f.sgnode_parent_node(this.__wbg_ptr);return t===0?void 0:e3.__wrap(t)}precedes(t){let r=f.sgnode_precedes(
this.__wbg_ptr,t);if(r[2])throw W(r[1]);return r[0]!==0}prev(){let t=f.sgnode_prev(this.__wbg_ptr);return t===0?void 0:e3.__wrap(t)}prevAll(){let t=f.sgnode_prevAll(
this.__wbg_ptr);var r=te(t[0],t[1]);return f.__wbindgen_free(t[0],t[1]*4,4),r}range(){let t=f.sgnode_range(this.__wbg_ptr);return pe.__wrap(t)}replace(t){let r=L(
t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=f.sgnode_replace(this.__wbg_ptr,r,n);return he.__wrap(s)}text(){let t,r;try{let n=f.sgnode_text(this.__wbg_ptr);
return t=n[0],r=n[1],$(n[0],n[1])}finally{f.__wbindgen_free(t,r,1)}}};Symbol.dispose&&(ce.prototype[Symbol.dispose]=ce.prototype.free);var ge=class e4{static __wrap(t){
let r=Object.create(e4.prototype);return r.__wbg_ptr=t,Sr.register(r,r.__wbg_ptr,r),r}__destroy_into_raw(){let t=this.__wbg_ptr;return this.__wbg_ptr=0,Sr.unregister(
this),t}free(){let t=this.__destroy_into_raw();f.__wbg_sgroot_free(t,0)}filename(){let t,r;try{let n=f.sgroot_filename(this.__wbg_ptr);return t=n[0],r=n[1],$(n[0],
n[1])}finally{f.__wbindgen_free(t,r,1)}}getInnerTree(){return f.sgroot_getInnerTree(this.__wbg_ptr)}root(){let t=f.sgroot_root(this.__wbg_ptr);return ce.__wrap(
t)}};Symbol.dispose&&(ge.prototype[Symbol.dispose]=ge.prototype.free);var he=class e5{static __wrap(t){let r=Object.create(e5.prototype);return r.__wbg_ptr=t,Mr.
register(r,r.__wbg_ptr,r),r}__destroy_into_raw(){let t=this.__wbg_ptr;return this.__wbg_ptr=0,Mr.unregister(this),t}free(){let t=this.__destroy_into_raw();f.__wbg_wasmedit_free(
t,0)}get end_pos(){return f.__wbg_get_wasmedit_end_pos(this.__wbg_ptr)>>>0}get inserted_text(){let t,r;try{let n=f.__wbg_get_wasmedit_inserted_text(this.__wbg_ptr);
return t=n[0],r=n[1],$(n[0],n[1])}finally{f.__wbindgen_free(t,r,1)}}get start_pos(){return f.__wbg_get_wasmedit_start_pos(this.__wbg_ptr)>>>0}set end_pos(t){f.__wbg_set_wasmedit_end_pos(
this.__wbg_ptr,t)}set inserted_text(t){let r=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T;f.__wbg_set_wasmedit_inserted_text(this.__wbg_ptr,r,n)}set start_pos(t){
f.__wbg_set_wasmedit_start_pos(this.__wbg_ptr,t)}};Symbol.dispose&&(he.prototype[Symbol.dispose]=he.prototype.free);function ct(e6,t,r,n){let s=L(e6,f.__wbindgen_malloc,
f.__wbindgen_realloc),o=T,a=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),d=T;var l=k(r)?0:L(r,f.__wbindgen_malloc,f.__wbindgen_realloc),u=T,m=k(n)?0:L(n,f.__wbindgen_malloc,
f.__wbindgen_realloc),p=T;let g=f.dumpPattern(s,o,a,d,l,u,m,p);if(g[2])throw W(g[1]);return W(g[0])}function ut(){return f.initializeTreeSitter()}function ps(e6,t){
let r=L(e6,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),o=T,a=f.kind(r,n,s,o);if(a[2])throw W(a[1]);return a[0]}
function ft(e6,t){let r=L(e6,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),o=T,a=f.parse(r,n,s,o);if(a[2])throw W(
a[1]);return ge.__wrap(a[0])}function gs(e6,t){let r=L(e6,f.__wbindgen_malloc,f.__wbindgen_realloc),n=T,s=L(t,f.__wbindgen_malloc,f.__wbindgen_realloc),o=T,a=f.
pattern(r,n,s,o);if(a[2])throw W(a[1]);return W(a[0])}function mt(e6){return f.registerDynamicLanguage(e6)}function hs(e6,t){return Error($(e6,t))}function bs(e6){
return Number(e6)}function ys(e6,t){let r=String(t),n=L(r,f.__wbindgen_malloc,f.__wbindgen_realloc),s=T;D().setInt32(e6+4,s,true),D().setInt32(e6+0,n,true)}function ws(){
return ue(function(){return new Ee},arguments)}function xs(e6,t){let r=t,n=typeof r=="bigint"?r:void 0;D().setBigInt64(e6+8,k(n)?BigInt(0):n,true),D().setInt32(
e6+0,!k(n),true)}function vs(e6){let t=e6,r=typeof t=="boolean"?t:void 0;return k(r)?16777215:r?1:0}function Ss(e6,t){let r=lt(t),n=L(r,f.__wbindgen_malloc,f.__wbindgen_realloc),
s=T;D().setInt32(e6+4,s,true),D().setInt32(e6+0,n,true)}function Ms(e6,t){return e6 in t}function Es(e6){return typeof e6=="bigint"}function As(e6){return typeof e6==
"function"}function Ps(e6){let t=e6;return typeof t=="object"&&t!==null}function Is(e6){return typeof e6=="string"}function Ts(e6){return e6===void 0}function Ns(e6,t){
return e6===t}function ks(e6,t){return e6==t}function Rs(e6,t){let r=t,n=typeof r=="number"?r:void 0;D().setFloat64(e6+8,k(n)?0:n,true),D().setInt32(e6+0,!k(n),
true)}function Ls(e6,t){let r=t,n=typeof r=="string"?r:void 0;var s=k(n)?0:L(n,f.__wbindgen_malloc,f.__wbindgen_realloc),o=T;D().setInt32(e6+4,o,true),D().setInt32(
e6+0,s,true)}function Os(e6,t){throw new Error($(e6,t))}function Cs(e6){e6._wbg_cb_unref()}function Fs(){return ue(function(e6,t){return e6.call(t)},arguments)}
function Ws(){return ue(function(e6,t,r){return e6.call(t,r)},arguments)}function Us(e6){return e6.childCount}function Vs(e6,t){let r=e6.childForFieldId(t);return k(
r)?0:H(r)}function Ds(e6,t,r){let n=e6.childForFieldName($(t,r));return k(n)?0:H(n)}function Hs(e6,t){let r=e6.child(t>>>0);return k(r)?0:H(r)}function Bs(e6,t){
let r=t.children,n=ga(r,f.__wbindgen_malloc),s=T;D().setInt32(e6+4,s,true),D().setInt32(e6+0,n,true)}function $s(e6,t){return e6.codePointAt(t>>>0)}function qs(e6){
return e6.column}function js(e6){return e6.copy()}function Gs(e6){let t=e6.currentFieldId;return k(t)?16777215:t}function zs(e6){return e6.currentNode}function Ks(e6){
return e6.done}function Qs(e6){return e6.endIndex}function Xs(e6){return e6.endPosition}function Js(e6){return Object.entries(e6)}function Ys(e6,t,r){let n=e6.fieldIdForName(
$(t,r));return k(n)?16777215:n}function Zs(e6,t){return e6[t>>>0]}function eo(){return ue(function(e6,t){return Reflect.get(e6,t)},arguments)}function to(e6,t){
return e6[t>>>0]}function ro(e6,t){return e6[t]}function no(e6){return e6.gotoFirstChild()}function so(e6){return e6.gotoNextSibling()}function oo(e6,t,r,n){return e6.
idForNodeType($(t,r),n!==0)}function ao(e6){return e6.id}function io(){return Ee.init()}function _o(e6){let t;try{t=e6 instanceof ArrayBuffer}catch{t=false}return t}
function lo(e6){let t;try{t=e6 instanceof Error}catch{t=false}return t}function co(e6){let t;try{t=e6 instanceof Map}catch{t=false}return t}function uo(e6){let t;
try{t=e6 instanceof Uint8Array}catch{t=false}return t}function fo(e6){return Array.isArray(e6)}function mo(e6){return e6.isMissing}function po(e6){return e6.isNamed}
function go(e6){return Number.isSafeInteger(e6)}function ho(){return Symbol.iterator}function bo(e6){let t=e6.language;return k(t)?0:H(t)}function yo(e6){return e6.
length}function wo(e6){return e6.length}function xo(e6){return e6.length}function vo(e6,t){return Me.load($(e6,t))}function So(e6){return e6.message}function Mo(e6){
return e6.namedChildCount}function Eo(){return new Array}function Ao(e6){return new Uint8Array(e6)}function Po(){return new Map}function Io(){return new Object}
function To(e6,t){try{var r={a:e6,b:t},n=(o,a)=>{let d=r.a;r.a=0;try{return fa(d,r.b,o,a)}finally{r.a=d}};return new Promise(n)}finally{r.a=0}}function No(e6){let t=e6.
nextSibling;return k(t)?0:H(t)}function ko(){return ue(function(e6){return e6.next()},arguments)}function Ro(e6){return e6.next}function Lo(e6){let t=e6.parent;
return k(t)?0:H(t)}function Oo(){return ue(function(e6,t,r,n){let s=e6.parse(t,r,n);return k(s)?0:H(s)},arguments)}function Co(e6){let t=e6.previousSibling;return k(
t)?0:H(t)}function Fo(e6,t,r){Uint8Array.prototype.set.call(ma(e6,t),r)}function Wo(e6){queueMicrotask(e6)}function Uo(e6){return e6.queueMicrotask}function Vo(e6){
return Promise.resolve(e6)}function Do(e6){return e6.rootNode}function Ho(e6){return e6.row}function Bo(){return ue(function(e6,t){e6.setLanguage(t)},arguments)}
function $o(e6,t,r){return e6.set(t,r)}function qo(e6,t,r){e6[t]=r}function jo(e6,t,r){e6[t>>>0]=r}function Go(e6){return ce.__wrap(e6)}function zo(e6){return e6.
startIndex}function Ko(e6){return e6.startPosition}function Qo(){let e6=typeof globalThis>"u"?null:globalThis;return k(e6)?0:H(e6)}function Xo(){let e6=typeof global>
"u"?null:global;return k(e6)?0:H(e6)}function Jo(){let e6=typeof self>"u"?null:self;return k(e6)?0:H(e6)}function Yo(){let e6=typeof window>"u"?null:window;return k(
e6)?0:H(e6)}function Zo(e6){return e6.text}function ea(e6,t){return e6.then(t)}function ta(e6,t,r){return e6.then(t,r)}function ra(e6){return e6.typeId}function na(e6){
return e6.type}function sa(e6){return e6.value}function oa(e6){return e6.walk()}function aa(e6,t){return pa(e6,t,ua)}function ia(e6){return e6}function _a(e6){return e6}
function da(e6,t){return $(e6,t)}function la(e6){return BigInt.asUintN(64,e6)}function ca(){let e6=f.__wbindgen_externrefs,t=e6.grow(4);e6.set(0,void 0),e6.set(
t+0,void 0),e6.set(t+1,null),e6.set(t+2,true),e6.set(t+3,false)}function ua(e6,t,r){let n=f.wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___wasm_bindgen_6c7e428e9880864c___JsValue__core_f0fd674eaa06beef___result__Result_____wasm_bindgen_6c7e428e9880864c___JsError___true_(
e6,t,r);if(n[1])throw W(n[0])}function fa(e6,t,r,n){f.wasm_bindgen_6c7e428e9880864c___convert__closures_____invoke___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined___js_sys_1923dcd5cc1e6643___Function_fn_wasm_bindgen_6c7e428e9880864c___JsValue_____wasm_bindgen_6c7e428e9880864c___sys__Undefined_______true_(
e6,t,r,n)}var wr=typeof FinalizationRegistry>"u"?{register:()=>{},unregister:()=>{}}:new FinalizationRegistry(e6=>f.__wbg_pos_free(e6,1)),xr=typeof FinalizationRegistry>
"u"?{register:()=>{},unregister:()=>{}}:new FinalizationRegistry(e6=>f.__wbg_range_free(e6,1)),vr=typeof FinalizationRegistry>"u"?{register:()=>{},unregister:()=>{}}:
new FinalizationRegistry(e6=>f.__wbg_sgnode_free(e6,1)),Sr=typeof FinalizationRegistry>"u"?{register:()=>{},unregister:()=>{}}:new FinalizationRegistry(e6=>f.__wbg_sgroot_free(
e6,1)),Mr=typeof FinalizationRegistry>"u"?{register:()=>{},unregister:()=>{}}:new FinalizationRegistry(e6=>f.__wbg_wasmedit_free(e6,1));function H(e6){let t=f.__externref_table_alloc();
return f.__wbindgen_externrefs.set(t,e6),t}function Er(e6,t){if(!(e6 instanceof t))throw new Error(`expected instance of ${t.name}`)}var Ar=typeof FinalizationRegistry>
"u"?{register:()=>{},unregister:()=>{}}:new FinalizationRegistry(e6=>f.__wbindgen_destroy_closure(e6.a,e6.b));function lt(e6){let t=typeof e6;if(t=="number"||t==
"boolean"||e6==null)return`${e6}`;if(t=="string")return`"${e6}"`;if(t=="symbol"){let s=e6.description;return s==null?"Symbol":`Symbol(${s})`}if(t=="function"){let s=e6.
name;return typeof s=="string"&&s.length>0?`Function(${s})`:"Function"}if(Array.isArray(e6)){let s=e6.length,o="[";s>0&&(o+=lt(e6[0]));for(let a=1;a<s;a++)o+=",\
 "+lt(e6[a]);return o+="]",o}let r=/\[object ([^\]]+)\]/.exec(toString.call(e6)),n;if(r&&r.length>1)n=r[1];else return toString.call(e6);if(n=="Object")try{return"\
Object("+JSON.stringify(e6)+")"}catch{return"Object"}return e6 instanceof Error?`${e6.name}: ${e6.message}
${e6.stack}`:n}function te(e6,t){e6=e6>>>0;let r=D(),n=[];for(let s=e6;s<e6+4*t;s+=4)n.push(f.__wbindgen_externrefs.get(r.getUint32(s,true)));return f.__externref_drop_slice(
e6,t),n}function ma(e6,t){return e6=e6>>>0,Ae().subarray(e6/1,e6/1+t)}var me=null;function D(){return(me===null||me.buffer.detached===true||me.buffer.detached===
void 0&&me.buffer!==f.memory.buffer)&&(me=new DataView(f.memory.buffer)),me}function $(e6,t){return ba(e6>>>0,t)}var Be=null;function Ae(){return(Be===null||Be.
byteLength===0)&&(Be=new Uint8Array(f.memory.buffer)),Be}function ue(e6,t){try{return e6.apply(this,t)}catch(r){let n=H(r);f.__wbindgen_exn_store(n)}}function k(e6){
return e6==null}function pa(e6,t,r){let n={a:e6,b:t,cnt:1},s=(...o)=>{n.cnt++;let a=n.a;n.a=0;try{return r(a,n.b,...o)}finally{n.a=a,s._wbg_cb_unref()}};return s.
_wbg_cb_unref=()=>{--n.cnt===0&&(f.__wbindgen_destroy_closure(n.a,n.b),n.a=0,Ar.unregister(n))},Ar.register(s,n,n),s}function ga(e6,t){let r=t(e6.length*4,4)>>>
0;for(let n=0;n<e6.length;n++){let s=H(e6[n]);D().setUint32(r+4*n,s,true)}return T=e6.length,r}function L(e6,t,r){if(r===void 0){let d=Pe.encode(e6),l=t(d.length,
1)>>>0;return Ae().subarray(l,l+d.length).set(d),T=d.length,l}let n=e6.length,s=t(n,1)>>>0,o=Ae(),a=0;for(;a<n;a++){let d=e6.charCodeAt(a);if(d>127)break;o[s+a]=
d}if(a!==n){a!==0&&(e6=e6.slice(a)),s=r(s,n,n=a+e6.length*3,1)>>>0;let d=Ae().subarray(s+a,s+n),l=Pe.encodeInto(e6,d);a+=l.written,s=r(s,n,a,1)>>>0}return T=a,s}
function W(e6){let t=f.__wbindgen_externrefs.get(e6);return f.__externref_table_dealloc(e6),t}var $e=new TextDecoder("utf-8",{ignoreBOM:true,fatal:true});$e.decode();
var ha=2146435072,dt=0;function ba(e6,t){return dt+=t,dt>=ha&&($e=new TextDecoder("utf-8",{ignoreBOM:true,fatal:true}),$e.decode(),dt=t),$e.decode(Ae().subarray(
e6,e6+t))}var Pe=new TextEncoder;"encodeInto"in Pe||(Pe.encodeInto=function(e6,t){let r=Pe.encode(e6);return t.set(r),{read:e6.length,written:r.length}});var T=0,
f;function pt(e6){f=e6}import{readFileSync as ya}from"node:fs";import{brotliDecompressSync as wa}from"node:zlib";var Pr=e6=>new Uint8Array(wa(ya(new URL("../gra\
mmars/"+e6+".wasm.br",import.meta.url))));var Y=class extends Error{name="StructureLimit";constructor(t){super(`more than ${t} steps`)}},xa=5e5,va=50,Sa=100,R={
budget:0,left:0,begin(e6){this.budget=xa+va*e6,this.left=this.budget},spend(e6){if(this.left-=e6,this.left<0)throw new Y(this.budget)},parserIsDone(){return this.
left-=Sa,this.isDone()},isDone(){return this.left<0}},Ie=new Map,yt,Ir=0,ht=false,Te={lead(e6,t){Ie.clear(),ht=true,yt=e6,Ir=t},root(e6){return ht&&yt&&Ie.set(e6,
Ir),ht=false,e6},childrenOf(e6){Ma(e6);let t=Ie.get(e6);return t===void 0?e6.children:(Ie.delete(e6),e6.children.flatMap((r,n,s)=>{let o=s[n+1]?.startIndex??t;if(!Ea(
r.startIndex,o))return[];let a=Object.assign(Object.create(it.prototype),r);return Ie.set(a,o),[a]}))}},bt=Array(1024),qe=0,Ma=e6=>{let t=bt[qe];t&&(t._children=
void 0),bt[qe]=e6,qe=(qe+1)%bt.length},Ea=(e6,t)=>{let r=yt??[],[n,s]=[0,r.length];for(;n<s;){let o=n+s>>1;(r[o]??0)<e6?n=o+1:s=o}return(r[n]??t)<t},Tr=()=>{let e6=[],
t=r=>{for(;e6.length>r;)Aa(e6.pop())};return{keep:r=>(e6.push(r),r),within:r=>{let n=e6.length,s=r();return t(n),s},free:()=>t(0)}},Aa=e6=>{try{e6?.free()}catch(t){
if(!(t instanceof Error))throw t}};var Ge=new Map,Nr,be=false,xt=new Set,vt=false,wt,ze=[],Rr=[],Pa=[],Lr,kr=Promise.resolve(),Or=(e6,t)=>{let r=kr.then(async()=>(await Ta(
e6),t(Ia)));return kr=r.catch(()=>{}),r},Ia={parse:({name:e6},t)=>ft(e6,t),readPattern:({name:e6},{context:t,selector:r})=>ct(e6,t,r),kinds:({name:e6})=>Ge.get(
e6)?.types.filter(t=>/^\w+$/.test(t))??[]},Ta=async e6=>{Nr??=Na();let{engine:t,parser:r}=await Nr;be&&(r.restore(),Ge.clear(),be=false),vt||await Oa(t),xt.has(
e6.name)||await Ca(e6)},St=()=>{wt?.grow(0),wt=void 0,vt=false,xt=new Set;let e6=Rr.splice(0);if(!be)for(let t of e6)t.delete()},Cr=()=>{be=true,ze.length=0,St()},
Fr=()=>be,Ke=()=>{Et=void 0;for(let e6 of ze.splice(0).reverse())e6.delete()},je=e6=>t=>(e6.push(t),t),Na=async()=>({parser:await La(),engine:await WebAssembly.
compile(Mt("ast-grep"))}),Mt=e6=>{try{return Pr(e6)}catch(t){let r=t instanceof Error?t.message.split(`
`)[0]:String(t),n=`The grammar or engine ${e6} cannot be read: ${r}. Install editplan again.`;throw new jt({name:"UNAVAILABLE_HERE",message:n})}},ka={initial:512,
maximum:16384},Ra=2**20,La=async()=>{let e6=new WebAssembly.Memory(ka),t=await WebAssembly.compile(Mt("web-tree-sitter")),r,n={wasmMemory:e6,instantiateWasm:(a,d)=>(r=
a.env.__stack_pointer,WebAssembly.instantiate(t,a).then(l=>d(l,t)),{}),printErr:()=>{}};await Ee.init(n);let[s,o]=[new Uint8Array(e6.buffer,0,Ra).slice(),r?.value];
return{restore:()=>{new Uint8Array(e6.buffer).fill(0).set(s),r&&o!==void 0&&(r.value=o)}}},Oa=async e6=>{let t={"./wasm_bg.js":Wa(gt)},r=await WebAssembly.instantiate(
e6,t);pt(r.exports),wt=r.exports.memory;let{__wbindgen_start:n}=r.exports;n(),await ut(),vt=true},Ca=async({name:e6,grammar:t,expandoChar:r})=>{let n=Ge.get(e6)??
await Me.load(Mt(t));Ge.set(e6,n),Lr=n,R.begin(0),await mt({[e6]:{libraryPath:e6,...r!==void 0&&{expandoChar:r}}}),xt.add(e6)},Et,ae=e6=>{let{startIndex:t,endIndex:r}=Ne(
e6);return{start:t,end:r}},Ne=e6=>(e6.id(),Et),Fa=/^__wbg_(?:child|childCount|childForFieldId|childForFieldName|namedChildCount|nextSibling|previousSibling|parent|gotoFirstChild|gotoNextSibling|currentNode|typeId|text|startIndex|endIndex|isNamed|currentFieldId)_/,
Wa=e6=>Object.fromEntries(Object.entries(e6).filter(([t])=>t.startsWith("__wb")).map(([t,r])=>[t,Va(t,r)])),Ua=[[/^__wbg_(?:walk|copy)_/,je(ze)],[/^__wbg___new_/,
je(Rr)],[/^__wbindgen_cast_0+1$/,je(Pa)]],Va=(e6,t)=>{if(e6.startsWith("__wbg_init_"))return()=>Promise.resolve();if(e6.startsWith("__wbg_load_"))return()=>Promise.
resolve(Lr);if(e6.startsWith("__wbg_parse_"))return(n,s,o,a)=>t({parse:Ba(n)},s,o,a);if(e6.startsWith("__wbg_rootNode_"))return n=>Te.root(t(n));if(e6.startsWith(
"__wbg_children_"))return(n,s)=>(R.spend(1),t(n,{children:Te.childrenOf(s)}));if(e6.startsWith("__wbg_type_"))return n=>(R.spend(1),Ha(n));if(e6.startsWith("__w\
bg_id_"))return n=>(R.spend(1),Et=n,t(n));let r=Ua.find(([n])=>n.test(e6))?.[1];return r?(...n)=>r(t(...n)):Fa.test(e6)?(n,s,o,a)=>(R.spend(1),t(n,s,o,a)):t},Da=65535,
Ha=({type:e6,typeId:t})=>e6==="ERROR"&&t!==Da?"":e6,Ba=e6=>(t,r,n)=>{let s=$a(()=>e6.parse(t,r,{...n,progressCallback:()=>R.parserIsDone()}));if(s)return je(ze)(
s);throw e6.reset(),new Y(R.budget)},$a=e6=>{try{return e6()}catch(t){throw be=true,t}};var Pt=(e6,t,{name:r},n=true)=>{if(r==="yaml")return[];let s=[],o=e6.walk();
try{Wr(o,{text:t,tokens:s,words:n,breaks:qa(t)})}finally{o.delete()}return s},qa=e6=>{let[t,r]=[0,e6.indexOf(`
`)];return n=>((n<t||r!==-1&&r<n)&&(r=e6.indexOf(`
`,n)),t=n,r===-1?e6.length:r)},Wr=(e6,t)=>{let{text:r,tokens:n,words:s,breaks:o}=t,{endIndex:a}=e6,d=e6.startIndex;if(e6.gotoFirstChild()){do{R.spend(1);let[l,u,
m]=[e6.startIndex,e6.endIndex,e6.nodeType];if(At(r,d,l)&&n.push({start:d,end:l}),d=u,m==="heredoc_body"||m==="heredoc_end"||r.startsWith("=begin",l))n.push({start:l-
1,end:u});else{if(o(l)>=u||!s&&m==="text")continue;za(m,e6)?At(r,l,u)&&n.push({start:l,end:u}):Wr(e6,t)}}while(e6.gotoNextSibling());e6.gotoParent(),At(r,d,a)&&
n.push({start:d,end:a})}},At=(e6,t,r)=>t<r&&e6.slice(t,r).replace(/\\\r?\n/g,"").trim()!=="",ja=/comment$|^(?!concatenated|chained|herestring)(?:[a-z_]+_)?string(?:_literal|_value|_array|_expression)?$|^(?:heredoc|nowdoc|heredoc_content|template_literal_type|template_expression|regex|symbol_array|delimited_symbol|subshell|shell_command_expression|quoted_attribute_value)$/,
Ga=new Set(["pre","textarea","listing","xmp","script","style"]),ke=e6=>ja.test(e6),za=(e6,t)=>{if(ke(e6))return true;if(e6==="ERROR")return false;let r=e6==="el\
ement"?t.currentNode:void 0;if(r&&Ga.has(r.firstChild?.child(1)?.text.toLowerCase()??""))return true;let n=!t.gotoFirstChild();return n||t.gotoParent(),n};var Ur=/^(?:module|block|(?:if|for|while|try|with|match)_statement|\w+_(?:clause|definition))$/,
Vr=(e6,t,{start:r,end:n})=>{let s=[];for(let o=t.indexOf(`
`,r);o!==-1&&o<n;o=t.indexOf(`
`,o+1))Ka(e6,t,o)&&s.push(o);return s},Ka=(e6,t,r)=>{let n=e6.descendantForIndex(r,r+1);if(!n||Ur.test(n.type)||t[r-1]==="\\")return false;for(let s=n;s&&!Ur.test(
s.type);s=s.parent)if(R.spend(1),ke(s.type)||Qa(s,r))return false;return true},Qa=(e6,t)=>{let r=0;for(let n of e6.children){if(!n||n.startIndex>=t)break;/^[([{]$/.
test(n.type)&&(r+=1),/^[)\]}]$/.test(n.type)&&(r-=1)}return r>0};var Hr=e6=>{let{parent:t}=e6;if(!t)return false;if(ni(e6,t)||si(e6,t)||jr(e6)&&qr(t.parent))return true;
let r=Nt(e6);return r>K&&r>ti(e6,t)},Br=({type:e6,parent:t,nextNamedSibling:r})=>{if(e6==="splat_argument")return Xa.has(t?.type??"");if(e6!=="block_argument"&&
!Dr(e6))return false;if(t?.type==="hash")return e6==="block_argument";let n=t?.type==="argument_list"&&$r.has(t.parent?.type??"");return e6==="block_argument"?!n||
t.parent?.type==="yield"||r!==null:!(n||t?.type==="array"||t?.type==="element_reference")||r!==null&&!Dr(r.type)&&r.type!=="block_argument"},Dr=e6=>e6==="pair"||
e6==="hash_splat_argument",$r=new Set(["call","yield","super"]),Xa=new Set(["binary","unary","range","conditional","pair"]),[K,It,ie,Qe]=[0,1,2,3],Nt=e6=>{let{type:t}=e6;
if(/_modifier$/.test(t))return t==="rescue_modifier"&&Tt(e6)?K:Qe;if(t==="test_pattern"||t==="match_pattern")return ie;let r=_e(e6);if(t==="binary")return r==="\
and"||r==="or"?ie:K;if(t==="unary")return Ja(e6,r);if(/assignment$/.test(t)){let n=e6.childForFieldName("right");return!Tt(e6)&&n&&Nt(n)>K?Qe:K}return qr(e6)?It:
K},Ja=(e6,t)=>{let r=e6.childForFieldName("operand");return t==="not"?e6.text.startsWith("not(")?K:ie:t==="!"&&r&&Nt(r)>K?ie:K},Tt=({parent:e6})=>/assignment$/.
test(e6?.type??""),qr=e6=>$r.has(e6?.type??"")&&e6?.namedChildren.some(t=>t?.type==="argument_list"&&Ya(t))===true,Ya=({firstChild:e6,startIndex:t,previousSibling:r})=>e6?.
type!=="("||r?.endIndex!==t,Za=new Set(["program","body_statement","block_body","then","else","do","begin","ensure","rescue","begin_block","end_block","block","\
parenthesized_statements","interpolation"]),ei=new Set(["if","unless","while","until","elsif","case","case_match","if_guard","unless_guard","in","superclass","s\
ingleton_class","rescue_modifier"]),ti=(e6,t)=>{let{type:r}=t;if(r==="rescue_modifier"&&Tt(t))return K;if(Za.has(r))return _e(t.parent)==="defined?"?ie:Qe;if(ei.
has(r))return ie;if(/_modifier$/.test(r))return t.childForFieldName("body")?.id===e6.id?Qe:ie;let n=_e(t);return n==="and"||n==="or"||n==="not"?ie:n==="!"||/assignment$/.
test(r)&&t.childForFieldName("left")?.id!==e6.id||r==="argument_list"&&t.namedChildCount===1&&!jr(e6)?It:K},jr=e6=>e6.childForFieldName("block")?.type==="do_blo\
ck",ri=new Set(["<=>","==","===","!=","=~","!~"]),ni=(e6,t)=>e6.type!==t.type?false:e6.type==="range"||[e6,t].every(r=>ri.has(_e(r))),si=(e6,t)=>{let{previousSibling:r,
nextSibling:n}=e6;return _e(e6)==="~"?r?.type==="!"&&r.endIndex===e6.startIndex:t.type==="conditional"&&n?.type===":"&&/[\w?!]$/.test(e6.text)&&(n.startIndex===
e6.endIndex||n.nextSibling?.startIndex===n.endIndex)},_e=e6=>e6?.childForFieldName("operator")?.type??"";var Gr=["not_operator","unary_operator","binary_operato\
r","comparison_operator","boolean_operator"],oi=["assignment","augmented_assignment","expression_statement","return_statement","assert_statement","raise_stateme\
nt","await","yield","lambda","conditional_expression","expression_list","with_item","pair","keyword_argument","default_parameter","slice","for_in_clause","if_cl\
ause","list_splat"],zr={kinds:["binary_expression"],under:["as_expression","satisfies_expression"],operators:["||","&&","??","|","^","&","==","!=","===","!=="]},
ai=["unary_expression","binary_expression","ternary_expression","update_expression","assignment_expression","augmented_assignment_expression","arrow_function","\
await_expression","yield_expression","as_expression","satisfies_expression"],kt=[{kinds:ai,under:["class_heritage","extends_clause"]},{kinds:["arrow_function","\
yield_expression","assignment_expression"],under:["binary_expression"]},{kinds:["sequence_expression"],under:["for_in_statement"],within:["of"]},{kinds:["binary\
_expression"],operators:["in"],inHead:{of:["for_statement"],field:"initializer"}},{kinds:["unary_expression","await_expression"],under:["binary_expression"],within:[
"**"],isLeft:true},{kinds:["binary_expression"],under:["binary_expression"],operators:["||","&&"],within:["??"]}],Kr={kinds:["as_expression","satisfies_expressi\
on"],under:["member_expression","subscript_expression","call_expression","new_expression","non_null_expression"]},ii=["block","unsafe_block","async_block","cons\
t_block","try_block"],_i=["binary_expression","assignment_expression","compound_assignment_expr","range_expression","type_cast_expression"],Qr=["==","!=","<",">",
"<=",">="],di=["if_statement","for_statement","expression_switch_statement","type_switch_statement"],li=["argument_list","list","tuple","set","expression_list",
"pattern_list","subscript","dictionary"],Xr={javascript:kt,typescript:[...kt,zr,Kr],tsx:[...kt,zr,Kr],python:[{kinds:["lambda"],under:Gr},{kinds:["lambda","name\
d_expression"],under:["interpolation"]},{kinds:["comparison_operator"],under:["comparison_operator"]},{kinds:["named_expression"],under:[...Gr,...oi]},{kinds:["\
lambda","conditional_expression"],under:["conditional_expression"],isInner:true},{kinds:["unary_operator","binary_operator","await"],under:["await"]},{kinds:["n\
ot_operator","comparison_operator","boolean_operator","conditional_expression","lambda"],under:["list_splat","dictionary_splat"]}],java:[{kinds:["lambda_express\
ion"],under:["unary_expression","binary_expression","instanceof_expression"]}],rust:[{kinds:["type_cast_expression","return_expression","break_expression"],under:[
"field_expression","try_expression","index_expression","await_expression"]},{kinds:["type_cast_expression"],under:["binary_expression"],within:["<","<<"]},{kinds:[
"binary_expression"],operators:Qr,under:["binary_expression"],within:Qr},{kinds:["binary_expression"],operators:["||"],under:["let_condition"]},{kinds:["return_\
expression","break_expression","closure_expression"],under:["binary_expression"]},{kinds:[...ii,"if_expression","match_expression","loop_expression","while_expr\
ession","for_expression"],under:[..._i,"call_expression","index_expression"],isFirst:true}],csharp:[{kinds:["lambda_expression"],under:["cast_expression","prefi\
x_unary_expression","binary_expression"]}],ruby:[{kinds:["unary"],under:["binary"],operators:["defined?"]},{kinds:["hash","if","unless","while","until"],under:[
"unary"],within:["not","defined?"]},{kinds:["hash"],under:["argument_list","call","binary","element_reference","pair"],isFirst:true}],go:[{kinds:["unary_express\
ion"],under:["unary_expression","binary_expression"],isGlued:true},{kinds:["composite_literal"],inHead:{of:di}}],bash:[{kinds:["pipeline","list"],under:["redire\
cted_statement"]}]},Rt=(e6,t)=>t==="ruby"&&Hr(e6)||(Xr[t]??[]).some(r=>r.inHead?ci(e6,r.inHead)&&Yr(e6,r):Jr(e6,r)),Jr=(e6,{kinds:t,under:r,operators:n,within:s,
isLeft:o,isInner:a,isGlued:d,isFirst:l})=>t.includes(e6.type)&&(r?.includes(e6.parent?.type??"")??true)&&(n?.includes(_e(e6))??true)&&(s?.includes(_e(e6.parent))??
true)&&(!o||e6.startIndex===e6.parent?.startIndex)&&(!a||e6.nextSibling!==null)&&(!d||fi(e6))&&(!l||mi(e6)),ci=(e6,{of:t,field:r})=>{for(let n=e6;n.parent;n=n.parent){
let{parent:s}=n;if(t.includes(s.type))return r===void 0?n.type!=="block":s.childForFieldName(r)?.id===n.id;if(Zr(s))return false}return false},Yr=(e6,t)=>Jr(e6,
t)&&!/^(?:\[|map\b|struct\b)/.test(e6.text)||!Zr(e6)&&e6.namedChildren.some(r=>r!==null&&Yr(r,t)),Zr=({lastChild:e6})=>/^[)\]}]$/.test(e6?.type??""),en=(e6,t)=>t===
"ruby"?Br(e6):t==="python"&&ui(e6),ui=({type:e6,parent:t})=>(e6==="list_splat"||e6==="dictionary_splat")&&(!li.includes(t?.type??"")||t?.type==="tuple"&&!t.children.
some(r=>r?.type===",")),tn=e6=>e6.length>1&&(e6[0]?.parent?.type==="comparison_operator"||Lt(e6)),Lt=([e6,...t])=>e6?.parent?.type==="extends_clause"&&t.some(({
type:r})=>r===","),rn=e6=>Xr[e6]!==void 0||e6==="php",fi=({previousSibling:e6,firstChild:t,startIndex:r})=>e6?.endIndex===r&&e6.type===t?.type,mi=({startIndex:e6,
parent:t})=>{let r=t;for(;r?.startIndex===e6;)r=r.parent;return r!==null&&pi.has(r.type)},pi=new Set(["block","match_arm","call","yield"]);var nn=e6=>{let t=[0];
for(let{start:s,end:o,lines:a}of e6)t.push(t.at(-1)+a.text.length-(o-s));return{place:s=>{let[o,a]=[0,e6.length];for(;o<a;){let d=o+a>>1;e6[d].end<=s?o=d+1:a=d}
return s+t[o]},match:s=>{let{start:o,lines:a}=e6[s],d=o+t[s];return{start:d,end:d+a.text.length}}}};var sn=/^(?:(?:member|subscript|call|non_null|invocation|element_access)_expression|(?:nullsafe_)?member_(?:access|call)_expression)$/,
Re=e6=>{let t=e6;for(;t&&sn.test(t.type);t=t.firstChild)if(/^nullsafe_/.test(t.type)||t.children.some(r=>r?.type==="optional_chain"))return true;return t?.type===
"conditional_access_expression"},Le=({parent:e6,startIndex:t,endIndex:r})=>e6!==null&&sn.test(e6.type)&&e6.startIndex===t&&e6.endIndex>r;var an=(e6,t)=>{let r=e6.
walk();try{return gi(r,{matches:t,next:0})}finally{r.delete()}},gi=(e6,t)=>{let{nodeType:r,startIndex:n,endIndex:s}=e6;return _n(e6,{kind:r,start:n,end:s},t)},_n=(e6,t,r)=>{
R.spend(1);let n=on(r,t.start);if(!n||n.start>=t.end||t.kind==="ERROR"||!e6.gotoFirstChild())return t;let s=[];do{let{nodeType:o,startIndex:a,endIndex:d}=e6;if(a===
d||ye(o))continue;let l=on(r,a);!l||a<l.start||d>l.end?s.push(_n(e6,{kind:o,start:a,end:d},r)):s.at(-1)!==r.next&&s.push(r.next)}while(e6.gotoNextSibling());return e6.
gotoParent(),{...t,children:s}},on=(e6,t)=>{let{matches:r}=e6;for(;(r[e6.next]?.end??Number.POSITIVE_INFINITY)<=t;)e6.next+=1;return r[e6.next]},ye=e6=>e6.endsWith(
"comment");var Ot={root:"program",body:"statement_block",of:/function|^method_definition$/,text:/^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")\s*;?$/s,isRow:true},
hi={root:"module",body:"block",of:/^(?:function|class)_definition$/,text:/^[(\s]*[rRuU]?(?:"""(?:(?!""")[^\\]|\\.)*"""|'''(?:(?!''')[^\\]|\\.)*'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')[)\s]*$/s,
isRow:false},dn={javascript:Ot,typescript:Ot,tsx:Ot,python:hi},ln=(e6,t)=>{let r=dn[t.language];if(!r||!un(e6.node,r))return[];let[n,s]=[yi(e6,r,t),fn(e6.node,r)];
return[...n.flatMap(o=>wi(o,s,t)),...s.flatMap(o=>xi(o,n,t))]},cn=(e6,{before:t,language:r,matches:n,moved:s})=>{let o=dn[r];return o?n.flatMap(({start:a,end:d,
lines:l,broken:u},m)=>l.values.flatMap((p,g)=>{if(u||!/^[rRuU]?["']/.test(l.text.slice(p.start,p.start+2)))return[];let h=bi(e6,s.match(m).start+p.start,o);if(!h)
return[];let E=t.slice(a,d),A=/[:{]\s*$/.test(E.slice(0,Math.max(0,E.indexOf(h.text)))),y=h.parent!==null&&un(h.parent,o)&&mn(fn(h.parent,o),h.startIndex);return A===
y?[]:[y&&o.isRow?{match:m,value:g}:{match:m}]})):[]},bi=(e6,t,{text:r,isRow:n})=>{let s=e6.descendantForIndex(t);for(;s?.parent&&s.type!=="expression_statement";){
let{parent:o}=s;if(o.startIndex!==s.startIndex&&(n||o.type!=="parenthesized_expression"))return;s=o}return s&&r.test(s.text)?s:void 0},un=({type:e6,parent:t},{root:r,
body:n,of:s})=>e6===r||e6===n&&s.test(t?.type??""),yi=({children:e6},{text:t,isRow:r},{before:n,matches:s})=>{let o=[];for(let a of e6){let{start:d,end:l}=typeof a==
"number"?s[a]:a,u=n.slice(d,l);if(!(u==="{"||u.startsWith("#!"))&&(!t.test(u)||(o.push(a),!r)))break}return o},fn=(e6,{text:t,isRow:r})=>{let n=[];for(let s=e6.
firstNamedChild;s&&!(!(ye(s.type)||s.type==="hash_bang_line")&&(s.type!=="expression_statement"||!t.test(s.text)||(n.push(s),!r)));s=s.nextNamedSibling);return n},
mn=(e6,t)=>e6.some(({startIndex:r})=>r===t),wi=(e6,t,r)=>{let{before:n,matches:s,moved:o}=r,a=pn(e6),d=typeof e6=="number"?o.match(e6).start:o.place(e6.start);if(mn(
t,d))return[];if(a===void 0)return[{match:gn(d,r)}];let{lines:l,...u}=s[a];return l.text.trim()===""||n[u.end-1]===";"?[]:[{match:a}]},xi=({startIndex:e6,endIndex:t},r,n)=>{
let s=gn(t-1,n),o=n.moved.match(s);return r.some(d=>typeof d=="object"&&n.moved.place(d.start)===e6)||o.end>e6&&o.start<t?[]:[{match:s}]},pn=e6=>typeof e6=="num\
ber"?e6:e6.children?.map(pn).find(t=>t!==void 0),gn=(e6,{matches:t,moved:r})=>Math.max(0,t.findLastIndex((n,s)=>r.match(s).start<=e6));var hn=(e6,{matches:t})=>/^(?:\{|function\b|class\b|async\s+function\b)/.
test(t[e6]?.lines.text??""),bn=(e6,[t],{matches:r,moved:n,text:s,statement:o})=>{let{start:a}=n.match(e6),d=/=>\s*$/.test(s.slice(Math.max(0,a-200),a)),l=r[e6]?.
start===o||t?.type==="expression_statement";if(!t||!d&&!l)return false;for(let u=t;u;u=u.firstChild)if(u.type==="object"||l&&Ct.has(u.type))return true;return false},
Ct=new Set(["function_expression","class","generator_function"]),yn=(e6,t)=>{if(!xn.has(t))return false;let r=e6;for(;r.firstChild&&r.type!=="object"&&!Ct.has(r.
type);)r=r.firstChild;let n=e6;for(;n.parent?.startIndex===e6.startIndex&&n.type!=="expression_statement";)n=n.parent;let s=n.previousSibling?.type==="=>";return r.
type==="object"?s||n.type==="expression_statement":n.type==="expression_statement"&&Ct.has(r.type)},Ft=(e6,{matches:t})=>{let r=t[e6]?.lines.values.findIndex(({
start:n,isSingle:s})=>n===0&&s)??-1;return r===-1?{match:e6}:{match:e6,value:r}},wn=e6=>{let{before:t,matches:r,language:n}=e6;return xn.has(n)?r.flatMap(({start:s,
end:o,lines:a,broken:d},l)=>{if(d||!/\bexport\s+default\s+$/.test(t.slice(Math.max(0,s-200),s)))return[];let[u,m]=[t.slice(s,o),a.text].map(p=>vi.test(p));return u===
m?[]:[m?Ft(l,e6):{match:l}]}):[]},xn=new Set(["javascript","typescript","tsx"]),vi=/^(?:(?:async[ \t]+)?function\b|(?:abstract\s+)?class\b|interface\b|@)/,vn=(e6,{
text:t,matches:r,moved:n})=>r.flatMap(({lines:s,broken:o},a)=>{if(o)return[];let d=n.match(a),l=t.slice(Math.max(0,d.start-3),d.end+3),u=l.indexOf("<!--")+Math.
max(0,d.start-3);if(!l.includes("<!--")||e6.descendantForIndex(u,u+1)?.type!=="<")return[];let m=g=>u<d.start+g&&d.start+g<u+4,p=s.values.findIndex(({start:g,isSingle:h})=>h&&
m(g));return[p===-1?{match:a}:{match:a,value:p}]});var Sn=(e6,t,r)=>{let n=e6.walk();try{let s=nn(r.matches),o={...r,misfits:[],moved:s,hasError:e6.hasError,statement:-1};
return o.misfits.push(...wn(o)),Mn(t,n,o),r.language==="python"&&Mi(e6,o),r.language==="javascript"&&o.misfits.push(...vn(e6,o)),o.misfits.push(...cn(e6,o)),Si(
o.misfits)}finally{n.delete()}},Si=e6=>{let t=new Set;return e6.filter(({match:r,value:n})=>t.size<t.add(`${r} ${n}`).size)},Mi=(e6,{text:t,matches:r,misfits:n,
moved:s})=>{for(let[o,{lines:a,broken:d}]of r.entries()){if(d||!a.text.includes(`
`))continue;let l=s.match(o);for(let u of Vr(e6,t,l)){let m=({start:g,end:h,isSingle:E})=>E&&l.start+g<u&&u<l.start+h,p=a.values.findIndex(m);n.push(p===-1?{match:o}:
{match:o,value:p})}}},Mn=({children:e6=[]},t,r)=>{let n=t.currentNode;r.misfits.push(...ln({children:e6,node:n},r));let s=t.gotoFirstChild(),o={cursor:t,around:n,
isLeft:s,previous:void 0};for(let a of e6){if(!(typeof a=="number"?Ei(a,o,r):Ri(a,o,r))){Oi(a,{children:e6,previous:o.previous,around:n},r);break}typeof a=="num\
ber"&&(o.previous=a)}s&&t.gotoParent()},Xe=e6=>{e6.isLeft=e6.cursor.gotoNextSibling()},Ei=(e6,t,r)=>En(r.moved.match(e6),e6,t,r),En=(e6,t,r,n)=>{let{hasError:s,
misfits:o,language:a}=n,[d,l]=[Pn(t,n),hn(t,n)],u=rn(a),{lines:m,was:p,broken:g}=n.matches[t],h=p!=="spread"&&m.values.length>0&&m.text.includes(","),E=s||l||u||
h||d.length>0,A=Ai(e6,r,{text:n.text,isLookedAt:E});return!A||g?A!==void 0:ki(t,n)||s&&A.some(y=>y.hasError)?false:(In(t,d,A,n),h&&Ni(A,m,e6)&&o.push({match:t,isList:true}),
u&&(Pi(A,a,p)||Ti(A,m,{...e6,language:a}))&&o.push({match:t}),l&&bn(t,A,n)&&o.push(Ft(t,n)),true)},Ai=(e6,t,{text:r,isLookedAt:n})=>{let{cursor:s}=t,o=[];for(;t.
isLeft&&s.startIndex<e6.end;Xe(t)){R.spend(1);let{startIndex:a,endIndex:d}=s;if(!(a===d||d<=e6.start)){if(a<e6.start||d>e6.end&&!An(r,e6.end,d))return;n&&o.push(
s.currentNode)}}return o},Pi=(e6,t,r)=>{let[n,s]=e6;if(!n||s)return tn(e6)||e6.at(-1)?.nextSibling?.type==="&";for(let o=n;o;o=o.namedChildCount===1&&Ii(o)?o.firstNamedChild:
null)if(Rt(o,t))return true;return r!=="chain"&&Re(n)&&Le(n)},Ii=({firstNamedChild:e6,startIndex:t,endIndex:r})=>e6?.startIndex===t&&e6.endIndex===r,Ti=([e6,...t],{
values:r},{start:n,language:s})=>s==="rust"&&t.length>0&&r.some(o=>o.start===0&&!o.isLeaf&&n+o.end===e6?.endIndex),Ni=(e6,{values:t},r)=>{let n=e6.filter(({type:o})=>o!==
","&&!ye(o)),s=({startIndex:o,endIndex:a})=>t.some(({start:d,end:l})=>r.start+d<=o&&r.start+l>=a);return n.length>1&&e6.some(({type:o})=>o===",")&&!Lt(e6)&&n.some(
s)},ki=(e6,{matches:t,moved:r,text:n})=>{if(t[e6].lines.text.trim()!=="")return false;let{start:s,end:o}=r.match(e6);return/[,([{]\s*$/.test(n.slice(Math.max(0,
s-200),s))&&/^\s*,/.test(n.slice(o,o+200))},Ri=(e6,t,r)=>{let{cursor:n}=t,{moved:s,text:o}=r,[a,d]=[s.place(e6.start),s.place(e6.end)];for(;t.isLeft&&n.startIndex<
a&&(n.startIndex===n.endIndex||ye(n.nodeType));)Xe(t);for(;t.isLeft&&n.startIndex===a&&n.endIndex===a;)Xe(t);R.spend(1);let l=t.isLeft&&n.nodeType===e6.kind&&n.
startIndex===a&&An(o,d,n.endIndex);if(e6.kind==="expression_statement"&&(r.statement=e6.start),l)return e6.children&&Mn(e6,n,r),Xe(t),true;let u=e6.children&&Li(
e6.children);return u!==void 0&&En({start:a,end:d},u,t,r)},Li=e6=>{let[t,r,...n]=e6;return typeof t=="number"&&n.length===0&&(r===void 0||typeof r=="object"&&r.
kind===";")?t:void 0},An=(e6,t,r)=>t===r||/^\s*(?:$|#|\/[/*]|--|<!--)/.test(e6.slice(Math.min(t,r),Math.max(t,r))),Oi=(e6,{children:t,previous:r,around:n},s)=>{
let{misfits:o}=s,a=o.length,d=Wt(t);for(let u of d)In(u,Pn(u,s),[n],s);if(o.length>a)return;let[l=r??d[0]]=typeof e6=="number"?[e6]:Wt(e6.children??[]);l!==void 0&&
o.push({match:l,others:d})},Wt=e6=>e6.flatMap(t=>typeof t=="number"?[t]:Wt(t.children??[])),Pn=(e6,{matches:t})=>{let{text:r,values:n}=t[e6].lines,s=[];for(let[
o,{start:a,end:d,isLeaf:l}]of n.entries())!(l&&Ci.test(r.slice(a,d))&&!/[\w$.]/.test(`${r[a-1]??""}${r[d]??""}`))&&a<d&&s.push(o);return s},Ci=/^[\w$]+$/,In=(e6,t,r,{
matches:n,misfits:s,moved:o,language:a})=>{let{start:d}=o.match(e6),l=[];for(let u of t){let m=n[e6].lines.values[u],p=Fi(m,{start:d+m.start,end:d+m.end},{nodes:r,
way:l});p!=="kept"&&(p!=="torn"&&en(p,a)?s.push({match:e6}):(p==="torn"||Rt(p,a)||m.isChain&&Le(p)||yn(p,a))&&s.push({match:e6,value:u}))}},Fi=(e6,t,r)=>{let n=Wi(
t,r);if(n)return Ui(n,e6,{...t,way:r.way});let s=o=>r.nodes.some(a=>a.startIndex<o&&a.endIndex>o);return!e6.isSingle&&!s(t.start)&&!s(t.end)?"kept":"torn"},Wi=(e6,{
nodes:t,way:r})=>{for(;r.length>0&&!Tn(r.at(-1),e6);)r.pop();return r.at(-1)??t.find(n=>n.startIndex<=e6.start&&n.endIndex>=e6.end)},Tn=({startIndex:e6,endIndex:t},{
start:r,end:n})=>e6<=r&&t>=n&&t-e6>n-r,Ui=(e6,t,{start:r,end:n,way:s})=>{let o=e6,a=false;for(;;){if(R.spend(1),o.startIndex===r&&o.endIndex===n){if(t.kind===void 0||
Vi(t,o))return o;a=true}let u=o.firstChildForIndex(r);if(!u||u.startIndex>r||u.endIndex<n)break;s.at(-1)!==o&&Tn(o,{start:r,end:n})&&s.push(o),o=u}if(a)return"t\
orn";if(o.childCount===0||ke(o.type))return"kept";let d=o.firstChildForIndex(n-1);return!t.isSingle&&o.firstChildForIndex(r)?.startIndex===r&&d?.endIndex===n?"k\
ept":"torn"},Vi=({kind:e6="",isLeaf:t},r)=>r.type===e6||t&&r.childCount===0||r.type===`${e6}_pattern`;var Ut=e6=>{let t=Number.NEGATIVE_INFINITY;return e6.filter(
r=>{let n=r.start>=t;return n&&(t=r.end),n})},kn=(e6,{done:t,after:r},{start:n,end:s})=>{let o=[],a=n;for(let d=Nn(t,r,n);d<t.length;d+=1){let l=t[d];if(!l||l.start>=
s)break;if(l.start<a||l.end>s)continue;let u={start:0,end:l.lines.text.length,isSingle:true,inner:l.lines.values};o.push(e6({start:a,end:l.start}),{...l.lines,values:[
u]}),a=l.end,d=Nn(t,d+1,a)-1}return se([...o,e6({start:a,end:s})])},Nn=(e6,t,r)=>{let[n,s]=[t,e6.length];for(;n<s;){let o=n+s>>1;(e6[o]?.start??0)<r?n=o+1:s=o}return n},
Rn=(e6,t)=>{let r=[],n=0;for(let{start:s,end:o,lines:a}of t)r.push(e6.slice(n,s),a.text),n=o;return r.join("")+e6.slice(n)},Je=(e6,t)=>{let r;return({start:n,end:s})=>{
let o=e6.slice(n,s),a=[];for(let d=o.indexOf(`
`);d!==-1;d=o.indexOf(`
`,d+1))r??=t(),Di(r,n+d+1)&&a.push(d+1);return{text:o,kept:a,values:[]}}},Di=(e6,t)=>{let[r,n]=[0,e6.length];for(;r<n;){let s=r+n>>1;(e6[s]?.start??0)<t?r=s+1:n=
s}return(e6[r-1]?.end??0)>t};var Hi=new Set(["javascript","typescript","tsx","python","go","java","rust","ruby","php","cpp","csharp","c"]),Bi=8;function*Ln(e6,t){
let r=e6.map(p=>({...p,lines:Jt(p.lines)})),{text:n,outline:s,isWhole:o,language:a,read:d}=t,l=r.map(()=>new Set),u=r.map(()=>new Set),m;for(let p=0;p<Bi;p+=1){
let g=r.map((S,x)=>{let O=l[x];return O.size===0?S:{...S,lines:Yt(S.lines,O)}}),h=Rn(n,g);yield;let[E,A]=d(h,S=>[o?Vt(S,a):void 0,Sn(S,s,{before:n,text:h,matches:g,
language:a})]),y=A.filter(({match:S,value:x})=>x===void 0||!u[S]?.has(x));if(E===void 0&&y.length===0)return{matches:g};let[P]=y;if(m??={matches:r,...E!==void 0&&
{brokenAt:E},...P&&{misfit:P.match}},!(Hi.has(a)&&!y.some(({isList:S})=>S))||!$i(y,{given:r,wrapped:l,accepted:u}))return m}return m??{matches:r}}var $i=(e6,t)=>e6.
map(r=>r.value===void 0?qi(r,t):zi(r.match,r.value,t)).includes(true),qi=({match:e6,others:t=[]},{given:r,wrapped:n})=>{let s=[e6,...t].find(o=>!Gi(o,{given:r,wrapped:n})&&
r[o]?.lines.text.trim()!=="");return s===void 0?ji([e6,...t],{given:r,wrapped:n}):(n[s]?.add("whole"),true)},ji=(e6,{given:t,wrapped:r})=>{for(let n of e6){let{
text:s="",values:o=[]}=t[n]?.lines??{},a=o.findIndex(({isSingle:d,isLeaf:l,end:u},m)=>d&&(!l||s[u]===".")&&!r[n]?.has(m));if(!(a<0)){for(let d of e6)r[d]?.delete(
"whole");return r[n]?.add(a),true}}return false},Gi=(e6,{given:t,wrapped:r})=>{let{text:n="",values:s=[]}=t[e6]?.lines??{};return[...r[e6]??[]].some(o=>o==="who\
le"||s[o]?.start===0&&s[o]?.end===n.length)},zi=(e6,t,{given:r,wrapped:n,accepted:s})=>{if(r[e6]?.lines.values[t]?.isSingle!==true)return false;let o=n[e6];return o.
delete(t)?s[e6]?.add(t):o.add(t),true},Vt=(e6,t)=>{if(!e6.hasError){let{kinds:n=[],isTaken:s}=Ki[t]??{},o=s&&e6.descendantsOfType([...n]).find(a=>a&&!s(a));return o?
o.startPosition.row+1:void 0}let r=e6;for(let n=r;n;n=r.children.find(({hasError:s})=>s))r=n;return r.startPosition.row+1},Ki={python:{kinds:["block"],isTaken:({
startIndex:e6,endIndex:t})=>e6<t},java:{kinds:["expression_statement"],isTaken:({firstNamedChild:e6})=>Xi.test(e6?.type??"")},ruby:{kinds:["comment"],isTaken:({
text:e6,startPosition:t})=>t.column===0||!e6.startsWith("=begin")},go:{kinds:["argument_list","parameter_list","literal_value","defer_statement","go_statement"],
isTaken:e6=>e6.type.endsWith("_statement")?e6.lastChild?.type==="call_expression":!Qi(e6)}},Qi=({lastChild:e6})=>{let t=e6?.previousSibling;for(;t?.type==="comm\
ent";)t=t.previousSibling;return t?.isNamed===true&&t.endPosition.row!==e6?.startPosition.row},Xi=/^(?:(?:assignment|update|object_creation|switch)_expression|method_invocation|\w*comment)$/;
var Ji=100,Yi=1e4,On=({engine:e6,language:t},r)=>{let n=Zi(r);if(n!==void 0)try{let s=Fn(e6.readPattern(t,n))??[],[o]=s.toSorted((a,d)=>d.length-a.length);return o?.
slice(0,Ji)||void 0}catch(s){if(s instanceof Error&&!(s instanceof RangeError||s instanceof WebAssembly.RuntimeError)&&!(s instanceof Y))return;throw s}},Cn=(e6,t)=>{
let r=[];for(let n=e6.indexOf(t);n!==-1;n=e6.indexOf(t,n+1)){if(r.length===Yi)return;r.push(n)}return r},Zi=e6=>{if(typeof e6=="string")return{context:e6};let{pattern:t}=e6.
rule;if(typeof t=="string")return{context:t};if(typeof t!="object"||t===null)return;let{context:r,selector:n,...s}=t;return typeof r=="string"&&typeof n=="strin\
g"&&Object.keys(s).length===0?{context:r,selector:n}:void 0},Fn=({kind:e6,isNamed:t,children:r,text:n="",pattern:s})=>{if(e6.startsWith("MISSING"))return;if(s===
"terminal")return t?[n]:[];let o=r.map(Fn);return o.every(a=>a!==void 0)?o.flat():void 0};var Wn=e6=>{if(typeof e6=="string")return{rule:Oe({pattern:e6})};let{rule:t,
utils:r}=e6;if(!G(t))return e6;if(!G(r))return{...e6,rule:Oe(t)};let n="~".repeat(1+Math.max(0,...Object.keys(r).map(({length:o})=>o))),s=Object.entries(r).map(
([o,a])=>[o+n,G(a)?Oe(a,n):a]);return{...e6,rule:Oe(t,n),utils:{...r,...Object.fromEntries(s)}}},Oe=(e6,t="")=>Object.fromEntries(Object.entries(e6).map(([r,n])=>{
if(r==="pattern"&&typeof n=="string")return[r,{context:n,strictness:"relaxed"}];if(r==="pattern"&&G(n))return[r,{strictness:"relaxed",...n}];if(r==="matches"&&typeof n==
"string")return[r,n+t];let s=(r==="all"||r==="any")&&Array.isArray(n);return[r,s?n.map(o=>G(o)?Oe(o,t):o):n]}));var Vn=e6=>{let t=[...e6];for(let r=1;r<t.length;r+=
2){let[n,s,o]=[t[r-1],t[r],t[r+1]];!n||!s||!o||(s.text.trim()===""?/,\s*$/.test(n.text)&&e_(t,r)?t[r-1]=Un(n,/,\s*$/):t_(t,r)&&/^\s*,/.test(o.text)&&(t[r+1]=r_(
o,/^\s*,\s*/)):/,\s*$/.test(s.text)&&/^\s*,/.test(o.text)&&(t[r]=Un(s,/,\s*$/)))}return t},Dn=({text:e6})=>e6.trim()==="",e_=(e6,t)=>{let r=e6.findIndex((n,s)=>s>
t&&!Dn(n));return r===-1||r%2===0&&/^\s*[,)\]}>]/.test(e6[r]?.text??"")},t_=(e6,t)=>{let r=e6.findLastIndex((n,s)=>s<t&&!Dn(n));return r%2===0&&/[([{<]\s*$/.test(
e6[r]?.text??"")},Un=(e6,t)=>{let r=e6.text.search(t),{values:n,...s}=X(e6,0,r);return{...s,values:e6.values.map(o=>({...o,end:Math.min(o.end,r)})).filter(({start:o})=>o<
r)}},r_=(e6,t)=>X(e6,t.exec(e6.text)?.[0].length??0,e6.text.length);var Dt=({kind:e6,keys:t},r)=>e6==="replace"?n_(r,String(t.replace??""),String(t.by??"")):e6===
"substring"?s_(r,t.startChar,t.endChar):Ue(r,o_(r.text,String(t.toCase??""),t.separatedBy)),n_=(e6,t,r)=>{let n=zt.compile(t).matcher(e6.text),s=n.pattern().namedGroups(),
o=[],a=0;for(;n.find();){let d=r.replace(/\$(?:(\$)|\{([^}]*)\}|(\w+))/g,(l,u,m,p)=>{let g=m??p??"",h=/^\d+$/.test(g)?Number(g):s[g];return u??(h===void 0||h>n.
groupCount()?"":n.group(h)??"")});o.push(X(e6,a,n.start()),We(d)),a=n.end()}return se([...o,X(e6,a,e6.text.length)])},s_=(e6,t,r)=>{let n=Array.from(e6.text),{length:s}=n,
[o,a]=[Hn(t,0,s),Hn(r,s,s)],d=l=>n.slice(0,l).join("").length;return X(e6,d(o),Math.max(d(o),d(a)))},Hn=(e6,t,r)=>{let n=typeof e6=="number"?e6:t;return Math.max(
0,Math.min(r,n<0?r+n:n))},Bn={dash:"-",dot:".",slash:"/",space:" ",underscore:"_"},o_=(e6,t,r)=>{let n=Array.isArray(r)?r.map(String):[...Object.keys(Bn),"caseC\
hange"],s=n.flatMap(d=>Bn[d]??[]),o=a_(e6,s,n.includes("caseChange")),a=o.map(d=>d.toLowerCase());switch(t){case"lowerCase":return e6.toLowerCase();case"upperCa\
se":return e6.toUpperCase();case"capitalize":return Fe(e6);case"snakeCase":return a.join("_");case"kebabCase":return a.join("-");case"pascalCase":return o.map(Fe).
join("");default:return o.map((d,l)=>l===0?d.toLowerCase():Fe(d)).join("")}},a_=(e6,t,r)=>(t.length>0?e6.split(new RegExp(`[${t.map(s=>`\\${s}`).join("")}]`)):[
e6]).flatMap(s=>r?s.split(i_):[s]).filter(s=>s!==""),i_=new RegExp("(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\P{Ll})(?=\\P{Ll}\\p{Ll})","u");var Ht=(e6,t,r)=>{let n=ae(e6),
{type:s}=Ne(e6),o=Re(Ne(e6))?"chain":/spread|splat|unpacking/.test(s)?"spread":void 0,a=Gn(e6,t.expandStart,{scope:r,way:"prev"})?.start??n.start,d=Gn(e6,t.expandEnd,
{scope:r,way:"next"})?.end??n.end,l=c_(e6,t,r),u=r.read(t.template),m=u.map((E,A)=>{if("text"in E)return E;let y=[u[A-1],u[A+1]];return __(E,l(`${E.several?"$$$":
"$"}${E.variable}`),r,y)}),p=d===r.text.length||r.text[d]===`
`,g=se(Vn(m));if(!g.text.includes(`
`))return{start:a,end:d,lines:g,was:o};let h=Ve(r.text,n.start);return{start:a,end:d,lines:we(g,{from:"",to:h,endsLine:p}),was:o}},Ce=We(""),__=(e6,t,r,n)=>{if(!t)
return Ce;if("made"in t)return we($n(e6,t.made),{from:"",to:e6.indent});let s=Ze(t.nodes);if(!s)return Ce;let{text:o,partOf:a,language:d}=r,l=d==="html"?d_(s,o,
n):s,u=a(l),m=u.text!==o.slice(l.start,l.end),p={start:s.start-l.start,end:u.text.length-(l.end-s.end),...m?{isSingle:t.nodes.length===1}:l_(t.nodes)},g=Xt(p.start,
u.values),h=$n(e6,{...u,values:[{...p,...g.length>0&&{inner:g}}]});return h.text.includes(`
`)?we(h,{from:Ve(o,l.start),to:e6.indent}):h},d_=({start:e6,end:t},r,n)=>{let[s="",o=""]=n.map(u=>u?.text),a=s.lastIndexOf("<")>s.lastIndexOf(">"),d=r.slice(0,e6).
trimEnd().length,l=r.length-r.slice(t).trimStart().length;return{start:!a&&!/\s$/.test(s)&&r[d-1]===">"?d:e6,end:!a&&!/^\s/.test(o)&&r[l]==="<"?l:t}},l_=([e6,...t])=>{
if(!e6||t.length>0)return{isSingle:false};let r=Ne(e6);for(;r.childCount===1&&r.firstNamedChild;)r=r.firstNamedChild;let n=Re(r)&&!Le(r);return{isSingle:true,kind:r.
type,isLeaf:r.childCount===0,isChain:n}},$n=(e6,t)=>Ue(t,Zt(e6,t.text)),Ze=e6=>{let[t,r]=[e6[0],e6.at(-1)];return t&&r&&{start:ae(t).start,end:ae(r).end}},c_=(e6,{
transforms:t,rewriters:r},n)=>{let s=new Map,{whole:o=e6,shared:a=[]}=n,d=l=>{let u=s.get(De(l));if(u!==void 0)return{made:u};let m=Ye(e6,l).map(n.held.keep),g=m.
length>0||l.startsWith("$$$")&&a.includes(l)?m:Ye(o,l).map(n.held.keep);return g.length>0?{nodes:g}:void 0};for(let[l,u]of t)s.set(l,u_(u,{rewriters:r,scope:{...n,
whole:o},find:d}));return d},Ye=(e6,t)=>{if(t.startsWith("$$$"))return e6.getMultipleMatches(De(t));let r=e6.getMatch(De(t));return r?[r]:[]},zn=(e6,t,{text:r,held:n})=>Object.
fromEntries(Array.from(t).flatMap(s=>{let o=Ze(Ye(e6,s).map(n.keep));return o?[[s,r.slice(o.start,o.end)]]:[]})),u_=(e6,t)=>{let r=t.find(e6.source);if(!r)return Ce;
if("made"in r)return Dt(e6,r.made);let{text:n,partOf:s}=t.scope,o=Ze(r.nodes);if(!o)return Ce;let a=e6.kind==="rewrite"?f_(e6,r.nodes,t):Dt(e6,s(o));return we(a,
{from:Ve(n,o.start),to:""})},f_=({keys:e6},t,{rewriters:r,scope:n})=>{let o=(Array.isArray(e6.rewriters)?e6.rewriters.map(String):[]).flatMap(g=>r.find(h=>h.id===
g)??[]),a=Ze(t);if(!a)return Ce;let d=n.partOf(a);if(d.text!==n.text.slice(a.start,a.end))throw new Error("a match is within code that rewriters rewrite, and bo\
th cannot be done at once; use two steps");let l=t.flatMap(g=>m_(g,o,{rewriters:r,scope:n}));if(l.some(({start:g,end:h})=>g<a.start||h>a.end))throw new Error("a\
 rewriter takes in what is before or after the text that it rewrites");let u=[];for(let g of l)g.start>=(u.at(-1)?.end??0)&&u.push(g);if(typeof e6.joinBy=="stri\
ng")return se(u.map(({lines:g})=>g),e6.joinBy);let m=[],p=a.start;for(let{start:g,end:h,lines:E}of u)m.push(X(d,p-a.start,g-a.start),E),p=h;return se([...m,X(d,
p-a.start,a.end-a.start)])},m_=(e6,t,{rewriters:r,scope:n})=>{let{held:s,whole:o}=n,a=new Map;for(let d of t)for(let l of e6.findAll({...d.matcher}).map(s.keep))
!a.has(l.id())&&(!o||g_(l,d,{held:s,whole:o}))&&a.set(l.id(),[l,d]);return p_([...a.values()],s).map(([d,{replacement:l,shared:u}])=>Ht(d,{...l,rewriters:r},{...n,
shared:u}))},p_=(e6,{keep:t})=>e6.map(r=>({one:r,...ae(r[0])})).sort((r,n)=>r.start-n.start||n.end-r.end||qn(r.one[0],t)-qn(n.one[0],t)).map(({one:r})=>r),g_=(e6,{
shared:t},{held:r,whole:n})=>t.every(s=>{let[o=[],a=[]]=[e6,n].map(l=>Ye(l,s).map(r.keep));return!s.startsWith("$$$")&&(o.length===0||a.length===0)||Kn(o.filter(
jn),a.filter(jn),r)}),qn=(e6,t)=>e6.ancestors().map(t).length,jn=e6=>e6.isNamed(),Kn=(e6,t,r)=>e6.length===t.length&&e6.every((n,s)=>h_(n,t[s],r)),h_=(e6,t,r)=>e6.
isNamedLeaf()||t.isNamedLeaf()?e6.text()===t.text():e6.kind()===t.kind()&&Kn(e6.children().map(r.keep),t.children().map(r.keep),r),Gn=(e6,t,{scope:r,way:n})=>{if(!t)
return;let{stopBy:s="neighbor",field:o,...a}=t,{keep:d}=r.held,[l]=[n==="prev"?e6.prev():e6.next()].flatMap(m=>m?[d(m)]:[]),u=s==="neighbor"?l?[l]:[]:(n==="prev"?
e6.prevAll():e6.nextAll()).map(d);for(let m of u){if(m.matches({rule:a}))return ae(m);if(typeof s=="object"&&m.matches({rule:s}))return}};var Bt=(e6,t)=>{let r=b_(
e6),n=r.map(a=>typeof a=="string"?a:Qn).join(""),s=Je(n,()=>t(n)),o=0;return r.map(a=>{let d=o;return o+=typeof a=="string"?a.length:Qn.length,typeof a=="string"?
s({start:d,end:o}):a})},Qn="x1",b_=e6=>{let t=[];for(let r of e6){let n=t.at(-1);typeof r!="string"?t.push(...typeof n=="string"?[r]:["",r]):typeof n=="string"?
t[t.length-1]=n+r:t.push(r)}return t};var Xn=(e6,t)=>{let{matcher:r,replacement:n}=e6,s=n.rewriters.map(o=>({...o,matcher:et(o.matcher,t)}));return{...e6,matcher:y_(
r,t),replacement:{...n,rewriters:s}}},y_=(e6,t)=>{if(typeof e6!="string")return et(e6,t);let r=Jn(e6,t);return typeof r=="string"?r:{rule:{pattern:r}}},et=(e6,t)=>Object.
fromEntries(Object.entries(e6).map(([r,n])=>[r,r==="pattern"?Jn(n,t):Array.isArray(n)?n.map(s=>G(s)?et(s,t):s):G(n)?et(n,t):n])),Jn=(e6,t)=>{if(typeof e6=="stri\
ng"&&t.language.name==="cpp"&&w_(e6))return{context:`${e6.trim()} x;`,selector:"qualified_identifier"};let r=x_(e6),n=r&&v_(r,t);if(!n||!Zn(n)||E_(n,t.language))
return e6;let s=`${r.context};`;return G(e6)?{...e6,context:s}:s};function w_(e6){let t=0,r=e6.replace(/[<>]|[^<>]+/g,n=>(t+=n==="<"?1:n===">"?-1:0,t===0&&n!=="\
>"?n:""));return t===0&&!/[;(){}]/.test(e6)&&/^\s*(?:::)?(?:[\w$]+::)+[\w$]+\s*$/.test(r)}var x_=e6=>{if(typeof e6=="string")return{context:e6};if(!G(e6)||typeof e6.
context!="string")return;let{context:t,selector:r}=e6;return{context:t,...typeof r=="string"&&{selector:r}}},v_=(e6,{engine:t,language:r,held:n})=>{let s=n.keep(
t.parse(r,S_(e6,r))).getInnerTree(),{rootNode:o}=s;return e6.selector===void 0?M_(o):Yn(o,e6.selector)},S_=({context:e6},{expandoChar:t="$"})=>e6.replace(/\$+(?=[A-Z_])|\$\$\$/g,
r=>t.repeat(r.length)),M_=e6=>{let t=e6;for(;;){let[r,n,s]=t.children;if(!(r&&!s&&(!n||n.isMissing||n.startIndex===n.endIndex)))return t;t=r}},Yn=(e6,t)=>{if(e6.
type===t)return e6;for(let r of e6.children){let n=Yn(r,t);if(n)return n}},Zn=({children:e6})=>{let t=e6.at(-1);return t!==void 0&&(t.isMissing?t.type===";"&&e6.
length>2:Zn(t))},E_=({type:e6},{name:t})=>t==="php"&&e6.endsWith("_statement");var es=8*2**20,fl=async(e6,t)=>e6.length>es?{ok:false,reason:"limit",steps:es}:Or(
t.language,r=>Kt(A_(r,e6,t)));function*A_(e6,t,r){R.begin(t.length);let n=Tr();try{let{language:s}=r,{whole:o,needed:a}=P_(r,{engine:e6,language:s,held:n}),d=(x,O)=>{
let C=O($t(n.keep(e6.parse(s,x))));return n.free(),Ke(),C},l=N_(o.replacement,x=>d(x,O=>Pt(O,x,s,false))),u=n.keep(e6.parse(s,t));yield;let m=a===void 0?void 0:
Cn(t,a),p=yield*T_(u,t,{sought:o,places:m,held:n,literals:l}),g=p.some(({start:x},O)=>x<(p[O-1]?.end??0)),h=$t(u),E=r.captures?[]:er(h,t,{matches:p,matcher:r.matcher});
yield;let A=p.findIndex(({isPartial:x})=>x),y={dropped:E,...A>=0&&{partial:A}};if(!r.keepsSyntax||p.length===0||g)return{ok:true,matches:p.map(ts),...y};let P={
text:t,language:s.name,outline:an(h,p),isWhole:Vt(h,s.name)===void 0,read:d};n.free(),Ke();let{matches:v,...S}=yield*Ln(p,P);return{ok:true,matches:v.map(ts),...y,
...S}}catch(s){return I_(s,n)}finally{n.free(),Ke()}}var $t=e6=>e6.getInnerTree().rootNode,ts=({lines:e6,...t})=>({...t,replacement:e6.text}),ne,P_=(e6,t)=>{let{
language:r,matcher:n,replacement:s}=e6,o=ne?.sought.matcher===n&&ne.sought.replacement===s&&ne.sought.language===r;if(ne&&o)return{...ne,whole:{...e6,matcher:ne.
whole.matcher,replacement:ne.whole.replacement}};let a=Xn(e6,t);return ne={sought:e6,whole:a,needed:On(t,a.matcher)},ne},I_=(e6,t)=>{let r=e6 instanceof RangeError||
e6 instanceof WebAssembly.RuntimeError||Fr();return(r||e6 instanceof Y)&&t.free(),r?(Cr(),{ok:false,reason:"limit",steps:void 0}):(e6 instanceof Y&&St(),R.isDone()?
{ok:false,reason:"limit",steps:R.budget}:{ok:false,reason:"invalid",message:Gt(e6).split(`
`).join(" ")})};function*T_(e6,t,{sought:r,places:n,held:s,literals:o}){let{matcher:a,replacement:d,nested:l,captures:u,language:m}=r,p=$t(e6),g=p.hasError;Te.lead(
n,t.length);let h=s.keep(e6.root()).findAll(typeof a=="string"?a:{...a}).map(S=>({node:s.keep(S),...ae(S)})).sort((S,x)=>S.start-x.start||x.end-S.end);yield;let E=l===
"outer-only"?Ut(h):h,A=Array(E.length),y=u?void 0:Wn(a),P=S=>o.get(S)??Bt(S,()=>[]),v=Je(t,()=>Pt(p,t,m));for(let S=E.length-1;S>=0;S-=1){let{node:x,start:O,end:C}=E[S],
F=j=>l==="inner-first"?kn(v,{done:A,after:S+1},j):v(j),Z=g&&(p.descendantForIndex(O,Math.max(O,C-1))?.hasError??false),ee=s.within(()=>{let j=Ht(x,d,{text:t,language:m.
name,held:s,partOf:F,read:P});return u?{...j,captures:zn(x,u,{text:t,held:s})}:j});A[S]={...ee,broken:Z,...y&&!x.matches(y)&&{isPartial:true}},yield}return l===
"inner-first"?Ut(A):A}var N_=(e6,t)=>{let r=[e6,...e6.rewriters.map(n=>n.replacement)];return new Map(r.map(({template:n})=>[n,Bt(n,t)]))};export{R as a,Tr as b,
Or as c,Ke as d,Xn as e,x_ as f,v_ as g,S_ as h,es as i,fl as j,I_ as k};
