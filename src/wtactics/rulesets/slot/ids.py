"""The numbers of SLOT's rules, topic times 100 plus number; made by `dev.py bless` from the rulebook."""

from __future__ import annotations

from typing import Final

TOPICS: Final = (
    "",
    "DESIGN",
    "TABLE",
    "CARD",
    "ARMY",
    "SHAPE",
    "DECK",
    "TWI",
    "GRAVE",
    "NUM",
    "PRIO",
    "START",
    "TURN",
    "AP",
    "MARK",
    "PAY",
    "UPK",
    "RECR",
    "LEVEL",
    "MOVE",
    "REST",
    "ABIL",
    "ATK",
    "GROUP",
    "DECL",
    "RESOLVE",
    "DEF",
    "WIN",
    "POINTS",
    "DRAW",
    "INFO",
)

DESIGN_01: Final = 101
DESIGN_02: Final = 102
DESIGN_03: Final = 103
DESIGN_04: Final = 104
DESIGN_05: Final = 105
DESIGN_06: Final = 106
DESIGN_07: Final = 107
DESIGN_08: Final = 108
DESIGN_09: Final = 109
DESIGN_10: Final = 110
DESIGN_11: Final = 111
DESIGN_12: Final = 112
DESIGN_13: Final = 113
DESIGN_14: Final = 114
TABLE_01: Final = 201
TABLE_02: Final = 202
CARD_01: Final = 301
CARD_02: Final = 302
CARD_03: Final = 303
CARD_04: Final = 304
CARD_05: Final = 305
CARD_06: Final = 306
CARD_07: Final = 307
ARMY_01: Final = 401
ARMY_02: Final = 402
ARMY_03: Final = 403
ARMY_04: Final = 404
ARMY_05: Final = 405
ARMY_06: Final = 406
ARMY_07: Final = 407
ARMY_08: Final = 408
ARMY_09: Final = 409
SHAPE_01: Final = 501
SHAPE_02: Final = 502
SHAPE_03: Final = 503
SHAPE_04: Final = 504
SHAPE_05: Final = 505
SHAPE_06: Final = 506
SHAPE_07: Final = 507
SHAPE_08: Final = 508
DECK_01: Final = 601
DECK_02: Final = 602
DECK_03: Final = 603
DECK_04: Final = 604
DECK_05: Final = 605
DECK_06: Final = 606
DECK_07: Final = 607
DECK_08: Final = 608
DECK_09: Final = 609
DECK_10: Final = 610
TWI_01: Final = 701
TWI_02: Final = 702
TWI_03: Final = 703
TWI_04: Final = 704
TWI_05: Final = 705
TWI_06: Final = 706
TWI_07: Final = 707
TWI_08: Final = 708
TWI_09: Final = 709
TWI_10: Final = 710
GRAVE_01: Final = 801
GRAVE_02: Final = 802
GRAVE_03: Final = 803
GRAVE_04: Final = 804
NUM_01: Final = 901
NUM_02: Final = 902
NUM_03: Final = 903
PRIO_01: Final = 1001
PRIO_02: Final = 1002
PRIO_03: Final = 1003
START_01: Final = 1101
START_02: Final = 1102
START_03: Final = 1103
START_04: Final = 1104
START_05: Final = 1105
START_06: Final = 1106
START_07: Final = 1107
START_08: Final = 1108
START_09: Final = 1109
START_10: Final = 1110
START_11: Final = 1111
TURN_01: Final = 1201
TURN_02: Final = 1202
TURN_03: Final = 1203
TURN_04: Final = 1204
TURN_05: Final = 1205
TURN_06: Final = 1206
TURN_07: Final = 1207
AP_01: Final = 1301
AP_02: Final = 1302
AP_03: Final = 1303
AP_04: Final = 1304
AP_05: Final = 1305
AP_06: Final = 1306
MARK_01: Final = 1401
MARK_02: Final = 1402
MARK_03: Final = 1403
MARK_04: Final = 1404
MARK_05: Final = 1405
MARK_06: Final = 1406
MARK_07: Final = 1407
MARK_08: Final = 1408
PAY_01: Final = 1501
PAY_02: Final = 1502
PAY_03: Final = 1503
PAY_04: Final = 1504
PAY_05: Final = 1505
PAY_06: Final = 1506
UPK_01: Final = 1601
UPK_02: Final = 1602
UPK_03: Final = 1603
UPK_04: Final = 1604
UPK_05: Final = 1605
UPK_06: Final = 1606
UPK_07: Final = 1607
UPK_08: Final = 1608
RECR_01: Final = 1701
RECR_02: Final = 1702
RECR_03: Final = 1703
RECR_04: Final = 1704
RECR_05: Final = 1705
RECR_06: Final = 1706
RECR_07: Final = 1707
RECR_08: Final = 1708
RECR_09: Final = 1709
RECR_10: Final = 1710
RECR_11: Final = 1711
LEVEL_01: Final = 1801
LEVEL_02: Final = 1802
LEVEL_03: Final = 1803
LEVEL_04: Final = 1804
LEVEL_05: Final = 1805
LEVEL_06: Final = 1806
MOVE_01: Final = 1901
MOVE_02: Final = 1902
MOVE_03: Final = 1903
MOVE_04: Final = 1904
MOVE_05: Final = 1905
MOVE_06: Final = 1906
MOVE_07: Final = 1907
MOVE_08: Final = 1908
MOVE_09: Final = 1909
MOVE_10: Final = 1910
REST_01: Final = 2001
REST_02: Final = 2002
REST_03: Final = 2003
REST_04: Final = 2004
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
ABIL_13: Final = 2113
ABIL_14: Final = 2114
ABIL_15: Final = 2115
ABIL_16: Final = 2116
ABIL_17: Final = 2117
ABIL_18: Final = 2118
ABIL_19: Final = 2119
ABIL_20: Final = 2120
ABIL_21: Final = 2121
ABIL_22: Final = 2122
ABIL_23: Final = 2123
ABIL_24: Final = 2124
ABIL_25: Final = 2125
ABIL_26: Final = 2126
ABIL_27: Final = 2127
ABIL_28: Final = 2128
ABIL_29: Final = 2129
ABIL_30: Final = 2130
ABIL_31: Final = 2131
ATK_01: Final = 2201
ATK_02: Final = 2202
ATK_03: Final = 2203
ATK_04: Final = 2204
ATK_05: Final = 2205
ATK_06: Final = 2206
ATK_07: Final = 2207
ATK_08: Final = 2208
ATK_09: Final = 2209
GROUP_01: Final = 2301
GROUP_02: Final = 2302
GROUP_03: Final = 2303
GROUP_04: Final = 2304
GROUP_05: Final = 2305
GROUP_06: Final = 2306
GROUP_07: Final = 2307
GROUP_08: Final = 2308
GROUP_09: Final = 2309
GROUP_10: Final = 2310
GROUP_11: Final = 2311
GROUP_12: Final = 2312
DECL_01: Final = 2401
DECL_02: Final = 2402
DECL_03: Final = 2403
DECL_04: Final = 2404
DECL_05: Final = 2405
DECL_06: Final = 2406
RESOLVE_01: Final = 2501
RESOLVE_02: Final = 2502
RESOLVE_03: Final = 2503
RESOLVE_04: Final = 2504
RESOLVE_05: Final = 2505
RESOLVE_06: Final = 2506
RESOLVE_07: Final = 2507
RESOLVE_08: Final = 2508
RESOLVE_09: Final = 2509
RESOLVE_10: Final = 2510
RESOLVE_11: Final = 2511
RESOLVE_12: Final = 2512
RESOLVE_13: Final = 2513
RESOLVE_14: Final = 2514
RESOLVE_15: Final = 2515
DEF_01: Final = 2601
DEF_02: Final = 2602
DEF_03: Final = 2603
DEF_04: Final = 2604
DEF_05: Final = 2605
DEF_06: Final = 2606
DEF_07: Final = 2607
DEF_08: Final = 2608
DEF_09: Final = 2609
DEF_10: Final = 2610
DEF_11: Final = 2611
WIN_01: Final = 2701
WIN_02: Final = 2702
WIN_03: Final = 2703
WIN_04: Final = 2704
WIN_05: Final = 2705
WIN_06: Final = 2706
WIN_07: Final = 2707
POINTS_01: Final = 2801
POINTS_02: Final = 2802
POINTS_03: Final = 2803
POINTS_04: Final = 2804
POINTS_05: Final = 2805
POINTS_06: Final = 2806
POINTS_07: Final = 2807
POINTS_08: Final = 2808
POINTS_09: Final = 2809
POINTS_10: Final = 2810
POINTS_11: Final = 2811
DRAW_01: Final = 2901
DRAW_02: Final = 2902
DRAW_03: Final = 2903
DRAW_04: Final = 2904
DRAW_05: Final = 2905
INFO_01: Final = 3001
INFO_02: Final = 3002
INFO_03: Final = 3003
INFO_04: Final = 3004
