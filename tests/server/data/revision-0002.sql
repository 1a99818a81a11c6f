BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE alive (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "alive" VALUES(1,1.79496471801701641081e+09);
CREATE TABLE deals (
	id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	salt VARCHAR NOT NULL, 
	hash VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "deals" VALUES('89fbde002c8d28cb3106','06,50,23,01,42,05,51,30,13,31,14,02,10,33,21,24,20,12,22,03,32,11,60,04,15,41,40 5-1','8e1ebaddebe87f3bd08891592793edd7c22778ad539015006a7693367560578e','81a7e2c2d6bb558d6772463457ca46920ef058d427502e7c47827946079df376');
INSERT INTO "deals" VALUES('c7576bb345384b549fc0','14,01,51,15,60,21,50,40,04,42,31,22,41,30,20,23,33,03,06,24,32,12,10,13,11,05,02 5-3','59cf2a3a618e76ba29c1a34ba84216766df49826d0b4c9c7035b9912e87e9b77','84789878f4290934f252c2f4283ce0cd81fb6d147c8c18385014dbf0d0e98abc');
INSERT INTO "deals" VALUES('4d973bea3a1f3caff2c9','22,14,01,03,13,30,50,05,31,20,06,33,51,32,24,41,40,02,60,42,11,12,21,04,10,15,23 6-5','eda434d91054720e964c1c18bc77a827cc11da9a7e9735d432684b15aa4f383e','70e7673cdf5e8fff1fc9f46605718097d311192866a16a7a5e905c8c30ddf54c');
INSERT INTO "deals" VALUES('e8c82b7c8e655c2aa30e','41,23,20,21,24,32,13,06,40,01,04,14,60,22,05,15,31,30,51,02,50,10,11,12,42,03,33 1-4','093ee361c5dddd13dd11c7dea23fcf46cbb52786c610f78115aff3ee6f8489c3','46bf59f182956f561eb883c6129657f06fc6e9d8ad6c29d6293b191e16b8b7dd');
INSERT INTO "deals" VALUES('aa7bb02529b0737688cb','05,20,51,33,41,13,42,12,21,03,01,02,31,50,40,23,24,60,32,22,14,10,30,11,15,06,04 1-1,3-4','742a23f0074d6464f58774ba45fcb4ce6fcc7f2f9bd343e93f1801853e4081fd','ce1f8027c0197540d74317d52da6d41e4b7496fec366c93d6decddda7ec22d45');
INSERT INTO "deals" VALUES('ec0217cb4824d233aea3','01,15,14,40,23,20,60,11,33,30,04,12,22,32,03,41,31,50,13,24,06,05,42,51,10,21,02 5-3','9b0457b478e4be7dfec3d96f716d992580554a9e75c19d6f2b36a01b351a2db6','a5c35b89e8e6d7d762c0e73e91167dd2e228374435edbcdf8f530f8d6b44e59b');
INSERT INTO "deals" VALUES('99de56453118f844c127','24,40,60,21,13,41,12,30,05,33,14,23,20,11,51,42,50,03,10,04,15,22,02,06,01,32,31 2-6','223cb6d48fccb6f98d93d766c1b21aa62b6a9d5f214f6a0076365acd489b0ee8','0439b56f902c083af41605a5dfb587e52454e15b14b4bbc84b69541b1f0c4fd3');
CREATE TABLE events (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	payload TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (game, number), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',1,'created',1,'{"rules": "regular+chips", "hash": "81a7e2c2d6bb558d6772463457ca46920ef058d427502e7c47827946079df376", "opponent": "link"}',1.79496471512598395345e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',2,'joined',1,'{"player": "B"}',1.79496471516899323457e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',3,'chosen',1,'{"player": "A", "choice": "white"}',1.79496471518898916249e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',4,'chosen',1,'{"player": "B", "choice": "keep-i"}',1.79496471520701360701e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',5,'chosen',1,'{"player": "A", "choice": "keep-d"}',1.79496471523300409316e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',6,'drawn',1,'{"player": "B", "tile": "13"}',1.79496471523300409316e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',7,'moved',1,'{"player": "B", "move": "w4:42", "brought": null}',1.79496471524998235701e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',8,'drawn',1,'{"player": "A", "tile": "31"}',1.79496471524998235701e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',9,'moved',1,'{"player": "A", "move": "x31-51", "brought": null}',1.79496471526398372652e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',10,'drawn',1,'{"player": "B", "tile": "14"}',1.79496471526398372652e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',11,'moved',1,'{"player": "B", "move": "x13-51", "brought": null}',1794964715.27199);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',12,'drawn',1,'{"player": "A", "tile": "02"}',1794964715.27199);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',13,'moved',1,'{"player": "A", "move": "r02", "brought": "10"}',1.79496471528200817109e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',14,'drawn',1,'{"player": "B", "tile": "33"}',1.79496471528200817109e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',15,'moved',1,'{"player": "B", "move": "r30", "brought": "21"}',1.79496471529600906376e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',16,'drawn',1,'{"player": "A", "tile": "24"}',1.79496471529600906376e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',17,'moved',1,'{"player": "A", "move": "w3:10+23", "brought": null}',1.79496471530900454519e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',18,'drawn',1,'{"player": "B", "tile": "20"}',1.79496471530900454519e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',19,'moved',1,'{"player": "B", "move": "w3^20+31i", "brought": null}',1.79496471532799458498e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',20,'drawn',1,'{"player": "A", "tile": "12"}',1.79496471532799458498e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',21,'moved',1,'{"player": "A", "move": "w3^12+13d", "brought": null}',1.79496471533998394011e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',22,'drawn',1,'{"player": "B", "tile": "22"}',1.79496471533998394011e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',23,'moved',1,'{"player": "B", "move": "w6:14+51", "brought": null}',1.79496471541699028013e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',24,'drawn',1,'{"player": "A", "tile": "03"}',1.79496471541699028013e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',25,'asked',1,'{"what": "takeback", "by": "A"}',1.79496471542399072644e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',26,'taken-back',1,'{"by": "A", "steps": 18}',1.79496471543400883674e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',27,'moved',1,'{"player": "A", "move": "w2:24", "brought": null}',1.79496471545199298854e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',28,'drawn',1,'{"player": "B", "tile": "22"}',1.79496471545199298854e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',29,'moved',1,'{"player": "B", "move": "w6:14+51", "brought": null}',1794964715.467);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',30,'drawn',1,'{"player": "A", "tile": "03"}',1794964715.467);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',31,'moved',1,'{"player": "A", "move": "b2:01d", "brought": null}',1.79496471563199615478e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',32,'drawn',1,'{"player": "B", "tile": "32"}',1.79496471563199615478e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',33,'moved',1,'{"player": "B", "move": "b3:21+22", "brought": null}',1.79496471565299773221e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',34,'drawn',1,'{"player": "A", "tile": "11"}',1.79496471565299773221e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',35,'moved',1,'{"player": "A", "move": "w6^12+50", "brought": null}',1.79496471566398143769e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',36,'drawn',1,'{"player": "B", "tile": "60"}',1.79496471566398143769e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',37,'asked',1,'{"what": "rematch", "by": "A"}',1.79496471568301177021e+09);
INSERT INTO "events" VALUES('c7576bb345384b549fc0',1,'created',1,'{"rules": "regular+chips", "hash": "84789878f4290934f252c2f4283ce0cd81fb6d147c8c18385014dbf0d0e98abc", "opponent": "link"}',1.79496471569600701337e+09);
INSERT INTO "events" VALUES('89fbde002c8d28cb3106',38,'answered',1,'{"what": "rematch", "by": "B", "accept": true, "game": "c7576bb345384b549fc0"}',1.79496471569600701337e+09);
INSERT INTO "events" VALUES('4d973bea3a1f3caff2c9',1,'created',1,'{"rules": "regular", "hash": "70e7673cdf5e8fff1fc9f46605718097d311192866a16a7a5e905c8c30ddf54c", "opponent": "link"}',1.79496471571000814435e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',1,'created',1,'{"rules": "novice", "hash": "46bf59f182956f561eb883c6129657f06fc6e9d8ad6c29d6293b191e16b8b7dd", "opponent": "device"}',1.79496471571700859067e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',2,'drawn',1,'{"player": "B", "tile": "40"}',1.79496471571700859067e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',3,'moved',1,'{"player": "B", "move": "r40", "brought": "01"}',1.79496471572598075864e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',4,'drawn',1,'{"player": "A", "tile": "04"}',1.79496471572598075864e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',5,'moved',1,'{"player": "A", "move": "x21-06", "brought": null}',1.79496471573298120496e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',6,'drawn',1,'{"player": "B", "tile": "14"}',1.79496471573298120496e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',7,'moved',1,'{"player": "B", "move": "x13-06", "brought": null}',1.79496471574098777771e+09);
INSERT INTO "events" VALUES('e8c82b7c8e655c2aa30e',8,'drawn',1,'{"player": "A", "tile": "60"}',1.79496471574098777771e+09);
INSERT INTO "events" VALUES('aa7bb02529b0737688cb',1,'created',1,'{"rules": "novice+chips", "hash": "ce1f8027c0197540d74317d52da6d41e4b7496fec366c93d6decddda7ec22d45", "opponent": "device"}',1.79496471575301742556e+09);
INSERT INTO "events" VALUES('aa7bb02529b0737688cb',2,'called-off',1,'{"by": "A"}',1.79496471575800633428e+09);
INSERT INTO "events" VALUES('ec0217cb4824d233aea3',1,'created',1,'{"rules": "novice", "hash": "a5c35b89e8e6d7d762c0e73e91167dd2e228374435edbcdf8f530f8d6b44e59b", "opponent": "computer"}',1.79496471576500678064e+09);
INSERT INTO "events" VALUES('ec0217cb4824d233aea3',2,'drawn',1,'{"player": "A", "tile": "33"}',1.79496471576500678064e+09);
INSERT INTO "events" VALUES('99de56453118f844c127',1,'created',1,'{"rules": "novice", "hash": "0439b56f902c083af41605a5dfb587e52454e15b14b4bbc84b69541b1f0c4fd3", "opponent": "computer"}',1.79496471580198097232e+09);
INSERT INTO "events" VALUES('99de56453118f844c127',2,'drawn',1,'{"player": "B", "tile": "05"}',1.79496471580198097232e+09);
CREATE TABLE games (
	id VARCHAR NOT NULL, 
	deal VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	edition VARCHAR NOT NULL, 
	opponent VARCHAR NOT NULL, 
	level VARCHAR, 
	seat_a VARCHAR, 
	seat_b VARCHAR, 
	status VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	deciders VARCHAR NOT NULL, 
	winner VARCHAR, 
	ending VARCHAR, 
	rematch VARCHAR, 
	created_at FLOAT NOT NULL, 
	changed_at FLOAT NOT NULL, 
	clock_seconds FLOAT, 
	clock_increment FLOAT, 
	clock_days INTEGER, 
	left_a FLOAT, 
	left_b FLOAT, 
	running VARCHAR, 
	running_since FLOAT, 
	thinker VARCHAR, 
	leased_until FLOAT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(deal) REFERENCES deals (id), 
	FOREIGN KEY(seat_a) REFERENCES players (id), 
	FOREIGN KEY(seat_b) REFERENCES players (id)
);
INSERT INTO "games" VALUES('89fbde002c8d28cb3106','89fbde002c8d28cb3106','regular+chips','2023.1','link',NULL,'8989751a781fddc7b5620392','05303d28d7cb5a048288086e','over',38,'','A','D','c7576bb345384b549fc0',1.79496471512598395345e+09,1.79496471569600701337e+09,600.0,5.0,NULL,6.29740013122558593737e+02,6.298290095329284668e+02,NULL,1.79496471569600701337e+09,NULL,NULL);
INSERT INTO "games" VALUES('c7576bb345384b549fc0','c7576bb345384b549fc0','regular+chips','2023.1','link',NULL,'05303d28d7cb5a048288086e','8989751a781fddc7b5620392','setup',1,'A',NULL,NULL,NULL,1.79496471569600701337e+09,1.79496471569600701337e+09,600.0,5.0,NULL,600.0,600.0,NULL,1.79496471569600701337e+09,NULL,NULL);
INSERT INTO "games" VALUES('4d973bea3a1f3caff2c9','4d973bea3a1f3caff2c9','regular','2023.1','link',NULL,'8989751a781fddc7b5620392',NULL,'waiting',1,'',NULL,NULL,NULL,1.79496471571000814435e+09,1.79496471571000814435e+09,NULL,0.0,3,259200.0,259200.0,NULL,1.79496471571000814435e+09,NULL,NULL);
INSERT INTO "games" VALUES('e8c82b7c8e655c2aa30e','e8c82b7c8e655c2aa30e','novice','2023.1','device',NULL,'8989751a781fddc7b5620392','8989751a781fddc7b5620392','playing',8,'A',NULL,NULL,NULL,1.79496471571700859067e+09,1.79496471574098777771e+09,NULL,0.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('aa7bb02529b0737688cb','aa7bb02529b0737688cb','novice+chips','2023.1','device',NULL,'8989751a781fddc7b5620392','8989751a781fddc7b5620392','called-off',2,'',NULL,NULL,NULL,1.79496471575301742556e+09,1.79496471575800633428e+09,NULL,0.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('ec0217cb4824d233aea3','ec0217cb4824d233aea3','novice','2023.1','computer','seedling','8989751a781fddc7b5620392','computer-seedling','playing',2,'A',NULL,NULL,NULL,1.79496471576500678064e+09,1.79496471576500678064e+09,NULL,0.0,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "games" VALUES('99de56453118f844c127','99de56453118f844c127','novice','2023.1','computer','seedling','8989751a781fddc7b5620392','computer-seedling','playing',2,'B',NULL,NULL,NULL,1.79496471580198097232e+09,1.79496471580198097232e+09,NULL,0.0,NULL,NULL,NULL,NULL,NULL,'B',NULL);
CREATE TABLE invitations (
	token_hash VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	seat VARCHAR NOT NULL, 
	"by" VARCHAR NOT NULL, 
	claimed_at FLOAT, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY("by") REFERENCES players (id), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	UNIQUE (game)
);
INSERT INTO "invitations" VALUES('c2a440a2381e5ed5141be0f73f3d8086a42567004a95de168cbd9b5f50c8268f','89fbde002c8d28cb3106','B','8989751a781fddc7b5620392',1.79496471516798734662e+09);
INSERT INTO "invitations" VALUES('230448bd6c0a9b482a42e46428f028e99507a929b6b11c2ac26476137fb3f6e8','4d973bea3a1f3caff2c9','B','8989751a781fddc7b5620392',NULL);
CREATE TABLE links (
	token_hash VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	expires_at FLOAT NOT NULL, 
	used_at FLOAT, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	name VARCHAR, 
	created_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('computer-seedling','computer',NULL,0.0);
INSERT INTO "players" VALUES('computer-leaf','computer',NULL,0.0);
INSERT INTO "players" VALUES('computer-cup','computer',NULL,0.0);
INSERT INTO "players" VALUES('computer-kettle','computer',NULL,0.0);
INSERT INTO "players" VALUES('computer-teahouse','computer',NULL,0.0);
INSERT INTO "players" VALUES('computer-master','computer',NULL,0.0);
INSERT INTO "players" VALUES('8989751a781fddc7b5620392','guest','Ada',1.7949647147419989109e+09);
INSERT INTO "players" VALUES('05303d28d7cb5a048288086e','guest',NULL,1.79496471515599775314e+09);
CREATE TABLE presence (
	game VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	here BOOLEAN NOT NULL, 
	seen_at FLOAT NOT NULL, 
	PRIMARY KEY (game, player), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
CREATE TABLE requests (
	game VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	request VARCHAR NOT NULL, 
	number INTEGER NOT NULL, content VARCHAR, 
	PRIMARY KEY (game, player, request), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r0-485deac5-d89b-4b32-996a-8bb49d776e8e',2,'1 white');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r1-abb1319a-827d-4760-8ba0-b64a22eee797',3,'3 keep-i');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r2-7fd8e24e-1baa-46df-b6ff-bfb8d179bbe4',4,'2 keep-d');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r3-36fd4c48-ee39-4595-8503-db7978c3e4c4',6,'4 w4:42');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r4-fe8a6b1f-6454-4240-bb7e-0417556d0b6a',8,'5 x31-51');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r5-cffc03a7-7fa9-4d50-9070-9f71192bbe03',10,'6 x13-51');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r6-ab079833-2683-4aa5-8b28-06764380e0e5',12,'7 r02');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r7-40fc98ad-4957-419a-8234-9adea5c37f1a',14,'8 r30');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r8-dd7bb835-cdc9-464e-8aa9-156768dfc5a0',16,'9 w3:10+23');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r9-6f9a5fc4-c575-4325-b869-52c6190982f2',18,'10 w3^20+31i');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r10-c85b8b43-f8c5-4429-86c6-ee0d2945af1a',20,'11 w3^12+13d');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r11-d07a0ce9-10c3-49e7-9f83-950564dc49c3',22,'12 w6:14+51');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','takeback r12-59604ed4-afc2-4dea-8fb8-f5b2f160494a',24,'');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','takeback-answer r13-09e56bb3-174f-4bb0-9c50-7f4b8d2a561e',25,'True');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r14-45832fdf-e229-4b38-a7a0-5a3ad2babd11',26,'14 w2:24');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r15-8b903424-5f22-4f69-b119-68b9ec0b4608',28,'15 w6:14+51');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r16-5d2294d9-dbef-429b-aaa6-55c486426cf4',30,'16 b2:01d');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','05303d28d7cb5a048288086e','decide r17-533875a7-7778-4c23-b6cc-1c7f813ef5cb',32,'17 b3:21+22');
INSERT INTO "requests" VALUES('89fbde002c8d28cb3106','8989751a781fddc7b5620392','decide r18-5b7ec8da-a0d3-4818-ab82-16c8095923bc',34,'18 w6^12+50');
INSERT INTO "requests" VALUES('e8c82b7c8e655c2aa30e','8989751a781fddc7b5620392','decide r21-cccd7870-512c-4d57-b015-2737f4088161',2,'1 r40');
INSERT INTO "requests" VALUES('e8c82b7c8e655c2aa30e','8989751a781fddc7b5620392','decide r22-f527d31b-c145-48a1-9796-189fd3fcbf05',4,'2 x21-06');
INSERT INTO "requests" VALUES('e8c82b7c8e655c2aa30e','8989751a781fddc7b5620392','decide r23-3a75568c-f4ee-4263-ad7e-42fd6c993707',6,'3 x13-06');
INSERT INTO "requests" VALUES('aa7bb02529b0737688cb','8989751a781fddc7b5620392','call-off r24-a2fb676f-c5f5-440b-9f2d-af57957175eb',1,'');
CREATE TABLE tokens (
	token_hash VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	PRIMARY KEY (token_hash), 
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "tokens" VALUES('4255983cdfcdc118aba38c1281ba18c141cd5be7c06979865e0007083b8c8ac5','8989751a781fddc7b5620392');
INSERT INTO "tokens" VALUES('4800e1dd11ec9f10a5519778c9b64c7ae44ad9450037be1d0aaeeee1de7fad72','05303d28d7cb5a048288086e');
CREATE TABLE wishes (
	player VARCHAR NOT NULL, 
	request VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	PRIMARY KEY (player, request), 
	FOREIGN KEY(player) REFERENCES players (id), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "wishes" VALUES('8989751a781fddc7b5620392','once','89fbde002c8d28cb3106');
CREATE INDEX games_of_a ON games (seat_a, changed_at);
CREATE INDEX games_of_b ON games (seat_b, changed_at);
CREATE INDEX games_running ON games (running);
CREATE INDEX games_status ON games (status, created_at);
CREATE INDEX games_thinking ON games (thinker, leased_until);
CREATE INDEX wishes_of_game ON wishes (game);
COMMIT;
