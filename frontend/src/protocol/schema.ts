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
            text: string;
            /** @description White dots, then black dots: `23`. */
            theirs: string;
            tiles: string[];
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
            /** @enum {unknown} */
            ending?: "abandoned" | "resign" | "time";
            game?: string;
            hash?: string;
            /** @enum {unknown} */
            kind: "answered" | "asked" | "called-off" | "chosen" | "created" | "drawn" | "joined" | "left" | "moved" | "taken-back";
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
            /** @description The last changed first. */
            games: components["schemas"]["GameSummary"][];
        };
        /** GameSummary */
        GameSummary: {
            /** Format: date-time */
            changed: string;
            id: string;
            level: ("cup" | "kettle" | "leaf" | "master" | "seedling" | "teahouse") | null;
            /** @enum {unknown} */
            opponent: "computer" | "device" | "link";
            outcome: components["schemas"]["Outcome"] | null;
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
            open: boolean;
            /** @enum {unknown} */
            rules: "novice" | "novice+chips" | "regular" | "regular+chips";
        };
        /** LaidTile */
        LaidTile: {
            chip: components["schemas"]["Chip"] | null;
            /** @description White dots, then black dots: `23`. */
            tile: string;
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
            /** @description The row's arithmetic. */
            sum: string;
            text: string;
            tiles: string[];
        };
        /** LeftStep */
        LeftStep: {
            /** @enum {unknown} */
            ending: "abandoned" | "resign" | "time";
            /** @enum {unknown} */
            kind: "left";
            player: components["schemas"]["Player"];
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
            id: string;
            level: ("cup" | "kettle" | "leaf" | "master" | "seedling" | "teahouse") | null;
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
        /** NewGameBody */
        NewGameBody: {
            /** @default null */
            clock?: components["schemas"]["ClockBody"] | null;
            /** @default null */
            level?: string | null;
            /**
             * @default computer
             * @enum {unknown}
             */
            opponent?: "computer" | "device" | "link";
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
        /** RedrawMove */
        RedrawMove: {
            /** @enum {unknown} */
            kind: "redraw";
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
        /** Row */
        Row: {
            /** @description From the bottom. */
            layers: components["schemas"]["LaidTile"][][];
            number: number;
            /** @description Whether anything can ever be stacked on it. */
            open: boolean;
            size: number;
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
        /** SignedOut */
        SignedOut: {
            /** @description How many. */
            devices: number;
        };
        /**
         * Snapshot
         * @description A game as one viewer may see it.
         */
        Snapshot: {
            /** @description Whether the other has been away for so long that the game can be claimed. */
            can_claim: boolean;
            can_take_back: boolean;
            clock: components["schemas"]["Clock"] | null;
            /** @description What is open now, and whose it is. */
            decisions: components["schemas"]["OpenDecision"][];
            /** @description Whose hand is seen: on one device that of who is to decide. */
            eyes: components["schemas"]["Player"] | null;
            /** @description Of salt and deal. */
            hash: string;
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
            /** @description The row's arithmetic. */
            sum: string;
            text: string;
            tiles: string[];
        };
        /** Takeback */
        Takeback: {
            by: components["schemas"]["Player"];
        };
        /**
         * TokenBody
         * @description A token goes in the body, so that no log has it.
         */
        TokenBody: {
            token: string;
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
