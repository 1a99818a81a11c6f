/** Made by `make schema` from the server's OpenAPI document; not edited by hand. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** ActionBody */
        ActionBody: {
            /** @description Made up by the client. A request sent twice with the same id is done once. */
            request: string;
            /** @default null */
            seat?: ("A" | "B") | null;
        };
        /** AnswerBody */
        AnswerBody: {
            accept: boolean;
            /** @description Made up by the client. A request sent twice with the same id is done once. */
            request: string;
        };
        /**
         * BoardView
         * @description What a board draws, as one viewer may see it.
         */
        BoardView: {
            /** @description The last move. */
            last: string | null;
            /** @description What this viewer can decide now. */
            moves: (components["schemas"]["LayMove"] | components["schemas"]["StackMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["RedrawMove"] | components["schemas"]["ChoiceMove"])[];
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Null while waiting and when over or called off. */
            phase: components["schemas"]["Phase"] | null;
            position: components["schemas"]["Position"];
            /** @description White die of A, black die of B; all but the last were equal. */
            rolls: [
                number,
                number
            ][];
            /** @description In order, without what was taken back and what is still a secret. */
            steps: (components["schemas"]["ChosenStep"] | components["schemas"]["DrawnStep"] | components["schemas"]["MovedStep"] | components["schemas"]["LeftStep"])[];
            /** @description What the opponent could win by if this turn changed nothing. */
            threat: components["schemas"]["Outlook"] | null;
        };
        /** CheckBody */
        CheckBody: {
            choices: string[];
            position: string;
        };
        /** Checked */
        Checked: {
            /** @description One for each choice, in their order. */
            answers: components["schemas"]["CheckedChoice"][];
        };
        /** CheckedChoice */
        CheckedChoice: {
            choice: string;
            /** @description None: it is legal. */
            refusals: components["schemas"]["RefusalView"][];
        };
        /**
         * Chip
         * @description A modifier chip of the expansion, usable once a game (K3, E2).
         * @enum {unknown}
         */
        Chip: "d" | "i";
        /** ChipPut */
        ChipPut: {
            kind: components["schemas"]["Chip"];
            /** @description White dots, then black dots: `23`. */
            tile: string;
        };
        /**
         * Chips
         * @description The chips held.
         */
        Chips: {
            A: components["schemas"]["Chip"][];
            B: components["schemas"]["Chip"][];
        };
        /**
         * Choice
         * @description What a player chooses in the set-up (S3, S4, E1).
         * @enum {unknown}
         */
        Choice: "black" | "first" | "keep-d" | "keep-i" | "white";
        /** ChoiceMove */
        ChoiceMove: {
            /** @enum {unknown} */
            kind: "choice";
            text: components["schemas"]["Choice"];
        };
        /** ChosenStep */
        ChosenStep: {
            choice: components["schemas"]["Choice"];
            /** @enum {unknown} */
            kind: "chosen";
            player: components["schemas"]["Player"];
        };
        /**
         * Clock
         * @description Seconds left at the time of the answer.
         */
        Clock: {
            A: number;
            B: number;
            days: number | null;
            /** @description What each player began with. */
            full: number;
            increment: number;
            running: components["schemas"]["Player"] | null;
        };
        /**
         * ClockBody
         * @description Main time and increment in seconds, or days for each move.
         */
        ClockBody: {
            /** @default null */
            days?: number | null;
            /** @default 0 */
            increment?: number;
            /** @default null */
            seconds?: number | null;
        };
        /**
         * ClockSetting
         * @description Main time and increment in seconds, or days for each move.
         */
        ClockSetting: {
            days: number | null;
            increment: number;
            seconds: number | null;
        };
        /**
         * Colour
         * @enum {unknown}
         */
        Colour: "black" | "white";
        /**
         * Counted
         * @description It was counted.
         */
        Counted: Record<string, never>;
        /** DecisionBody */
        DecisionBody: {
            choice: string;
            decision: number;
            /** @description Made up by the client. A request sent twice with the same id is done once. */
            request: string;
            /**
             * @description Only on one device.
             * @default null
             */
            seat?: ("A" | "B") | null;
        };
        /** DrawnStep */
        DrawnStep: {
            /** @enum {unknown} */
            kind: "drawn";
            player: components["schemas"]["Player"];
            /** @description White dots, then black dots: `23`. */
            tile: string;
            turn: number;
        };
        /**
         * End
         * @description An open number at an end of a line. There is none below 1.
         */
        End: {
            number: number;
            /** @description Whether it can ever be filled. */
            open: boolean;
            /** @enum {unknown} */
            side: "above" | "below";
            sizes: number[];
        };
        /**
         * Ending
         * @description The five endings of the rulebooks (X1 to X4), and three for a player who leaves the game.
         * @enum {unknown}
         */
        Ending: "A" | "B" | "C" | "D" | "E" | "abandoned" | "resign" | "time";
        /** ExchangeMove */
        ExchangeMove: {
            /** @enum {unknown} */
            kind: "exchange";
            outlook?: components["schemas"]["Outlook"];
            text: string;
            /** @description White dots, then black dots: `23`. */
            theirs: string;
            tiles: string[];
        };
        /**
         * FigureBody
         * @description Something that happened in a lesson, without a word about who it was.
         */
        FigureBody: {
            /** @enum {unknown} */
            kind: "began" | "finished" | "left";
            step: string;
        };
        /**
         * GameEvent
         * @description Beside number, kind and snapshot it has what belongs to its kind.
         */
        GameEvent: {
            accept?: boolean;
            brought?: string | null;
            by?: components["schemas"]["Player"];
            /** @description Null while it is a secret. */
            choice?: components["schemas"]["Choice"] | null;
            decision?: number;
            /** @enum {unknown} */
            ending?: "abandoned" | "resign" | "time";
            game?: string;
            /** @enum {unknown} */
            greeting?: "good-game" | "good-luck" | "hello" | "nice-move" | "see-you" | "thanks";
            hash?: string;
            /** @enum {unknown} */
            kind: "answered" | "asked" | "called-off" | "chosen" | "created" | "drawn" | "greeted" | "hint" | "joined" | "left" | "moved" | "taken-back";
            /**
             * @description Of a hint: a nudge, or the move.
             * @enum {unknown}
             */
            level?: 1 | 2;
            move?: string;
            number: number;
            /** @enum {unknown} */
            opponent?: "computer" | "device" | "link";
            player?: components["schemas"]["Player"];
            /** @enum {unknown} */
            rules?: "novice" | "novice+chips" | "regular" | "regular+chips";
            /** @description After all that follows from one decision, with the last event of it. */
            snapshot: components["schemas"]["Snapshot"] | null;
            /** @description White dots, then black dots: `23`. */
            tile?: string;
            /** @enum {unknown} */
            what?: "rematch" | "takeback";
        };
        /** GameList */
        GameList: {
            games: components["schemas"]["GameSummary"][];
            /** @description `before` of the next page of finished games; null where there is none. */
            next: string | null;
        };
        /**
         * GameSteps
         * @description A finished game, step by step.
         */
        GameSteps: {
            /** @description Before the first step, then after each. */
            views: components["schemas"]["BoardView"][];
        };
        /** GameSummary */
        GameSummary: {
            /** @description Null while waiting, and for a moment in a game of an earlier version. */
            board: components["schemas"]["SmallBoard"] | null;
            /** Format: date-time */
            changed: string;
            /** @description Whose turn it is. */
            deciders: components["schemas"]["Player"][];
            ended: string | null;
            id: string;
            level: ("cup" | "kettle" | "leaf" | "master" | "seedling" | "teahouse") | null;
            names: components["schemas"]["Names"];
            /** @enum {unknown} */
            opponent: "computer" | "device" | "link";
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Whether it is a practice game. */
            practice: boolean;
            /** @enum {unknown} */
            rules: "novice" | "novice+chips" | "regular" | "regular+chips";
            /** @enum {unknown} */
            status: "called-off" | "over" | "playing" | "setup" | "waiting";
            /** @description The other's name. */
            with: string | null;
            /** @enum {unknown} */
            you: "A" | "B" | "both";
            your_turn: boolean;
        };
        /** GreetingBody */
        GreetingBody: {
            /** @enum {unknown} */
            greeting: "good-game" | "good-luck" | "hello" | "nice-move" | "see-you" | "thanks";
            /** @description Made up by the client. A request sent twice with the same id is done once. */
            request: string;
        };
        /**
         * Hands
         * @description Null: hidden.
         */
        Hands: {
            A: string[] | null;
            B: string[] | null;
        };
        /** HandSizes */
        HandSizes: {
            A: number;
            B: number;
        };
        /**
         * Heartbeat
         * @description Sent every few seconds, so that a client hears that the stream is alive.
         */
        Heartbeat: Record<string, never>;
        /**
         * Here
         * @description Who has the game's page open.
         */
        Here: {
            A: boolean;
            B: boolean;
            thinking: boolean;
        };
        /**
         * Hint
         * @description A hint for the open decision, as far as it was told.
         */
        Hint: {
            decision: number;
            /** @description With the move. */
            facts: components["schemas"]["HintFacts"] | null;
            /** @description Once it was asked for. */
            move: string | null;
            nudge: components["schemas"]["Nudge"];
        };
        /** HintBody */
        HintBody: {
            decision: number;
            /** @description Made up by the client. A request sent twice with the same id is done once. */
            request: string;
            /**
             * @description Only on one device.
             * @default null
             */
            seat?: ("A" | "B") | null;
        };
        /**
         * HintCounts
         * @description How many nudges and moves were told.
         */
        HintCounts: {
            A: number;
            B: number;
        };
        /** HintFacts */
        HintFacts: {
            /** @description How the game ends with the move, where it does. */
            ends: ("loses" | "ties" | "wins") | null;
            /** @description Null where the game ends. */
            leaves: components["schemas"]["Leaves"] | null;
            /** @description Tiles left in the hand. */
            left: number;
        };
        /** Invitation */
        Invitation: {
            /** @description Whether it can be opened on another machine. */
            reachable: boolean;
            url: string;
        };
        /** InvitationView */
        InvitationView: {
            by: string | null;
            clock: components["schemas"]["ClockSetting"] | null;
            /** @description For a player who sits in it. */
            game: string | null;
            /** @description False once the seat is taken. */
            open: boolean;
            /** @enum {unknown} */
            rules: "novice" | "novice+chips" | "regular" | "regular+chips";
            /** @description The game to watch, where the seat is taken. */
            watch: string | null;
        };
        /** LaidTile */
        LaidTile: {
            chip: components["schemas"]["Chip"] | null;
            /** @description White dots, then black dots: `23`. */
            tile: string;
        };
        /** LastGreeting */
        LastGreeting: {
            by: components["schemas"]["Player"];
            /** @enum {unknown} */
            greeting: "good-game" | "good-luck" | "hello" | "nice-move" | "see-you" | "thanks";
            /** @description Of its event: a later one has a higher number. */
            number: number;
        };
        /** LayMove */
        LayMove: {
            chip?: components["schemas"]["ChipPut"];
            /**
             * @description Present when the move ends the game.
             * @enum {unknown}
             */
            ends?: "loses" | "ties" | "wins";
            /** @enum {unknown} */
            kind: "lay";
            /** @description Tiles left in the hand. */
            left: number;
            line: components["schemas"]["Colour"];
            number: number;
            outlook?: components["schemas"]["Outlook"];
            /** @description The row's arithmetic. */
            sum: string;
            text: string;
            tiles: string[];
        };
        /**
         * Leaves
         * @description What the move leaves the other player, who draws one of the unseen tiles. Each is counted.
         */
        Leaves: {
            /** @description That the other's line needs; null in the novice game. */
            rows: number | null;
            /** @description With so many the other would have no move. */
            stuck: number;
            /** @description In the other's hand, after the draw. */
            tiles: number;
            /** @description Tiles that can come, the removed one among them. */
            unseen: number;
            /** @description With so many of them the other could win at once. */
            wins: number;
        };
        /** LeftStep */
        LeftStep: {
            /** @enum {unknown} */
            ending: "abandoned" | "resign" | "time";
            /** @enum {unknown} */
            kind: "left";
            player: components["schemas"]["Player"];
        };
        /**
         * LessonEntry
         * @description A lesson in the list.
         */
        LessonEntry: {
            id: string;
            /** @description The id of a message of the lessons' catalogue. */
            lead: string;
            /** @description How many. */
            steps: number;
            /** @description The id of a message of the lessons' catalogue. */
            title: string;
        };
        /** LessonList */
        LessonList: {
            /** @description In the order of learning. */
            lessons: components["schemas"]["LessonEntry"][];
        };
        /** LessonView */
        LessonView: {
            id: string;
            /** @description The id of a message of the lessons' catalogue. */
            lead: string;
            steps: components["schemas"]["StepView"][];
            /** @description The id of a message of the lessons' catalogue. */
            title: string;
        };
        /** Line */
        Line: {
            /** @description Null while waiting: nothing has been rolled. */
            die: number | null;
            ends: components["schemas"]["End"][];
            owner: components["schemas"]["Player"] | null;
            /** @description Lowest number first. */
            rows: components["schemas"]["Row"][];
            /** @description Null in the novice game. */
            rows_to_win: number | null;
        };
        /** Lines */
        Lines: {
            black: components["schemas"]["Line"];
            white: components["schemas"]["Line"];
        };
        /** Link */
        Link: {
            /** @description It can be used once within this time. */
            seconds: number;
            url: string;
        };
        /** LinkBody */
        LinkBody: {
            /**
             * @description What becomes of the games that this device has already: they are brought along, or left. Without it, a device that has games is refused.
             * @default null
             */
            own_games?: ("leave" | "merge") | null;
            token: string;
        };
        /**
         * Marker
         * @description An action marker, usable once a game (K2).
         * @enum {unknown}
         */
        Marker: "R" | "S" | "X";
        /**
         * Markers
         * @description The markers left.
         */
        Markers: {
            A: components["schemas"]["Marker"][];
            B: components["schemas"]["Marker"][];
        };
        /** Me */
        Me: {
            name: string | null;
        };
        /**
         * MomentBody
         * @description A moment of a game: so many steps of a record, and what happens after them.
         */
        MomentBody: {
            record: string;
            step: number;
            /** @default [] */
            then?: string[];
        };
        /** MovedStep */
        MovedStep: {
            /** @description By a redraw. */
            brought: string | null;
            /** @enum {unknown} */
            kind: "moved";
            move: string;
            player: components["schemas"]["Player"];
            turn: number;
        };
        /** MoveValue */
        MoveValue: {
            /** @description Where it is exact. */
            fraction?: string;
            /** @description In notation. */
            move: string;
            /** @enum {unknown} */
            sure: "bounded" | "estimated" | "exact";
            /** @description The mover's chance after it. */
            value: number;
            /** @description So far off at most, at 95 %; 0 where exact. */
            within: number;
        };
        /** MyData */
        MyData: {
            devices: components["schemas"]["MyDevice"][];
            /** @description The last begun first. */
            games: components["schemas"]["MyGame"][];
            name: string | null;
            since: string | null;
        };
        /** MyDevice */
        MyDevice: {
            /**
             * Format: date
             * @description The last visit, give or take a day.
             */
            seen: string;
            /** Format: date */
            since: string;
            this: boolean;
        };
        /** MyGame */
        MyGame: {
            /** Format: date */
            changed: string;
            /** @description Those of the player. */
            greetings: ("good-game" | "good-luck" | "hello" | "nice-move" | "see-you" | "thanks")[];
            id: string;
            level: ("cup" | "kettle" | "leaf" | "master" | "seedling" | "teahouse") | null;
            /** @description Of the people on one device. */
            names: components["schemas"]["Names"] | null;
            /** @enum {unknown} */
            opponent: "computer" | "device" | "link";
            /** @description Null while it would tell a secret. */
            record: string | null;
            /** @enum {unknown} */
            rules: "novice" | "novice+chips" | "regular" | "regular+chips";
            /** @enum {unknown} */
            status: "called-off" | "over" | "playing" | "setup" | "waiting";
            /** @enum {unknown} */
            you: "A" | "B" | "both";
        };
        /** NameBody */
        NameBody: {
            name: string;
        };
        /**
         * Names
         * @description Of the seats; null where there is none.
         */
        Names: {
            A: string | null;
            B: string | null;
        };
        /**
         * NamesBody
         * @description Of the two people who play on one device.
         */
        NamesBody: {
            /** @default null */
            A?: string | null;
            /** @default null */
            B?: string | null;
        };
        /** NewGameBody */
        NewGameBody: {
            /** @default null */
            clock?: components["schemas"]["ClockBody"] | null;
            /** @default null */
            level?: string | null;
            /**
             * @description A practice game against `level` that goes on from here, with the player on the side that is to act. All other fields but the request id are ignored.
             * @default null
             */
            moment?: components["schemas"]["MomentBody"] | null;
            /**
             * @description Only on one device.
             * @default null
             */
            names?: components["schemas"]["NamesBody"] | null;
            /**
             * @default computer
             * @enum {unknown}
             */
            opponent?: "computer" | "device" | "link";
            /**
             * @description A prepared game against the weakest level, from the middle on. All other fields but the request id are ignored.
             * @default false
             */
            practice?: boolean;
            /** @default null */
            request?: string | null;
            /**
             * @default regular
             * @enum {unknown}
             */
            rules?: "novice" | "novice+chips" | "regular" | "regular+chips";
            /** @default null */
            seat?: ("A" | "B") | null;
        };
        /**
         * Nudge
         * @description What to look at. The place, the number of tiles and the chip are there for rows only.
         */
        Nudge: {
            chip?: components["schemas"]["Chip"] | null;
            /** @enum {unknown} */
            kind: "exchange" | "lay" | "redraw" | "stack";
            line?: components["schemas"]["Colour"];
            number?: number;
            size?: number;
        };
        /** OpenDecision */
        OpenDecision: {
            number: number;
            player: components["schemas"]["Player"];
        };
        /** Outcome */
        Outcome: {
            ending: components["schemas"]["Ending"];
            /** @description Null for a tie. */
            winner: components["schemas"]["Player"] | null;
        };
        /**
         * Outlook
         * @description What the unseen tiles may bring after a move; a warning from what both players know.
         */
        Outlook: {
            /** @description So many leave the player without a move if nothing else changes. */
            stuck: number;
            unseen: number;
            /** @description So many let the opponent win by the next row. */
            wins: number;
        };
        /**
         * Phase
         * @description What the player who is to act has to do.
         * @enum {unknown}
         */
        Phase: "choose" | "draw" | "keep" | "line" | "play";
        /** PlayBody */
        PlayBody: {
            /**
             * @description Whether the next player draws.
             * @default true
             */
            draw?: boolean;
            /**
             * @description Null where the position is to draw.
             * @default null
             */
            move?: string | null;
            position: string;
            /**
             * @description The tiles that come, in order: a redraw's, then the next player's draw. Those not named are left to chance.
             * @default []
             */
            tiles?: string[];
        };
        /** Played */
        Played: {
            board: components["schemas"]["BoardView"];
            /** @description What happened. */
            steps: (components["schemas"]["ChosenStep"] | components["schemas"]["DrawnStep"] | components["schemas"]["MovedStep"] | components["schemas"]["LeftStep"])[];
        };
        /**
         * Player
         * @enum {unknown}
         */
        Player: "A" | "B";
        /** Position */
        Position: {
            chips: components["schemas"]["Chips"];
            hand_sizes: components["schemas"]["HandSizes"];
            hands: components["schemas"]["Hands"];
            lines: components["schemas"]["Lines"];
            markers: components["schemas"]["Markers"];
            /** @description Discards. */
            out: string[];
            pile: number;
            /** @description In the notation; null while waiting. */
            text: string | null;
            /** @description Unseen by this viewer. */
            unseen: string[];
        };
        /**
         * PositionBody
         * @description A position, or a record and a step of it.
         */
        PositionBody: {
            /** @default null */
            position?: string | null;
            /** @default null */
            record?: string | null;
            /**
             * @description Whose hand is seen in the set-up.
             * @default null
             */
            seat?: ("A" | "B") | null;
            /**
             * @description After so many steps of the record; the last without.
             * @default null
             */
            step?: number | null;
        };
        /**
         * PositionValues
         * @description What a position is worth to the player who is to act.
         */
        PositionValues: {
            /** @description Where it is exact. */
            fraction?: string;
            /**
             * @description At `-play`: all legal moves, best first.
             * @default []
             */
            moves?: components["schemas"]["MoveValue"][];
            position: string;
            /** @enum {unknown} */
            sure: "bounded" | "estimated" | "exact";
            /**
             * @description At `-draw`: the chance of the player who draws with each unseen tile.
             * @default []
             */
            tiles?: components["schemas"]["TileValue"][];
            /** @description Of the player who is to act. */
            value: number;
            within: number;
        };
        /** Reason */
        Reason: {
            /** @description A message of the catalogue `reasons`. */
            id: string;
            values: {
                [key: string]: string | number;
            };
        };
        /** RedrawMove */
        RedrawMove: {
            /** @enum {unknown} */
            kind: "redraw";
            outlook?: components["schemas"]["Outlook"];
            text: string;
            tiles: string[];
        };
        /**
         * RefusalView
         * @description Why something is refused.
         */
        RefusalView: {
            code: string;
            /** @description The id of the rule that it rests on. */
            rule: string | null;
            /** @description In the language of the request. */
            text: string;
            values: {
                [key: string]: string | number;
            };
        };
        /** Refused */
        Refused: {
            error: components["schemas"]["RefusalView"];
        };
        /** Rematch */
        Rematch: {
            by: components["schemas"]["Player"];
            /** @description Once it is accepted. */
            game: string | null;
        };
        /**
         * Reveal
         * @description What lay face down, and the proof that the deal was not changed.
         */
        Reveal: {
            deal: string;
            pile: string[];
            /** @description White dots, then black dots: `23`. */
            removed: string;
            salt: string;
        };
        /** Review */
        Review: {
            entries: components["schemas"]["ReviewEntry"][];
            players: components["schemas"]["ReviewPlayers"];
            /** @description Null where the game has none. */
            result: ("A" | "B" | "draw") | null;
            /** @enum {unknown} */
            rules: "novice" | "novice+chips" | "regular" | "regular+chips";
            start: number;
            takebacks: number;
            /** @description Of the evaluator. */
            version: string;
        };
        /**
         * ReviewBody
         * @description A finished game of this server, or a record.
         */
        ReviewBody: {
            /** @default null */
            game?: string | null;
            /** @default null */
            record?: string | null;
        };
        /**
         * ReviewEntry
         * @description A line of the ledger. Decisions also say what they lost, draws what else could have come.
         */
        ReviewEntry: {
            /** @description The best move; null for a resignation. */
            best?: string | null;
            /** @description Of A's chance. */
            change: number;
            /** @description Of the value, where it is exact. */
            fraction?: string;
            /** @enum {unknown} */
            kind: "choice" | "deal" | "draw" | "left" | "move";
            /** @description Chances that the mover lost. */
            loss?: number;
            /** @enum {unknown} */
            mark?: "blunder" | "close" | "forced" | "good" | "inaccuracy" | "mistake";
            /** @description All legal moves, best first. */
            moves?: components["schemas"]["MoveValue"][];
            /** @description How many moves were legal; 0 for a resignation. */
            of?: number;
            /** @description Null for the deal. */
            player: components["schemas"]["Player"] | null;
            rank?: number;
            reasons?: components["schemas"]["Reason"][];
            /** @description The index of its step in the record. */
            step: number;
            /** @enum {unknown} */
            sure: "bounded" | "estimated" | "exact";
            /** @description Every tile that could have come. */
            tiles?: components["schemas"]["TileValue"][];
            /** @description A's chance after it. */
            value: number;
            /** @description In notation. */
            what: string;
            /** @description So far off at most, at 95 %; 0 where exact. */
            within: number;
        };
        /**
         * ReviewPlayer
         * @description The totals of one player.
         */
        ReviewPlayer: {
            /** @description The result without luck; null without a result. */
            adjusted: number | null;
            blunders: number;
            /** @description Without forced ones. */
            decisions: number;
            grade: string | null;
            inaccuracies: number;
            /** @description Chances lost by decisions. */
            loss: number;
            /** @description Chances that draws brought this player. */
            luck: number;
            mistakes: number;
            perDecision: number;
        };
        /** ReviewPlayers */
        ReviewPlayers: {
            A: components["schemas"]["ReviewPlayer"];
            B: components["schemas"]["ReviewPlayer"];
        };
        /**
         * ReviewState
         * @description How far a review is. Until it is done, its entries come without what else was possible.
         */
        ReviewState: {
            /** @description So far. None once the review is there. */
            entries: components["schemas"]["ReviewEntry"][];
            key: string;
            progress: number;
            review: components["schemas"]["Review"] | null;
            /** @enum {unknown} */
            status: "cancelled" | "done" | "failed" | "running" | "waiting";
            /** @description Whether you can cancel it. */
            yours: boolean;
        };
        /** Row */
        Row: {
            /** @description From the bottom. */
            layers: components["schemas"]["LaidTile"][][];
            number: number;
            /** @description Whether anything can ever be stacked on it. */
            open: boolean;
            size: number;
        };
        /** Rulebook */
        Rulebook: {
            edition: string;
            parts: components["schemas"]["RulePart"][];
        };
        /** RuleExample */
        RuleExample: {
            /** @description Null: refused, or nothing is tried. */
            after: components["schemas"]["Position"] | null;
            before: components["schemas"]["Position"];
            /** @description By a redraw. */
            brought: string | null;
            can_be_tried: boolean;
            /** @description Null: the position is the example. */
            move: string | null;
            /** @description Unique in its statement. */
            name: string;
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Paper has room for some only. */
            printed: boolean;
            /** @description The code of the refusal. */
            refused: string | null;
            /** @description What to draw: a line, both, a hand, both hands. */
            shown: components["schemas"]["Shown"];
        };
        /** RulePart */
        RulePart: {
            name: string;
            sections: components["schemas"]["RuleSection"][];
        };
        /** RuleSection */
        RuleSection: {
            letter: string;
            statements: components["schemas"]["RuleStatement"][];
        };
        /** RuleStatement */
        RuleStatement: {
            examples: components["schemas"]["RuleExample"][];
            /** @description As refusals name it: `L5`. */
            id: string;
            /** @description Decided here; the rulebooks leave it open. */
            ruling: boolean;
        };
        /** Seat */
        Seat: {
            /** @description False when away. */
            here: boolean;
            /** @enum {unknown} */
            kind: "computer" | "empty" | "guest";
            name: string | null;
        };
        /** Seats */
        Seats: {
            A: components["schemas"]["Seat"];
            B: components["schemas"]["Seat"];
        };
        /**
         * Shown
         * @description What is drawn of an example.
         * @enum {unknown}
         */
        Shown: "black" | "hand" | "hands" | "lines" | "white";
        /** SignedOut */
        SignedOut: {
            /** @description How many. */
            devices: number;
        };
        /**
         * SmallBoard
         * @description What everybody may see of a game, spectators included.
         */
        SmallBoard: {
            black: components["schemas"]["SmallLine"];
            hand_sizes: components["schemas"]["HandSizes"];
            pile: number;
            /** @description Turns played. */
            turns: number;
            white: components["schemas"]["SmallLine"];
        };
        /** SmallLine */
        SmallLine: {
            die: number;
            owner: components["schemas"]["Player"] | null;
            /** @description Number, size and layers of each row, lowest number first. */
            rows: [
                number,
                number,
                number
            ][];
        };
        /**
         * Snapshot
         * @description A game as one viewer may see it.
         */
        Snapshot: {
            /** @description Whether the other has been away for so long that the game can be claimed. */
            can_claim: boolean;
            /** @description Whether this viewer can ask for a hint now. */
            can_hint: boolean;
            can_take_back: boolean;
            clock: components["schemas"]["Clock"] | null;
            /** @description What is open now, and whose it is. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description Whose hand is seen: on one device that of who is to decide. */
            eyes: components["schemas"]["Player"] | null;
            /** @description The last one. */
            greeting: components["schemas"]["LastGreeting"] | null;
            /** @description Of salt and deal; null in a practice game. */
            hash: string | null;
            /** @description For the open decision; only for the player who asked. */
            hint: components["schemas"]["Hint"] | null;
            hints: components["schemas"]["HintCounts"];
            id: string;
            /** @description For the player who invites, while waiting. */
            invitation: components["schemas"]["Invitation"] | null;
            /** @description The last move. */
            last: string | null;
            /** @description Of the computer. */
            level: ("cup" | "kettle" | "leaf" | "master" | "seedling" | "teahouse") | null;
            /** @description What this viewer can decide now. */
            moves: (components["schemas"]["LayMove"] | components["schemas"]["StackMove"] | components["schemas"]["ExchangeMove"] | components["schemas"]["RedrawMove"] | components["schemas"]["ChoiceMove"])[];
            /** @description Of the last event that this is the state after. */
            number: number;
            /** @enum {unknown} */
            opponent: "computer" | "device" | "link";
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Null while waiting and when over or called off. */
            phase: components["schemas"]["Phase"] | null;
            position: components["schemas"]["Position"];
            /** @description Whether the deal was prepared and its first turns played. */
            practice: boolean;
            /** @description How many of the steps were prepared; 0 but in a practice game. */
            prepared: number;
            rematch: components["schemas"]["Rematch"] | null;
            /** @description When over. */
            reveal: components["schemas"]["Reveal"] | null;
            /** @description White die of A, black die of B; all but the last were equal. */
            rolls: [
                number,
                number
            ][];
            /** @enum {unknown} */
            rules: "novice" | "novice+chips" | "regular" | "regular+chips";
            seats: components["schemas"]["Seats"];
            /** @enum {unknown} */
            status: "called-off" | "over" | "playing" | "setup" | "waiting";
            /** @description In order, without what was taken back and what is still a secret. */
            steps: (components["schemas"]["ChosenStep"] | components["schemas"]["DrawnStep"] | components["schemas"]["MovedStep"] | components["schemas"]["LeftStep"])[];
            /** @description Asked for, not answered. */
            takeback: components["schemas"]["Takeback"] | null;
            /** @description Whether a computer is to decide. */
            thinking: boolean;
            /** @description What the opponent could win by if this turn changed nothing. */
            threat: components["schemas"]["Outlook"] | null;
            /** @description Whether the sixth row was laid for the other player because every move would have done so. */
            was_forced: boolean;
            /** @description Both on one device; null for a spectator. */
            you: ("A" | "B" | "both") | null;
        };
        /** StackMove */
        StackMove: {
            chip?: components["schemas"]["ChipPut"];
            /**
             * @description Present when the move ends the game.
             * @enum {unknown}
             */
            ends?: "loses" | "ties" | "wins";
            /** @enum {unknown} */
            kind: "stack";
            /** @description Tiles left in the hand. */
            left: number;
            line: components["schemas"]["Colour"];
            number: number;
            outlook?: components["schemas"]["Outlook"];
            /** @description The row's arithmetic. */
            sum: string;
            text: string;
            tiles: string[];
        };
        /**
         * StepView
         * @description One card: something to do, or only to read where there is no way.
         */
        StepView: {
            /** @description Places that the text speaks of and that do not glow. */
            about: string[];
            board: components["schemas"]["BoardView"];
            /** @description Tiles (`24`, `their-13`), places (`b4`), markers (`X`) and chips (`d`) that show the way. */
            glow: string[];
            /**
             * @description When: picked is at once, with the wanted tiles picked already; later is after a miss, or when nothing happens for some seconds.
             * @enum {unknown}
             */
            glows: "at-once" | "later" | "marker-at-once" | "picked";
            /** @description Said after a miss. */
            hint: string | null;
            id: string;
            /** @description Markers that can be seen; null: all. */
            markers: string | null;
            /** @description Whether the arithmetic is drawn in the card. */
            shows_sum: boolean;
            /** @description Said when one of several ways is done. */
            summary: string | null;
            /** @description The id of a message of the lessons' catalogue. */
            text: string;
            /** @description The id of a message of the lessons' catalogue. */
            title: string;
            tries: components["schemas"]["TryView"][];
            ways: components["schemas"]["WayView"][];
        };
        /** Takeback */
        Takeback: {
            by: components["schemas"]["Player"];
        };
        /** TileValue */
        TileValue: {
            /** @description White dots, then black dots: `23`. */
            tile: string;
            /** @description A's chance had it come. */
            value: number;
        };
        /**
         * TokenBody
         * @description A token goes in the body, so that no log has it.
         */
        TokenBody: {
            token: string;
        };
        /**
         * TryView
         * @description Something that is not wanted, and what is said to it.
         */
        TryView: {
            choice: string;
            is_legal: boolean;
            /** @description After it was played out; null where it is taken back at once. */
            played: components["schemas"]["BoardView"] | null;
            /** @description Null where the sentence of the refusal says it all. */
            reply: string | null;
        };
        /** ValuesBody */
        ValuesBody: {
            position: string;
        };
        /**
         * WayView
         * @description A choice that is wanted, and how the story goes on.
         */
        WayView: {
            /** @description Said to the move. */
            after: string;
            choice: string;
            /** @description After the other player's turn. */
            done: components["schemas"]["BoardView"];
            /** @description Said to the other player's turn. */
            other: string | null;
            /** @description A step that only this way leads to. */
            step: components["schemas"]["StepView"] | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
