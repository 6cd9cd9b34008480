print(MeterReader().read())
