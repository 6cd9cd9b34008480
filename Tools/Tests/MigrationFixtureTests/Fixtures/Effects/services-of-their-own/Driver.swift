print(ReedAccount().title(), ReedMeter().day(), ReedMeter().level())
