print(ClockMaker().make())
