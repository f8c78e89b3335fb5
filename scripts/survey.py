"""Changes of real configuration files and notebooks, as another reader sees them: right, refused by name, or wrong.

  npm run test:long -- survey REPOSITORY… [--files N] [--editplan CLI] [--log FILE]

Takes N (100) configuration files and N notebooks of the repositories' HEAD by the hashes of their paths, so that a second run takes the same
ones. Each change is one plan on a checkout that holds the file alone. PyYAML, tomllib and json read it before and after. Right is: the
values are the wanted ones and the lines outside the changed place are the same. Exits with 1 when one is wrong.
"""
import argparse, collections, copy, datetime, difflib, hashlib, json, os, re, subprocess, sys, tempfile, tomllib
from concurrent.futures import ThreadPoolExecutor

try:
    import yaml
except ImportError:
    sys.exit('The survey reads YAML with PyYAML: install it for python3.')

HERE = os.path.dirname(os.path.abspath(__file__))
arguments = argparse.ArgumentParser()
arguments.add_argument('repositories', nargs='+')
arguments.add_argument('--files', type=int, default=100)
arguments.add_argument('--editplan', default=os.path.join(HERE, '..', 'dist', 'cli.js'))
arguments.add_argument('--log')
options = arguments.parse_args()

WORD = 'survey: "x" #1 é'
HEADER = 'version: 1\ntitle: Survey\noptions: { reads: auto }\nsteps:\n'
AUTHOR = ['-c', 'user.name=Survey', '-c', 'user.email=survey@example.com']
MISSING = object()


def git(folder, *words):
    return subprocess.run(['git', '-C', folder, *AUTHOR, *words], capture_output=True, check=True).stdout


def rank(text):
    return int(hashlib.sha256(text.encode('utf8', 'surrogateescape')).hexdigest()[:12], 16)


def ending(name):
    end = name.rsplit('.', 1)[-1]
    return 'yaml' if end == 'yml' else end


def candidates(ends, each):
    """At most `each` files of each ending from each repository, mixed."""
    found = []
    for repository in options.repositories:
        names = git(repository, 'ls-tree', '-r', '-z', '--name-only', 'HEAD').decode('utf8', 'surrogateescape').split('\0')
        label = os.path.basename(re.sub(r'(/repo)?(/\.git)?/*$', '', repository))
        taken = collections.Counter()
        for name in sorted(names, key=lambda name: rank(label + name)):
            end = ending(name)
            if end not in ends or 'node_modules' in name or taken[end] >= each:
                continue
            try:
                content = git(repository, 'cat-file', 'blob', f'HEAD:{name}')
            except subprocess.CalledProcessError:
                continue  # a clone without its largest files
            if 20 < len(content) < 400_000:
                taken[end] += 1
                found.append((f'{label} {name}', name, content))
    return sorted(found, key=lambda row: rank(row[0] + 'x'))


class Plain(yaml.BaseLoader):
    """Scalars as they are written, with whether they are quoted: 3.10 is not "3.10"."""


Plain.add_constructor('tag:yaml.org,2002:str', lambda loader, node: node.value if node.style or not re.fullmatch(r'[\d.]+', node.value) else Number(node.value))


class Number(str):
    """A number as it is written."""


def read(end, content):
    text = content.decode('utf-8-sig')
    if end == 'toml':
        return [tomllib.loads(text, parse_float=Number)]
    if end == 'yaml':
        return list(yaml.load_all(text, Loader=Plain))
    pairs = lambda rows: dict(rows) if len({key for key, _ in rows}) == len(rows) else None
    return [json.loads(text, parse_float=Number, parse_int=Number, object_pairs_hook=pairs)]


def same(one, other):
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and (one == other or one != one)


def places(value, path=()):
    if path:
        yield path, value
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        if isinstance(key, (str, int)) and not isinstance(key, Number):
            yield from places(part, path + (key,))


def changed(documents, path, change):
    wanted = copy.deepcopy(documents)
    parent = wanted[0]
    for key in path[:-1]:
        parent = parent[key]
    change(parent, path[-1])
    return wanted


def lines(before, after):
    """How many lines went and came."""
    split = [text.decode('utf8', 'surrogateescape').split('\n') for text in (before, after)]
    codes = difflib.SequenceMatcher(None, *split, autojunk=False).get_opcodes()
    parts = [code for code in codes if code[0] != 'equal']
    return sum(code[2] - code[1] for code in parts), sum(code[4] - code[3] for code in parts)


def apply(name, content, step):
    with tempfile.TemporaryDirectory(prefix='editplan-survey-') as folder:
        file = os.path.join(folder, name)
        with open(file, 'wb') as stream:
            stream.write(content)
        git(folder, 'init', '-q')
        git(folder, 'add', '-A')
        git(folder, 'commit', '-qm', 'Before')
        plan = HEADER + '  - ' + json.dumps(step).replace(json.dumps('@@3.10'), '3.10') + '\n'
        command = ['node', options.editplan, 'apply', '-', '--repo', folder]
        made = subprocess.run(command, input=plan.encode(), capture_output=True)
        with open(file, 'rb') as stream:
            after = stream.read()
        said = (made.stderr + made.stdout).decode('utf8', 'replace')
        names = re.findall(r'\b(?:[A-Z]+_[A-Z_]+|USAGE)\b', said)
        return made.returncode, after, names[0] if names else f'exit {made.returncode}', said, plan


def judge(kind, label, name, content, step, faults):
    code, after, error, said, plan = apply(name, content, step)
    if code != 0 and after == content:
        return kind, f'refused {error}', label, plan + said
    if code != 0:
        return kind, 'wrong: refused and written', label, plan + said
    found = faults(after)
    return kind, f'wrong: {", ".join(found)}' if found else 'right', label, plan + (said if found else '')


def document_cases(label, name, content):
    end = ending(name)
    documents = read(end, content)
    if not documents or not isinstance(documents[0], (dict, list)):
        return
    everywhere = list(places(documents[0]))
    first = {'document': 0} if end == 'yaml' and len(documents) > 1 else {}
    file = f'file.{name.rsplit(".", 1)[-1]}'

    def case(kind, tool, path, keys, change, most):
        step = {'tool': tool, 'file_path': file, 'path': list(path), **keys, **first}

        def faults(after):
            found = []
            try:
                if not same(read(end, after), changed(documents, path, change)):
                    found.append('value')
            except Exception as error:
                found.append(f'unreadable {type(error).__name__}')
            went, came = lines(content, after)
            if went > most[0] or came > most[1]:
                found.append(f'{went} lines went, {came} came')
            return found

        return lambda: judge(kind, label, file, content, step, faults)

    def chosen(kind, wanted):
        fitting = [place for place in everywhere if wanted(*place)]
        return fitting[rank(label + kind) % len(fitting)] if fitting else None

    def put(value):
        return lambda parent, key: parent.__setitem__(key, value)

    scalar = lambda path, value: value is not None and not isinstance(value, (dict, list, datetime.date, datetime.time))
    number = lambda value: isinstance(value, (Number, int)) and not isinstance(value, bool)
    place = chosen('Set', scalar)
    if place:
        path, value = place
        height = str(value).count('\n') + 3 if '\n' in str(value) else 1
        if end == 'yaml' and isinstance(value, str):
            height = max(height, len(value) // 20 + 1)
        yield case('Set', 'Set', path, {'value': WORD}, put(WORD), (height, 1))
    place = chosen('number', lambda path, value: number(value))
    if place:
        yield case('Set a number', 'Set', place[0], {'value': '@@3.10'}, put(Number('3.10')), (1, 1))
    place = chosen('Unset', lambda path, value: isinstance(path[-1], str))
    if place:
        yield case('Unset', 'Unset', place[0], {}, lambda parent, key: parent.pop(key), (content.count(b'\n') + 1, 1))
    place = chosen('append', lambda path, value: isinstance(value, list) and value and all(isinstance(one, str) for one in value))
    if place:
        grown = [*place[1], WORD]
        yield case('Append', 'Set', place[0], {'mode': 'append', 'value': WORD}, put(grown), (1, 2))
    place = chosen('key', lambda path, value: isinstance(value, dict) and value)
    if place:
        path = place[0] + ('survey-key',)
        yield case('New key', 'Set', path, {'value': WORD}, put(WORD), (1, 3))  # an empty line and a table's head at most


def notebook_cases(label, name, content):
    notebook = json.loads(content.decode('utf-8-sig'))
    cells = notebook.get('cells') or []
    full = [index for index, cell in enumerate(cells) if ''.join(cell.get('source', ''))]
    if not full:
        return
    index = full[rank(label) % len(full)]
    cell = {'cell_id': cells[index].get('id', f'cell-{index}')}
    source = ''.join(cells[index]['source'])
    text = re.sub(r'[A-Za-z]+', 'survey_é', source, count=1) if re.search(r'[A-Za-z]', source) else source + '!'

    def case(kind, keys, check, most):
        step = {'tool': 'NotebookEdit', 'notebook_path': 'file.ipynb', **keys}

        def faults(after):
            try:
                found = list(check(json.loads(after.decode('utf-8-sig'))))
            except Exception as error:
                return [f'unreadable {type(error).__name__}']
            went, came = lines(content, after) if content.count(b'\n') < 8000 else (0, 0)
            return found + ([f'{went} lines went, {came} came'] if went > most[0] or came > most[1] else [])

        return lambda: judge(kind, label, 'file.ipynb', content, step, faults)

    def replaced(got):
        wanted = copy.deepcopy(notebook)
        wanted['cells'][index] = made = got['cells'][index]
        if got != wanted:
            yield 'other values'
        if ''.join(made['source']) != text or type(made['source']) is not type(cells[index]['source']):
            yield 'source'
        for key in cells[index]:
            if key not in ('source', 'outputs', 'execution_count') and made.get(key, MISSING) != cells[index][key]:
                yield f'key {key}'

    def inserted(got):
        made = got['cells'][index + 1]
        wanted = copy.deepcopy(notebook)
        wanted['cells'].insert(index + 1, made)
        if got != wanted:
            yield 'other values'
        if ''.join(made['source']) != 'one\ntwo é' or made['cell_type'] != 'markdown':
            yield 'source'
        with_ids = (notebook['nbformat'], notebook.get('nbformat_minor', 0)) >= (4, 5)
        if ('id' in made) != with_ids:
            yield 'id'

    def deleted(got):
        wanted = copy.deepcopy(notebook)
        del wanted['cells'][index]
        if got != wanted:
            yield 'other values'

    height = len(json.dumps(cells[index], indent=1).split('\n')) + 2
    yield case('Replace a cell', {**cell, 'new_source': text}, replaced, (height, height))
    keys = {**cell, 'edit_mode': 'insert', 'cell_type': 'markdown', 'new_source': 'one\ntwo é'}
    yield case('Insert a cell', keys, inserted, (1, 12))
    yield case('Delete a cell', {**cell, 'edit_mode': 'delete', 'new_source': ''}, deleted, (height, 1))


def cases(ends, each, kinds):
    """The cases of so many files as were asked for; what the other reader cannot read is none."""
    found, files = [], 0
    for row in candidates(ends, each):
        try:
            own = list(kinds(*row))
        except Exception:
            continue
        if own and files < options.files:
            files += 1
            found += own
    print(f'{files} files: {" ".join(sorted(ends))}')
    return found


todo = cases({'yml', 'yaml', 'toml', 'json'}, 10, document_cases) + cases({'ipynb'}, 60, notebook_cases)
log = open(options.log, 'w', encoding='utf8', errors='surrogateescape') if options.log else None
table, wrong = collections.Counter(), []
with ThreadPoolExecutor(2) as pool:
    for kind, outcome, label, said in pool.map(lambda case: case(), todo):
        table[kind, outcome.split(':')[0]] += 1
        if outcome.startswith('wrong'):
            wrong.append(f'{kind}: {outcome}: {label}')
        if log:
            why = '' if outcome == 'right' else ''.join(f'    {line}\n' for line in said.splitlines())
            print(f'{kind}\t{outcome}\t{label}\n{why}', end='', file=log, flush=True)
for kind in dict.fromkeys(kind for kind, _ in table):
    print(f'{kind:16}', ', '.join(f'{count} {outcome}' for (one, outcome), count in sorted(table.items()) if one == kind))
print('\n'.join(wrong))
sys.exit(1 if wrong else 0)
