import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);import{core_policy_command_rules$c as o}from"./run.js";var M=({
argv:e,named:r})=>{let[t="",...s]=e,n=o(t);return f(t)??(c.has(n)?`${n} starts other programs; name the program itself`:void 0)??(l.has(n)?`${n} runs the comman\
ds of its script; make the change with an Edit`:void 0)??(p.has(n)?`${n} changes the machine`:void 0)??L(n,s)??v(n,s)??b(n,s)??x(n,s)??w(e.slice(Math.max(1,r)))},
a=e=>new Set(e.trim().split(/\s+/)),c=a(`
  eval exec source . command builtin env sudo doas su runuser pkexec gosu xargs parallel nohup setsid nice ionice time timeout gtimeout
  stdbuf unbuffer chroot unshare nsenter watch watchexec entr flock script expect ssh rsh mosh at batch crontab systemd-run busybox
  toybox coproc trap strace ltrace gdb lldb valgrind rlwrap setarch taskset chrt numactl setpriv capsh fakeroot proot bwrap firejail
  cmd powershell pwsh wscript cscript mshta rundll32 regsvr32 start wsl osascript open xdg-open gnome-open tmux screen dtach
  run-parts daemonize start-stop-daemon ld.so ld-linux.so ld-linux-x86-64.so.2 docker podman nerdctl buildah kubectl oc lxc vagrant
  dotenv direnv op doppler chamber aws-vault envchain concurrently cross-env cross-env-shell npm-run-all run-p run-s foreman overmind
`),l=a("awk gawk mawk nawk sed gsed vi vim nvim view ex ed emacs nano pico less more most man info m4 tclsh wish"),p=a(`
  shutdown reboot halt poweroff init systemctl service launchctl mount umount mkfs fdisk parted dd wipefs insmod modprobe sysctl
  useradd usermod userdel groupadd passwd chpasswd visudo chown chgrp iptables nft ufw ip ifconfig route kill pkill killall
  nc ncat netcat socat telnet ftp tftp sftp scp apt apt-get dpkg yum dnf rpm apk pacman zypper snap flatpak brew port reg sc net
  schtasks bcdedit diskpart format diskutil security keychain history fc
`),f=e=>e.includes("\\")?"the program is named with a backslash":/^[a-z]:/i.test(e)?"the program is named with a drive":e.includes("/")?e.startsWith("~")?"the p\
rogram is in a home folder":e.replace(/^\.?\//,"").split("/").some(t=>t===""||t==="."||t==="..")?"the path of the program is not in its plain form":/^\/(proc|dev|sys|tmp|var\/tmp)\//.
test(e)?"the program is in a folder that anybody can write":!e.startsWith("/")&&h(o(e))?`${JSON.stringify(e)} is a file of the checkout under the name of anothe\
r program`:void 0:e.startsWith("-")?"the program begins with a dash":void 0,h=e=>j(e)||c.has(e)||l.has(e)||p.has(e)||g.has(e),g=a(`
  npm npx pnpm pnpx yarn corepack git gh make gmake cmake ninja cargo rustc go gofmt gcc clang cc java javac mvn gradle dotnet composer
  pip pip3 pipx uv uvx poetry hatch tox nox pytest ruff black bundle gem rake rails mix prettier eslint biome tsc jest vitest rollup
  esbuild vite webpack ls cat cp mv rm mkdir rmdir touch ln find grep egrep fgrep rg fd head tail sort uniq wc diff cmp tar zip unzip
  gzip curl wget rsync jq yq true false echo printf test tee stat file which
`),y=[[/^g?find$/,/^-(?:exec|execdir|ok|okdir|delete|fprint.*|fls)$/],[/^(?:fd|fdfind)$/,/^(?:-[a-z]*[xX]|--exec(?:-batch)?(?:=.*)?)$/],[/^rg$/,/^--(?:pre|hostname-bin)(?:=|$)/],
[/^g?sort$/,/^(?:--compress-program|-o|--output)/],[/^(?:g|bsd)?tar$/,/^(?:-[a-zA-Z]*[IF]|--(?:to-command|checkpoint-action|use-compress-program|rsh-command|info-script|new-volume-script))/],
[/^zip$/,/^(?:-[a-zA-Z]*T|--unzip-command)/],[/^rsync$/,/^(?:-[a-zA-Z]*e|--rsh|--rsync-path)|:/],[/^(?:npm|npx|pnpm|pnpx|yarn|bun|bunx|corepack)$/,/^(?:-c|--call|--shell-mode|--script-shell|--node-options|--globalconfig|--userconfig|--prefix)(?:=|$)|^-c=/],
[/^(?:npm|pnpm|yarn|bun)$/,/^(?:config|set|explore|edit|token|login|adduser|logout|owner|access|hook|profile|star|team)$/],[/^g?make$/,/^(?:--eval|-E|SHELL|\.SHELLFLAGS|MAKEFLAGS|MAKEFILES)(?:=|$)/],
[/^(?:cmake|ctest)$/,/^-(?:E|P)$/],[/^go$/,/^-(?:exec|toolexec|overlay|modfile)(?:=|$)/],[/^cargo$/,/^--config(?:=|$)/],[/^(?:gcc|g\+\+|cc|clang|clang\+\+)$/,/^-(?:wrapper|fplugin)/],
[/^(?:pip[\d.]*|uv)$/,/^--(?:python|script)(?:=|$)/],[/^(?:curl|wget)$/,/^(?:-[a-zA-Z]*K|--config|--use-askpass|-e|--execute)(?:=|$)/],[/^(?:dotnet|mvn|gradle)$/,
/^(?:-I|--init-script)(?:=|$)/]],v=(e,r)=>{let t=y.flatMap(([s,n])=>s.test(e)?r.filter((d,i)=>n.test(d)&&!($(n)&&i>0)):[]);return t.length>0?`${e} ${t[0]} start\
s other programs or changes settings`:void 0},$=({source:e})=>e.startsWith("^(?:config"),b=(e,r)=>{let[t=""]=r.filter(n=>!n.startsWith("-"));return/^(?:npm|pnpm|yarn|bun|cargo|poetry|uv|hatch|flit|mix|dart|flutter)$/.
test(e)&&/^(?:publish|unpublish|yank|deprecate|dist-tag)$/.test(t)||/^(?:gem|dotnet|nuget)$/.test(e)&&/^(?:push|yank|nuget|delete)$/.test(t)||/^(?:twine|gh|glab|hub|vsce|ovsx|goreleaser|semantic-release)$/.
test(e)?`${e} ${t} reaches the world outside; do that in another job`:void 0},k=a("status diff log show ls-files ls-tree grep rev-parse describe blame cat-file \
shortlog check-attr check-ignore name-rev merge-base"),x=(e,r)=>{if(e!=="git")return;let[t=""]=r;if(!k.has(t))return`git ${t} changes the repository or its sett\
ings`;let s=r.find(n=>/^(?:-c|-C|-O|--(?:output|ext-diff|textconv|open-files-in-pager|exec-path|config-env|git-dir|work-tree|no-index))/.test(n));return s===void 0?
void 0:`git ${t} ${s} starts other programs or leaves the checkout`},w=e=>{let r=e.find(t=>E.test(t)||t.startsWith("@"));return r===void 0?void 0:`${JSON.stringify(
r)} leads out of the checkout, or to a list of arguments`},E=/(?:^|[=:,])(?:[/\\~]|[a-z]:[/\\])|(?:^|[=:,/\\])\.\.(?:[/\\]|$)|^[a-z][a-z\d+.-]*:\/\/|\\|^file:/i,
O=(e,r)=>{let t=r.length===0?void 0:S(e),s=t&&r.find(n=>n.split("/").some(d=>t.test(d)));return s&&`writes into ${JSON.stringify(s)}, which \`worktree.link\` lead\
s into your checkout; use \`copy\``},S=e=>{let[r="",...t]=o(e[0]??"").startsWith("python")?A(e):e,s=R.find(({names:i})=>i.test(o(r))),n=t.find((i,m)=>!i.startsWith(
"-")&&!z.test(t[m-1]??""));return(n===void 0?s?.bare:s?.commands.test(n))===true?s?.folders:void 0},z=/^(?:--(?:prefix|dir|cwd|workspace|filter|directory|project|loglevel|userconfig)|-[CwF])$/,
A=e=>e.slice(e.indexOf("-m")+1),R=[{names:/^(?:npm|pnpm|yarn|bun)$/,bare:true,commands:/^(?:ci|clean-install|install-clean|i|in|install|isntall|it|install-test|cit|add|a|up|upgrade|update|un|uninstall|r|rm|remove|unlink|link|ln|dedupe|ddp|prune|rebuild|rb|import|fetch|audit|patch-commit)$/,
folders:/^(?:node_modules|\.yarn|\.pnp.*)$/},{names:/^(?:pip[\d.]*|uv|poetry|pipenv|pdm|hatch|venv|virtualenv)$/,bare:false,commands:/^(?:install|uninstall|sync|add|remove|update|upgrade|lock|pip|clean|\.?venv|env)$/,
folders:/^(?:\.?venv|env|__pypackages__)$/},{names:/^(?:bundle|bundler)$/,bare:true,commands:/^(?:install|update|add|remove|clean|pristine|cache)$/,folders:/^vendor$/},
{names:/^composer$/,bare:false,commands:/^(?:i|u|r|install|update|upgrade|require|remove|reinstall|dump-?autoload)$/,folders:/^vendor$/},{names:/^(?:go|cargo)$/,
bare:false,commands:/^vendor$/,folders:/^vendor$/}],I=[{name:/^(?:(?:ba|da|z|k|mk|pdk|a|fi|c|tc|ya|r)?sh|nu|elvish|xonsh)$/,inline:/^-[a-z]*[cs]|^\+|^--(?:rcfile|init-file|login|init-command|command)/i},
{name:/^(?:node|nodejs|deno|bun|tsx|ts-node|qjs|d8)$/,inline:/^-[a-z]*[epr]|^--(?:eval|print|require|import|loader|experimental-loader|env-file|inspect|preload)/i},
{name:/^(?:python|pypy|ipython|micropython)[\d.]*w?$/,inline:/^-[a-z]*[ci]/i},{name:/^(?:perl|ruby|jruby|php|lua|luajit|r|rscript|julia|groovy|scala|elixir|erl|swift|jshell|octave|guile|racket)[\d.-]*$/,
inline:/^-[a-z]*[eErRBIMmi]|^--(?:eval|run|execute|require|process)/}],u=e=>I.find(r=>r.name.test(e)),j=e=>u(e)!==void 0,L=(e,r)=>{let t=u(e)?.inline;if(!t||r.length>
0&&r.every(n=>T.test(n)))return;let s=r.findIndex(n=>!n.startsWith("-"));return s<0?`${e} would read its code from its input`:/^(?:eval|repl|\/dev\/.*|\/proc\/.*)$/.
test(r[s]??"")||r.includes("-")?`${e} is given code as text`:r.slice(0,s).some(n=>t.test(n))?`${e} is given code as text`:void 0},T=/^(?:--version|--help|--test)$/;
export{M as a,O as b,j as c};
