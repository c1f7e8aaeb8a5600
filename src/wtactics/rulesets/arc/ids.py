"""The numbers of ARC's rules, topic times 100 plus number; made by `dev.py bless` from the rulebook."""

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
    "POWER",
    "PLAY",
    "TURN",
    "TACT",
    "CREA",
    "MOVE",
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
MAT_03: Final = 103
MAT_04: Final = 104
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
AREA_11: Final = 511
SETUP_01: Final = 601
SETUP_02: Final = 602
SETUP_03: Final = 603
SETUP_04: Final = 604
SETUP_05: Final = 605
SETUP_06: Final = 606
SETUP_07: Final = 607
POWER_01: Final = 701
POWER_02: Final = 702
POWER_03: Final = 703
POWER_04: Final = 704
POWER_05: Final = 705
POWER_06: Final = 706
POWER_07: Final = 707
POWER_08: Final = 708
POWER_09: Final = 709
POWER_10: Final = 710
POWER_11: Final = 711
POWER_12: Final = 712
POWER_13: Final = 713
POWER_14: Final = 714
POWER_15: Final = 715
POWER_16: Final = 716
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
PLAY_11: Final = 811
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
TURN_19: Final = 919
TURN_20: Final = 920
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
TACT_13: Final = 1013
TACT_14: Final = 1014
TACT_15: Final = 1015
CREA_01: Final = 1101
CREA_02: Final = 1102
CREA_03: Final = 1103
CREA_04: Final = 1104
CREA_05: Final = 1105
CREA_06: Final = 1106
CREA_07: Final = 1107
CREA_08: Final = 1108
CREA_09: Final = 1109
CREA_10: Final = 1110
CREA_11: Final = 1111
CREA_12: Final = 1112
MOVE_01: Final = 1201
MOVE_02: Final = 1202
MOVE_03: Final = 1203
MOVE_04: Final = 1204
MOVE_05: Final = 1205
MOVE_06: Final = 1206
MOVE_07: Final = 1207
MOVE_08: Final = 1208
MOVE_09: Final = 1209
CITY_01: Final = 1301
CITY_02: Final = 1302
CITY_03: Final = 1303
CITY_04: Final = 1304
CITY_05: Final = 1305
CITY_06: Final = 1306
CITY_07: Final = 1307
CITY_08: Final = 1308
CITY_09: Final = 1309
CITY_10: Final = 1310
CITY_11: Final = 1311
CITY_12: Final = 1312
EVENT_01: Final = 1401
EVENT_02: Final = 1402
EVENT_03: Final = 1403
EVENT_04: Final = 1404
EVENT_05: Final = 1405
MAGIC_01: Final = 1501
MAGIC_02: Final = 1502
MAGIC_03: Final = 1503
ENCH_01: Final = 1601
ENCH_02: Final = 1602
ENCH_03: Final = 1603
ENCH_04: Final = 1604
ENCH_05: Final = 1605
STATE_01: Final = 1701
STATE_02: Final = 1702
STATE_03: Final = 1703
STATE_04: Final = 1704
STATE_05: Final = 1705
STATE_06: Final = 1706
STATE_07: Final = 1707
STATE_08: Final = 1708
STATE_09: Final = 1709
STATE_10: Final = 1710
STATE_11: Final = 1711
STATE_12: Final = 1712
MARK_01: Final = 1801
MARK_02: Final = 1802
MARK_03: Final = 1803
MARK_04: Final = 1804
MARK_05: Final = 1805
MARK_06: Final = 1806
MARK_07: Final = 1807
MARK_08: Final = 1808
COMBAT_01: Final = 1901
COMBAT_02: Final = 1902
COMBAT_03: Final = 1903
COMBAT_04: Final = 1904
COMBAT_05: Final = 1905
COMBAT_06: Final = 1906
COMBAT_07: Final = 1907
COMBAT_08: Final = 1908
COMBAT_09: Final = 1909
COMBAT_10: Final = 1910
COMBAT_11: Final = 1911
COMBAT_12: Final = 1912
COMBAT_13: Final = 1913
COMBAT_14: Final = 1914
COMBAT_15: Final = 1915
COMBAT_16: Final = 1916
COMBAT_17: Final = 1917
COMBAT_18: Final = 1918
COMBAT_19: Final = 1919
COMBAT_20: Final = 1920
COMBAT_21: Final = 1921
COMBAT_22: Final = 1922
COMBAT_23: Final = 1923
COMBAT_24: Final = 1924
COMBAT_25: Final = 1925
COMBAT_26: Final = 1926
COMBAT_27: Final = 1927
RESP_01: Final = 2001
RESP_02: Final = 2002
RESP_03: Final = 2003
RESP_04: Final = 2004
RESP_05: Final = 2005
RESP_06: Final = 2006
RESP_07: Final = 2007
RESP_08: Final = 2008
RESP_09: Final = 2009
ABIL_01: Final = 2101
ABIL_02: Final = 2102
ABIL_03: Final = 2103
ABIL_04: Final = 2104
ABIL_05: Final = 2105
ABIL_06: Final = 2106
ABIL_07: Final = 2107
ABIL_08: Final = 2108
ABIL_09: Final = 2109
ABIL_10: Final = 2110
ABIL_11: Final = 2111
ABIL_12: Final = 2112
CONFLICT_01: Final = 2201
CONFLICT_02: Final = 2202
CONFLICT_03: Final = 2203
XCOST_01: Final = 2301
XCOST_02: Final = 2302
MULTI_01: Final = 2401
MULTI_02: Final = 2402
MULTI_03: Final = 2403
MULTI_04: Final = 2404
MULTI_05: Final = 2405
MULTI_06: Final = 2406
MULTI_07: Final = 2407
