print(MoorhenClock().seconds(), MoorhenClock().isToday())
