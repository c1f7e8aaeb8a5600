// The styles of the table: where two could dress the same thing, the later one does.
import "./table.css";
import "./session/waiting.css";
import "./board/board.css";
import "./board/areas.css";
import "./board/cards.css";
import "./playback/motion.css";
import "./board/player.css";
import "./board/piles.css";
import "./board/hand.css";
import "./choosing/bar.css";
import "./choosing/tray.css";
import "./choosing/popover.css";
import "./session/settings.css";
import "./zoom/zoom.css";
import "./board/chain.css";
import "./log/log.css";
import "./choosing/outlook.css";
