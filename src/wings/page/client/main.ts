import './style/page.css'
import './style/overview.css'
import './style/looks.css'
import './style/verifications.css'
import './style/combination.css'
import './style/bar.css'
import './style/files.css'
import './style/cards.css'
import './style/change.css'
import './style/patch.css'
import './style/media.css'
import { copyAsText } from './copy.ts'
import { loadData } from './data.ts'
import { startPage } from './page.ts'

copyAsText()
void loadData().then(startPage)
