"""The numbers of AVA's rules, topic times 100 plus number; made by `dev.py bless` from the rulebook."""

from __future__ import annotations

from typing import Final

TOPICS: Final = (
    "",
    "MAT",
    "WIN",
    "DECK",
    "CARD",
    "AREA",
    "SETUP",
    "GOLD",
    "PLAY",
    "TURN",
    "TACT",
    "CREA",
    "MOVE",
    "AVATAR",
    "CITY",
    "EVENT",
    "MAGIC",
    "ENCH",
    "STATE",
    "MARK",
    "COMBAT",
    "RESP",
    "ABIL",
    "CONFLICT",
    "XCOST",
    "MULTI",
)

MAT_01: Final = 101
MAT_02: Final = 102
WIN_01: Final = 201
WIN_02: Final = 202
WIN_03: Final = 203
WIN_04: Final = 204
WIN_05: Final = 205
WIN_06: Final = 206
WIN_07: Final = 207
WIN_08: Final = 208
WIN_09: Final = 209
WIN_10: Final = 210
WIN_11: Final = 211
WIN_12: Final = 212
DECK_01: Final = 301
DECK_02: Final = 302
DECK_03: Final = 303
DECK_04: Final = 304
DECK_05: Final = 305
DECK_06: Final = 306
DECK_07: Final = 307
DECK_08: Final = 308
DECK_09: Final = 309
DECK_10: Final = 310
DECK_11: Final = 311
CARD_01: Final = 401
CARD_02: Final = 402
CARD_03: Final = 403
CARD_04: Final = 404
CARD_05: Final = 405
CARD_06: Final = 406
CARD_07: Final = 407
CARD_08: Final = 408
CARD_09: Final = 409
CARD_10: Final = 410
CARD_11: Final = 411
CARD_12: Final = 412
CARD_13: Final = 413
CARD_14: Final = 414
AREA_01: Final = 501
AREA_02: Final = 502
AREA_03: Final = 503
AREA_04: Final = 504
AREA_05: Final = 505
AREA_06: Final = 506
AREA_07: Final = 507
AREA_08: Final = 508
AREA_09: Final = 509
AREA_10: Final = 510
SETUP_01: Final = 601
SETUP_02: Final = 602
SETUP_03: Final = 603
SETUP_04: Final = 604
SETUP_05: Final = 605
SETUP_06: Final = 606
SETUP_07: Final = 607
GOLD_01: Final = 701
GOLD_02: Final = 702
GOLD_03: Final = 703
GOLD_04: Final = 704
GOLD_05: Final = 705
GOLD_06: Final = 706
GOLD_07: Final = 707
GOLD_08: Final = 708
GOLD_09: Final = 709
GOLD_10: Final = 710
GOLD_11: Final = 711
GOLD_12: Final = 712
GOLD_13: Final = 713
GOLD_14: Final = 714
GOLD_15: Final = 715
PLAY_01: Final = 801
PLAY_02: Final = 802
PLAY_03: Final = 803
PLAY_04: Final = 804
PLAY_05: Final = 805
PLAY_06: Final = 806
PLAY_07: Final = 807
PLAY_08: Final = 808
PLAY_09: Final = 809
PLAY_10: Final = 810
TURN_01: Final = 901
TURN_02: Final = 902
TURN_03: Final = 903
TURN_04: Final = 904
TURN_05: Final = 905
TURN_06: Final = 906
TURN_07: Final = 907
TURN_08: Final = 908
TURN_09: Final = 909
TURN_10: Final = 910
TURN_11: Final = 911
TURN_12: Final = 912
TURN_13: Final = 913
TURN_14: Final = 914
TURN_15: Final = 915
TURN_16: Final = 916
TURN_17: Final = 917
TURN_18: Final = 918
TACT_01: Final = 1001
TACT_02: Final = 1002
TACT_03: Final = 1003
TACT_04: Final = 1004
TACT_05: Final = 1005
TACT_06: Final = 1006
TACT_07: Final = 1007
TACT_08: Final = 1008
TACT_09: Final = 1009
TACT_10: Final = 1010
TACT_11: Final = 1011
TACT_12: Final = 1012
CREA_01: Final = 1101
CREA_02: Final = 1102
CREA_03: Final = 1103
CREA_04: Final = 1104
CREA_05: Final = 1105
CREA_06: Final = 1106
CREA_07: Final = 1107
CREA_08: Final = 1108
CREA_09: Final = 1109
MOVE_01: Final = 1201
MOVE_02: Final = 1202
MOVE_03: Final = 1203
MOVE_04: Final = 1204
MOVE_05: Final = 1205
MOVE_06: Final = 1206
AVATAR_01: Final = 1301
AVATAR_02: Final = 1302
AVATAR_03: Final = 1303
AVATAR_04: Final = 1304
AVATAR_05: Final = 1305
AVATAR_06: Final = 1306
AVATAR_07: Final = 1307
AVATAR_08: Final = 1308
AVATAR_09: Final = 1309
AVATAR_10: Final = 1310
AVATAR_11: Final = 1311
AVATAR_12: Final = 1312
AVATAR_13: Final = 1313
AVATAR_14: Final = 1314
AVATAR_15: Final = 1315
AVATAR_16: Final = 1316
AVATAR_17: Final = 1317
AVATAR_18: Final = 1318
AVATAR_19: Final = 1319
AVATAR_20: Final = 1320
CITY_01: Final = 1401
CITY_02: Final = 1402
CITY_03: Final = 1403
CITY_04: Final = 1404
CITY_05: Final = 1405
CITY_06: Final = 1406
CITY_07: Final = 1407
CITY_08: Final = 1408
CITY_09: Final = 1409
CITY_10: Final = 1410
CITY_11: Final = 1411
CITY_12: Final = 1412
CITY_13: Final = 1413
CITY_14: Final = 1414
CITY_15: Final = 1415
CITY_16: Final = 1416
EVENT_01: Final = 1501
EVENT_02: Final = 1502
EVENT_03: Final = 1503
EVENT_04: Final = 1504
EVENT_05: Final = 1505
MAGIC_01: Final = 1601
MAGIC_02: Final = 1602
MAGIC_03: Final = 1603
ENCH_01: Final = 1701
ENCH_02: Final = 1702
ENCH_03: Final = 1703
ENCH_04: Final = 1704
STATE_01: Final = 1801
STATE_02: Final = 1802
STATE_03: Final = 1803
STATE_04: Final = 1804
STATE_05: Final = 1805
STATE_06: Final = 1806
STATE_07: Final = 1807
STATE_08: Final = 1808
STATE_09: Final = 1809
STATE_10: Final = 1810
STATE_11: Final = 1811
STATE_12: Final = 1812
MARK_01: Final = 1901
MARK_02: Final = 1902
MARK_03: Final = 1903
MARK_04: Final = 1904
MARK_05: Final = 1905
MARK_06: Final = 1906
MARK_07: Final = 1907
MARK_08: Final = 1908
COMBAT_01: Final = 2001
COMBAT_02: Final = 2002
COMBAT_03: Final = 2003
COMBAT_04: Final = 2004
COMBAT_05: Final = 2005
COMBAT_06: Final = 2006
COMBAT_07: Final = 2007
COMBAT_08: Final = 2008
COMBAT_09: Final = 2009
COMBAT_10: Final = 2010
COMBAT_11: Final = 2011
COMBAT_12: Final = 2012
COMBAT_13: Final = 2013
COMBAT_14: Final = 2014
COMBAT_15: Final = 2015
COMBAT_16: Final = 2016
COMBAT_17: Final = 2017
COMBAT_18: Final = 2018
COMBAT_19: Final = 2019
COMBAT_20: Final = 2020
COMBAT_21: Final = 2021
COMBAT_22: Final = 2022
COMBAT_23: Final = 2023
COMBAT_24: Final = 2024
COMBAT_25: Final = 2025
COMBAT_26: Final = 2026
RESP_01: Final = 2101
RESP_02: Final = 2102
RESP_03: Final = 2103
RESP_04: Final = 2104
RESP_05: Final = 2105
RESP_06: Final = 2106
RESP_07: Final = 2107
RESP_08: Final = 2108
RESP_09: Final = 2109
ABIL_01: Final = 2201
ABIL_02: Final = 2202
ABIL_03: Final = 2203
ABIL_04: Final = 2204
ABIL_05: Final = 2205
ABIL_06: Final = 2206
ABIL_07: Final = 2207
ABIL_08: Final = 2208
ABIL_09: Final = 2209
ABIL_10: Final = 2210
CONFLICT_01: Final = 2301
CONFLICT_02: Final = 2302
CONFLICT_03: Final = 2303
XCOST_01: Final = 2401
MULTI_01: Final = 2501
MULTI_02: Final = 2502
MULTI_03: Final = 2503
MULTI_04: Final = 2504
MULTI_05: Final = 2505
