print(FrostAlarm().rings())
