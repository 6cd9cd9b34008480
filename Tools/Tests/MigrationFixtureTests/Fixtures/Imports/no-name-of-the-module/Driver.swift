print(HedgehogNap().sleep())
